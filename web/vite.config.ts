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
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } }, // `tafelrunde serve`
  test: { include: ['src/**/*.test.ts'] },
})
