import { mount } from 'svelte'
import './style/tokens.css'
import './style/base.css'
import App from './App.svelte'
import { ui } from './ui.svelte'

// After an update of the server the old page may ask for files that are gone: the new page knows better. Once is enough.
addEventListener('vite:preloadError', (event) => {
  const last = Number(sessionStorage.getItem('tafelrunde.reloaded') ?? 0)
  if (Date.now() - last < 10_000) return
  event.preventDefault()
  sessionStorage.setItem('tafelrunde.reloaded', String(Date.now()))
  location.reload()
})

void ui.start().then(() => mount(App, { target: document.getElementById('app')! }))
