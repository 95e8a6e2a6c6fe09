import { mount } from 'svelte'
import './style/tokens.css'
import './style/base.css'
import { ready } from './ahead'
import App from './App.svelte'
import { ui } from './ui.svelte'

const parsed = new Promise((done) => {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', done)
  else done(null)
})

void Promise.all([ready, ui.start(), parsed]).then(() => mount(App, { target: document.getElementById('app')! }))
