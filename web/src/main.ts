// The first script, small so that it runs soon; the page itself is on its way meanwhile.

import './ahead'

// After an update of the server the old page may ask for files that are gone: the new page knows better. Once is enough.
addEventListener('vite:preloadError', (event) => {
  const last = Number(sessionStorage.getItem('tafelrunde.reloaded') ?? 0)
  if (Date.now() - last < 10_000) return
  event.preventDefault()
  sessionStorage.setItem('tafelrunde.reloaded', String(Date.now()))
  void afresh()
})

/** A house that is away for a moment would leave nothing on the screen: the page waits until it answers. */
async function afresh(): Promise<void> {
  while (!(await fetch('', { cache: 'no-store' }).catch(() => null))?.ok) await new Promise((on) => setTimeout(on, 1000))
  location.reload()
}

void import('./app')
