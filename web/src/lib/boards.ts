// How a board comes to the page: by the address that the server tells, whether it belongs to the house or to another
// package. The content security policy allows scripts and styles of the house itself, and this is where they lie.

import type { GameModule, WholeModule } from './board'
import type { BoardInfo } from './protocol'

const address = (path: string): string => new URL(path, document.baseURI).href

/** What draws a game: its board, over the generic table, which has whatever a board leaves out. */
export async function fetchBoard(board: BoardInfo | null): Promise<WholeModule> {
  const generic = async () => (await import('../games/generic')).default
  if (!board) return generic()
  const { script, styles, modules } = board
  if (modules.length && !modules.map(address).includes(import.meta.url)) outdated()
  for (const module of [script, ...modules]) link('modulepreload', module) // the heaviest first: few travel at a time
  const [{ default: made }] = await Promise.all([
    import(/* @vite-ignore */ address(script)) as Promise<{ default?: GameModule }>,
    ...styles.map((style) => loaded(link('stylesheet', style))),
  ])
  if (!made?.Board) throw new Error(`no Board: ${script}`)
  return modules.length ? (made as WholeModule) : { ...(await generic()), ...made } // the house's own are whole
}

/** A link in the page's head; what is there already is not asked for again. */
function link(rel: string, path: string): HTMLLinkElement {
  const href = address(path)
  const known = [...document.querySelectorAll('link')].find((one) => one.href === href && one.rel === rel)
  if (known) return known
  return document.head.appendChild(Object.assign(document.createElement('link'), { rel, href, crossOrigin: '' }))
}

const loaded = (style: HTMLLinkElement): Promise<unknown> =>
  new Promise((done, failed) => {
    if (style.sheet) done(null)
    style.addEventListener('load', done)
    style.addEventListener('error', () => failed(new Error(style.href)))
  })

/** A board of the house that was built with another page would bring that page along: the page is fetched anew. */
function outdated(): never {
  dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
  throw new Error('another build')
}
