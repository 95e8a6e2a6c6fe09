import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import ftl from './scripts/ftl.js'
import icons from './scripts/icons.js'

export default defineConfig({
  base: './',
  plugins: [ftl(), icons(), svelte()],
  build: {
    outDir: '../src/tafelrunde/server/static',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false }, // its inline script would break the content security policy
    assetsInlineLimit: 0, // the policy allows no data: addresses
    manifest: true,
    rolldownOptions: {
      output: {
        // Few chunks pack better: the base, the table, and each game's board without what is opened now and then.
        codeSplitting: {
          groups: [
            { name: 'base', test: /node_modules\/(svelte|@fluent|clsx|esm-env)|src\/(ui|parts\/SeatMark|lib\/(api|words|texts|router|settings|sound|tables|board))\b/ },
            { name: 'table', test: /src\/(desk|stage)|lib\/(table|link|queue|compose|keys|panzoom)\.|parts\/(SeatCard|PanZoom)/ },
            { debugName: 'game', name: (id) => /games\/(\w+)\/(?!Zoom|ScoreSheet)\w+\.(svelte|ts|css)/.exec(id)?.[1] ?? null },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } }, // `tafelrunde serve`
  test: { include: ['src/**/*.test.ts'] },
})
