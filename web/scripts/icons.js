// Vite plugin: `~icons/game-icons/<name>` is a small component that shows one glyph of a shared sprite. The sprite holds
// only the glyphs that the sources name; it is a picture of its own, so no drawing is paid for as script. Whoever draws
// many glyphs takes the address of the sprite, `~icons/sprite`, and names them by `icon('<name>')`.

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const PREFIX = '~icons/game-icons/'
const SPRITE = '~icons/sprite'
const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, 'node_modules/.tafelrunde')
const sprite = join(folder, 'icons.svg')
const address = JSON.stringify(`${sprite}?url`) // a folder's name may hold an apostrophe

/** @returns {import('vite').Plugin} */
export default function icons() {
  const require = createRequire(import.meta.url)
  /** @type {{ icons: Record<string, { body: string }> }} */
  const set = require('@iconify-json/game-icons/icons.json')
  const used = new Set(named(join(root, 'src')))

  /** @param {string} name */
  function drawn(name) {
    const glyph = set.icons[name]
    if (!glyph) throw new Error(`There is no glyph ${name} in game-icons.`)
    return glyph.body
  }

  function write() {
    const glyphs = [...used].sort().map((name) => `<g id="${name}">${drawn(name)}</g>`)
    mkdirSync(folder, { recursive: true })
    writeFileSync(sprite, `<svg xmlns="http://www.w3.org/2000/svg">${glyphs.join('')}</svg>`)
  }
  write()

  return {
    name: 'tafelrunde-icons',
    enforce: 'pre',
    resolveId: (id) => (id === SPRITE ? id : id.startsWith(PREFIX) && !id.endsWith('.svelte') ? `${id}.svelte` : undefined),
    load(id) {
      if (id === SPRITE) return `export { default } from ${address}`
      if (!id.startsWith(PREFIX)) return undefined
      const name = id.slice(PREFIX.length, -'.svelte'.length)
      if (!used.has(name)) {
        used.add(name)
        write()
      }
      return `<script>
        import sprite from ${address}
        const { x, y, width = '1em', height = '1em', class: look } = $props()
      </script>
      <svg viewBox="0 0 512 512" {x} {y} {width} {height} class={look} aria-hidden="true"><use href="{sprite}#${name}" /></svg>`
    },
  }
}

/** @param {string} place @returns {string[]} */
function named(place) {
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(svelte|ts)$/.test(entry.name))
    .flatMap((entry) => [...readFileSync(join(entry.parentPath, entry.name), 'utf-8').matchAll(/~icons\/game-icons\/([a-z0-9-]+)|\bicon\('([a-z0-9-]+)'\)/g)])
    .map((match) => match[1] ?? match[2] ?? '')
}
