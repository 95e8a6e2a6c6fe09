// After the build: packs every text file for the server (`.gz` beside it), and weighs what a visitor fetches.
// Start page plus one table must stay under the budget, whichever language and game; further games are counted apart.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const BUDGET = 82_500 // bytes of script and style, gzip; the words of a language are counted apart
const GAME_BUDGET = 30_000 // what one game's board may add
const WORDS_BUDGET = 12_000 // what house and game say in one language
const out = new URL('../../src/tafelrunde/server/static/', import.meta.url).pathname

/** @type {Record<string, {file: string, css?: string[], imports?: string[], dynamicImports?: string[]}>} */
const manifest = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf-8'))

for (const entry of readdirSync(out, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(js|css|html|svg)$/.test(entry.name)) continue
  const path = join(entry.parentPath, entry.name)
  writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }))
}

/** Files that come with these entries, without what is fetched later. */
function files(keys, seen = new Set()) {
  for (const key of keys) {
    const chunk = manifest[key]
    if (!chunk || seen.has(chunk.file)) continue
    seen.add(chunk.file)
    for (const css of chunk.css ?? []) seen.add(css)
    files(chunk.imports ?? [], seen)
  }
  return seen
}

const weigh = (list) => [...list].reduce((sum, file) => sum + readFileSync(join(out, `${file}.gz`)).length, 0)
const texts = (lang) => Object.keys(manifest).filter((key) => key.endsWith(`/${lang}.ftl`))
const names = readdirSync(new URL('../src/games/', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
const frame = ['index.html', 'src/pages/Table.svelte']

let over = false
for (const name of names) {
  const game = Object.keys(manifest).find((key) => new RegExp(`^_${name}-[\\w-]+\\.js$`).test(key)) // its chunk, see vite.config.ts
  if (!game) throw new Error(`There is no chunk of ${name}.`)
  for (const lang of ['de', 'en']) {
    const words = texts(lang).filter((key) => !key.includes('/games/') || key.includes(`/${name}/`))
    const all = weigh(files([...frame, game]))
    const alone = all - weigh(files(frame))
    const said = weigh(files([...frame, ...words])) - weigh(files(frame))
    over ||= all > BUDGET || alone > GAME_BUDGET || said > WORDS_BUDGET
    const parts = [[all, BUDGET], [alone, GAME_BUDGET, 'the board'], [said, WORDS_BUDGET, 'the words']]
    const told = parts.map(([size, most, what = '']) => `${what} ${(size / 1000).toFixed(1)} kB of ${most / 1000} kB`.trim())
    console.log(`${name}, ${lang}: ${told.join(', ')}`)
  }
}
if (over) {
  console.error('Too heavy: script and style of start page and table must fit the budget.')
  process.exit(1)
}
