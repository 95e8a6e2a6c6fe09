import { svelte } from '@sveltejs/vite-plugin-svelte'
import icons from 'unplugin-icons/vite'
import { defineConfig } from 'vitest/config'
import ftl from './scripts/ftl.js'

const server = process.env.TAFELRUNDE_SERVER ?? 'http://127.0.0.1:8080'

export default defineConfig({
  base: './',
  plugins: [ftl(), svelte(), icons({ compiler: 'svelte', scale: 1 })],
  build: {
    outDir: '../src/tafelrunde/server/static',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false }, // its inline script would break the content security policy
    assetsInlineLimit: 0, // the policy allows no data: addresses
    manifest: true,
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['src/**/*.test.ts'] },
})
