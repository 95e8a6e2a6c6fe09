// The scripts of the build find their files in a folder whose name an address would write otherwise.

import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'

const web = fileURLToPath(new URL('../..', import.meta.url))
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'some dir ä '))
  cpSync(join(web, 'scripts'), join(folder, 'web/scripts'), { recursive: true })
  writeFileSync(join(folder, 'web/package.json'), '{ "type": "module" }')
})
afterEach(() => rmSync(folder, { recursive: true }))

const node = (...words: string[]) => execFileSync(process.execPath, words, { cwd: join(folder, 'web'), encoding: 'utf-8' })

it('draws the sprite of glyphs', () => {
  mkdirSync(join(folder, 'web/node_modules'))
  symlinkSync(join(web, 'node_modules/@iconify-json'), join(folder, 'web/node_modules/@iconify-json'))
  mkdirSync(join(folder, 'web/src'))
  writeFileSync(join(folder, 'web/src/a.ts'), "icon('crown')")
  node('--input-type=module', '--eval', "import icons from './scripts/icons.js'; icons()")
  expect(readFileSync(join(folder, 'web/node_modules/.tafelrunde/icons.svg'), 'utf-8')).toContain('<g id="crown">')
})

it('weighs the page', () => {
  const out = join(folder, 'src/tafelrunde/server/static')
  const chunks = ['main', 'app', 'table', 'words-de', 'words-en', 'generic']
  mkdirSync(join(out, '.vite'), { recursive: true })
  mkdirSync(join(folder, 'web/src/games/generic'), { recursive: true })
  for (const name of chunks) writeFileSync(join(out, `${name}.js`), name)
  const manifest = Object.fromEntries(chunks.map((name) => [name, { file: `${name}.js`, name }]))
  writeFileSync(join(out, '.vite/manifest.json'), JSON.stringify(manifest))
  expect(node('scripts/size.js')).toContain('generic, de: 0.1 kB')
})
