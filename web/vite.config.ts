import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { readdirSync } from 'node:fs'
import boards from './scripts/boards.js'
import ftl from './scripts/ftl.js'
import icons from './scripts/icons.js'
import preload from './scripts/preload.js'

/** The chunk that a Fluent file goes into: `words-de` for the house, `drachenland-de` for a game. */
function words(id: string): string | null {
  const [, game, lang] = /\/(?:texts|words|games\/(?!generic)(\w+))\/(de|en)\.ftl$/.exec(id) ?? []
  return lang ? `${game ?? 'words'}-${lang}` : null
}

/** The boards of the house: each is an entry of its own, which the server names by the list of scripts/boards.js. */
const houseBoards = Object.fromEntries(
  readdirSync('src/games').filter((slug) => slug !== 'generic').map((slug) => [slug, `src/games/${slug}/index.ts`]),
)

export default defineConfig({
  base: './',
  plugins: [ftl(), icons(), svelte(), preload(), boards()],
  build: {
    outDir: '../src/tafelrunde/server/static',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: {
      polyfill: false, // its inline script would break the content security policy
      resolveDependencies: (_, needed) => needed.filter((name) => !/(main|app|rolldown-runtime)-[^/]*$/.test(name)), // are there
    },
    assetsInlineLimit: 0, // the policy allows no data: addresses
    manifest: true,
    rolldownOptions: {
      input: { main: 'index.html', ...houseBoards },
      preserveEntrySignatures: 'allow-extension', // whoever asks for a board finds its default export
      output: {
        // Few chunks travel faster: the small script that asks for the others, the page, the table, each game's board
        // without what is opened now and then, and the words of the house and of each game in one language. What any
        // table opens now and then is one more (`seldom`): the name of every chunk has its weight, too. What is asked for
        // once the board is painted comes apart (`later`): nobody waits for it. What two
        // boards share (`ways`) is apart from them, and the crown of the end sheet is not left to the one that has it too.
        codeSplitting: {
          groups: [
            { name: 'main', test: /src\/(main|ahead|lib\/(api|boards|kept|lang|router|settings|texts))\.ts|vite\/preload-helper/ },
            { name: 'app', test: /node_modules\/(svelte|@fluent|clsx|esm-env)|src\/(app|App|ui|style|pages\/Start|parts\/(SeatMark|HowTo|Drawn|Framed))\b|lib\/(words|guises|sound|tables|board|drawing|module)\./ },
            { name: 'table', test: /src\/(desk|stage|pages\/Table)\b|lib\/(table|link|world|queue|compose|paint|panzoom|geometry|glyphs|slots|spots|heard|known|people)\.|parts\/(Side|PanZoom|Scene|Glyph|Marks|Pick|Spots|past)|game-icons\/(crown|robot-antennas)/ },
            { name: 'seldom', test: /words\/(agree|aside|key|settings)\b|lib\/(keyring|recap)|pages\/Seat\b|parts\/(Candle|Chat|Choice|Devices|Dialog|KeyList|Lent|Life|Moves|Outgrown|Passage|Preferences|Recap|ReviewBar|RowSheet|Rules|SeatKeys|StandIn|TableList|TableRow|TableSheet|TooMany|TookBack|VoteBar)\b/ },
            { name: 'later', test: /lib\/(beyond|keys|lifted|notes|poll|wish)\.|words\/line\b|parts\/(Beyond|Confirm|FirstGame|Hands|Log|Reason|SeatCard|Status)\b/ },
            { name: 'ways', test: /lib\/lines\.|parts\/(Mover|travelling)/ },
            { debugName: 'words', name: words },
            { debugName: 'game', name: (id) => /games\/(\w+)\/(?!Zoom|ScoreSheet)\w+\.(svelte|ts|css)/.exec(id)?.[1] ?? null },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } }, // `tafelrunde serve`
  test: { include: ['src/**/*.test.ts'] },
})
