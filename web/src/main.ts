// The first script, small so that it runs soon; the page itself is on its way meanwhile.

import './ahead'

// After an update of the server the old page may ask for files that are gone: the new page knows better. Once is enough.
addEventListener('vite:preloadError', (event) => {
  const last = Number(sessionStorage.getItem('tafelrunde.reloaded') ?? 0)
  if (Date.now() - last < 10_000) return
  event.preventDefault()
  sessionStorage.setItem('tafelrunde.reloaded', String(Date.now()))
  location.reload()
})

void import('./app')
