import { mount } from 'svelte'
import '../src/style/tokens.css'
import '@fontsource-variable/alegreya'
import '@fontsource-variable/alegreya/wght-italic.css'
import '@fontsource-variable/source-sans-3'
import Dev from './Dev.svelte'
import { loadGameWords, loadWords } from '../src/lib/texts'
import info from '../fixtures/drachenland.json'
const q = new URLSearchParams(location.search)
document.documentElement.dataset['theme'] = q.get('theme') ?? 'light'
const words = await loadGameWords(await loadWords((q.get('lang') ?? 'de') as 'de'), info as never)
mount(Dev, { target: document.getElementById('app')!, props: { words, name: q.get('name') ?? 'move', extra: q.get('picked') ?? '', motionName: q.get('motion') ?? '' , many: q.has('many')} })
