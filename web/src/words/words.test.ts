// Every text the page says exists in both languages, and nothing is kept that nobody says.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { lean } from '../../scripts/ftl.js'
import { Words } from '../lib/words'

const root = fileURLToPath(new URL('..', import.meta.url))
const file = (lang: string, folder = '') => readFileSync(join(root, 'words', folder, `${lang}.ftl`), 'utf-8')
const house = (lang: string) => readFileSync(join(root, '../../src/tafelrunde/texts', `${lang}.ftl`), 'utf-8')
const keysOf = (text: string) => {
  const found = new Map<string, string[]>()
  let message = ''
  for (const row of text.split('\n')) {
    const key = /^([a-z][\w-]*) =|^ {4}\.(\w+) =/.exec(row)
    if (key?.[1]) message = key[1]
    const name = key?.[2] ? `${message}.${key[2]}` : message
    if (key) found.set(name, [])
    for (const arg of row.matchAll(/\$(\w+)/g)) found.get(name)?.push(arg[1]!)
  }
  return found
}

const files = readdirSync(root, { recursive: true, encoding: 'utf-8' }).filter(
  (path) => /\.(svelte|ts)$/.test(path) && !path.includes('.test.') && !path.startsWith('games/'),
)
const read = (paths: readonly string[]) => paths.map((path) => readFileSync(join(root, path), 'utf-8')).join('\n')
const [CREDITS, NEW, KEYS] = ['pages/Credits.svelte', 'pages/NewTable.svelte', 'parts/Shortcuts.svelte'] as const
const END = ['parts/EndSheet.svelte', 'parts/LuckCheck.svelte', 'parts/Picture.svelte', 'parts/Story.svelte', 'lib/story.ts']
const LINE = ['parts/Beyond.svelte', 'parts/Log.svelte', 'parts/Status.svelte']
const LOST = 'pages/Lost.svelte'
const SETTINGS = 'parts/Preferences.svelte'
const KEY = ['pages/Seat.svelte', 'parts/SeatKeys.svelte', 'parts/KeyList.svelte', 'parts/Devices.svelte']
const ASIDE = ['pages/Replay.svelte', 'parts/Chapters.svelte', 'parts/Recap.svelte', 'parts/ReviewBar.svelte', 'parts/Candle.svelte', 'parts/Chat.svelte', 'parts/Rules.svelte']
const AGREE = ['parts/VoteBar.svelte', 'parts/TookBack.svelte', 'parts/TableSheet.svelte', 'parts/Life.svelte', 'parts/TooMany.svelte', 'parts/TableRow.svelte', 'parts/Audience.svelte', 'parts/StandIn.svelte', 'parts/Lent.svelte', 'parts/Outgrown.svelte']
const lobby = files.filter((path) => ![CREDITS, NEW, KEYS, LOST, SETTINGS, ...LINE, ...END, ...AGREE, ...ASIDE, ...KEY].some((other) => path === other))

// What only one page says comes with it: a lone `say` is theirs.
const LONE = /(?<![\w.])say\((?:[^'()`]*\? )?'([a-z][\w.-]*)'(?: : '([a-z][\w.-]*)')?/g
const SHELVES = [
  { name: 'the words of the page', folder: '', sources: read(files), says: /[\w)]\.say\((?:[^'()`]*\? )?'([a-z][\w.-]*)'(?: : '([a-z][\w.-]*)')?/g, many: 80 },
  { name: 'the words of the credits', folder: 'credits', sources: read([CREDITS]), says: LONE, many: 7 },
  { name: 'the words of a new table', folder: 'new', sources: read([NEW]), says: LONE, many: 9 },
  { name: 'the words of the shortcuts', folder: 'keys', sources: read([KEYS]), says: LONE, many: 0 },
  { name: 'the words of the line', folder: 'line', sources: read(LINE), says: LONE, many: 1 },
  { name: 'the words of nothing to show', folder: 'lost', sources: read([LOST, 'pages/Table.svelte']), says: LONE, many: 2 },
  { name: 'the words of the end', folder: 'end', sources: read(END), says: LONE, many: 15 },
  { name: 'the words of agreements', folder: 'agree', sources: read(AGREE), says: LONE, many: 15 },
  { name: 'the words of the settings', folder: 'settings', sources: read([SETTINGS]), says: LONE, many: 5 },
  { name: 'the words of keys', folder: 'key', sources: read(KEY), says: LONE, many: 15 },
  { name: 'the words beside the board', folder: 'aside', sources: read(ASIDE), says: LONE, many: 14 },
  { name: 'the words of the lobby', folder: 'lobby', sources: read(lobby), says: LONE, many: 25 },
]

describe.each(SHELVES)('$name', ({ folder, sources, says, many }) => {
  const de = keysOf(file('de', folder))
  const en = keysOf(file('en', folder))

  it('are the same in both languages, with the same arguments', () => {
    expect([...en.keys()]).toEqual([...de.keys()])
    for (const [key, args] of de) expect([...new Set(en.get(key))].sort(), key).toEqual([...new Set(args)].sort())
  })

  it('are all there that the sources say outright', () => {
    const said = [...sources.matchAll(says)].flatMap((m) => [m[1]!, m[2]])
    const ours = keysOf(house('de')) // what the server says as well
    const missing = said.filter((key) => key && !de.has(key) && !ours.has(key))
    expect(said.length).toBeGreaterThan(many)
    expect(missing).toEqual([])
  })

  it('are all said somewhere, outright or by a prefix', () => {
    const prefixes = [...sources.matchAll(/`([a-z]+-(?:[a-z]+-)?)\$\{/g)].map((m) => m[1]!)
    const unused = [...de.keys()].filter((key) => {
      const name = key.split('.')[0]!
      return !sources.includes(`'${key}'`) && !sources.includes(`\`${name}\``) && !prefixes.some((prefix) => name.startsWith(prefix))
    })
    expect(unused).toEqual([])
  })

  it('survive being made lean', () => {
    for (const lang of ['de', 'en'] as const) {
      const [whole, small] = [new Words(lang, [file(lang, folder)]), new Words(lang, [lean(file(lang, folder))])]
      for (const key of de.keys()) expect(small.say(key, { count: 2, who: 'x' }), key).toBe(whole.say(key, { count: 2, who: 'x' }))
    }
  })
})

describe('a lean file', () => {
  it('has neither comments nor what is said elsewhere', () => {
    expect(lean('# c\nerror-x = no\na = 1\n    .b = 2\n\n## d\nreject-no-page = n\nreject-stale = s')).toBe('a = 1\n    .b = 2\nreject-stale = s')
    expect(lean('half-NE = x\nhalf-sold = y\nroll-luck = z'), 'words that come with the names').toBe('half-sold = y')
    expect(lean('a = { $n ->\n    [one] { $n } x\n   *[other] y\n}'), 'blanks').toBe('a = { $n ->\n [one] {$n} x\n *[other] y\n}')
  })
})

const boards = readdirSync(join(root, 'games'), { withFileTypes: true }).filter((entry) => entry.isDirectory())

const folders = boards.flatMap(({ name }) =>
  ['', 'zoom'].filter((folder) => existsSync(join(root, 'games', name, folder, 'de.ftl'))).map((folder) => [name, folder] as const),
)

describe.each(folders)('the words of the board %s %s', (name, folder) => {
  const read = (path: string) => readFileSync(join(root, 'games', name, path), 'utf-8')
  const [de, en] = [keysOf(read(join(folder, 'de.ftl'))), keysOf(read(join(folder, 'en.ftl')))]

  it('are the same in both languages, with the same arguments', () => {
    expect([...en.keys()]).toEqual([...de.keys()])
    for (const [key, args] of de) expect([...new Set(en.get(key))].sort(), key).toEqual([...new Set(args)].sort())
  })

  it('are all said somewhere, outright or by a prefix', () => {
    const files = readdirSync(join(root, 'games', name), { recursive: true, encoding: 'utf-8' }).filter((path) => /\.(svelte|ts)$/.test(path) && !path.includes('.test.'))
    const text = files.map(read).join('\n')
    const prefixes = [...text.matchAll(/`([a-z]+-(?:[a-z]+-)?)\$\{/g)].map((match) => match[1]!)
    const unused = [...de.keys()].filter((key) => !text.includes(`'${key}'`) && !prefixes.some((prefix) => key.startsWith(prefix)))
    expect(unused).toEqual([])
  })
})
