import { mount } from 'svelte'
import './style/tokens.css'
import './style/base.css'
import App from './App.svelte'
import { ui } from './ui.svelte'

void ui.start().then(() => mount(App, { target: document.getElementById('app')! }))
