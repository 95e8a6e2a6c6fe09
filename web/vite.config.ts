import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import ftl from './scripts/ftl.js'
import icons from './scripts/icons.js'
import preload from './scripts/preload.js'

/** The chunk that a Fluent file goes into: `words-de` for the house, `drachenland-de` for a game. */
function words(id: string): string | null {
  const [, game, lang] = /\/(?:texts|words|games\/(\w+))\/(de|en)\.ftl$/.exec(id) ?? []
  return lang ? `${game ?? 'words'}-${lang}` : null
}

export default defineConfig({
  base: './',
  plugins: [ftl(), icons(), svelte(), preload()],
  build: {
    outDir: '../src/tafelrunde/server/static',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false }, // its inline script would break the content security policy
    assetsInlineLimit: 0, // the policy allows no data: addresses
    manifest: true,
    rolldownOptions: {
      output: {
        // Few chunks travel faster: the small script that asks for the others, the page, the table, each game's board
        // without what is opened now and then, and the words of the house and of each game in one language. What any
        // table opens now and then is one more (`seldom`): the name of every chunk has its weight, too. What two
        // boards share (`ways`) is apart from them, and the crown of the end sheet is not left to the one that has it too.
        codeSplitting: {
          groups: [
            { name: 'main', test: /src\/(main|ahead|games\/index|lib\/(api|lang|router|settings|texts))\.ts|vite\/preload-helper/ },
            { name: 'app', test: /node_modules\/(svelte|@fluent|clsx|esm-env)|src\/(app|App|ui|style|pages\/Start|parts\/SeatMark)\b|lib\/(words|guises|sound|tables|board)\./ },
            { name: 'table', test: /src\/(desk|stage|pages\/Table)\b|lib\/(table|link|poll|world|queue|compose|keys|paint|panzoom|geometry|spots)\.|parts\/(SeatCard|PanZoom|Scene|Spots|past)|game-icons\/crown/ },
            { name: 'seldom', test: /words\/(agree|aside|key|settings)\b|lib\/keyring|pages\/Seat\b|parts\/(Chat|Choice|Devices|Dialog|KeyList|Lent|Outgrown|Preferences|ReviewBar|Rules|SeatKeys|StandIn|TableSheet|TookBack|VoteBar)\b/ },
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
