// Vite plugin: the page itself comes along with the small first script that asks for it, and index.html learns where the
// script is that shows a table.

/** @returns {import('vite').Plugin} */
export default function preload() {
  return {
    name: 'tafelrunde-preload',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const chunk = (/** @type {string} */ name) =>
          Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name)
        const page = chunk('app')
        if (page?.type !== 'chunk') return [table('src/pages/Table.svelte')] // in development there are no chunks
        const scripts = [page.fileName, ...page.imports.filter((name) => !/main-/.test(name))]
        return [
          table(chunk('table')?.fileName),
          ...scripts.map((name) => link('modulepreload', name)),
          ...[...(page.viteMetadata?.importedCss ?? [])].map((name) => link('stylesheet', name)),
        ]
      },
    },
  }
}

/** @param {string} rel @param {string} name @returns {import('vite').HtmlTagDescriptor} */
const link = (rel, name) => ({ tag: 'link', attrs: { rel, crossorigin: true, href: `./${name}` }, injectTo: 'head' })

/** @param {string | undefined} name @returns {import('vite').HtmlTagDescriptor} */
const table = (name) => ({ tag: 'meta', attrs: { name: 'table', content: `./${name}` }, injectTo: 'head-prepend' })
