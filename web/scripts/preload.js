// Vite plugin: the page itself comes along with the small first script that asks for it.

/** @returns {import('vite').Plugin} */
export default function preload() {
  return {
    name: 'tafelrunde-preload',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const page = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'app')
        if (page?.type !== 'chunk') return [] // in development there are no chunks
        const scripts = [page.fileName, ...page.imports.filter((name) => !/main-/.test(name))]
        return [
          ...scripts.map((name) => link('modulepreload', name)),
          ...[...(page.viteMetadata?.importedCss ?? [])].map((name) => link('stylesheet', name)),
        ]
      },
    },
  }
}

/** @param {string} rel @param {string} name @returns {import('vite').HtmlTagDescriptor} */
const link = (rel, name) => ({ tag: 'link', attrs: { rel, crossorigin: true, href: `./${name}` }, injectTo: 'head' })
