// After the build: packs every text file for the server (`.gz` beside it), and weighs what a visitor fetches.
// Start page plus one table must stay under the budget, whichever language and game; further games are counted apart.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const BUDGET = 90_000 // bytes of script and style, gzip
const GAME_BUDGET = 30_000 // what one game's board may add
const out = fileURLToPath(new URL('../../src/tafelrunde/server/static/', import.meta.url))

/** @type {Record<string, {file: string, name?: string, css?: string[], imports?: string[], dynamicImports?: string[]}>} */
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
const names = readdirSync(new URL('../src/games/', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
/** The chunk of a name, see vite.config.ts. */
function chunk(name) {
  const key = Object.keys(manifest).find((key) => manifest[key].name === name && manifest[key].file.endsWith('.js'))
  if (!key) throw new Error(`There is no chunk ${name}.`)
  return key
}

let over = false
for (const name of names) {
  for (const lang of ['de', 'en']) {
    const frame = ['main', 'app', 'table', `words-${lang}`].map(chunk)
    const words = name === 'generic' ? [] : [chunk(`${name}-${lang}`)] // any game's words come from the server
    const all = weigh(files([...frame, chunk(name), ...words]))
    const alone = all - weigh(files([...frame, ...words]))
    over ||= all > BUDGET || alone > GAME_BUDGET
    console.log(`${name}, ${lang}: ${(all / 1000).toFixed(1)} kB of ${BUDGET / 1000} kB, the board ${(alone / 1000).toFixed(1)} kB of ${GAME_BUDGET / 1000} kB`)
  }
}
if (over) {
  console.error('Too heavy: script and style of start page and table must fit the budget.')
  process.exit(1)
}
