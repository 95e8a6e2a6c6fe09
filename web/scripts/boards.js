// Vite plugin: lists the boards of the house for the server, in `boards.json`. A board's stylesheets and modules are all
// that its script needs; the page's first script is among them, so that a page knows the boards built with it.

const BOARD = /\/src\/games\/(\w+)\/index\.ts$/

/** @returns {import('vite').Plugin} */
export default function boards() {
  return {
    name: 'tafelrunde-boards',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const main = chunks.find((chunk) => chunk.name === 'main')
        /** @type {Record<string, { script: string, styles: string[], modules: string[] }>} */
        const listed = {}
        for (const chunk of chunks) {
          const slug = chunk.isEntry && BOARD.exec(chunk.facadeModuleId ?? '')?.[1]
          if (!slug) continue
          const needed = reached(bundle, chunk.fileName)
          listed[slug] = {
            script: chunk.fileName,
            styles: needed.flatMap((other) => [...(other.viteMetadata?.importedCss ?? [])]),
            modules: [...new Set([main, ...needed.slice(0, -1)])].flatMap((other) => other?.fileName ?? []),
          }
        }
        this.emitFile({ type: 'asset', fileName: 'boards.json', source: JSON.stringify(listed) })
      },
    },
  }
}

/**
 * A chunk after all that it imports: its styles overrule theirs.
 * @param {import('vite').Rolldown.OutputBundle} bundle
 * @param {string} name
 * @param {Set<string>} [seen]
 * @returns {import('vite').Rolldown.OutputChunk[]}
 */
function reached(bundle, name, seen = new Set()) {
  const chunk = bundle[name]
  if (chunk?.type !== 'chunk' || seen.has(name)) return []
  seen.add(name)
  return [...chunk.imports.flatMap((next) => reached(bundle, next, seen)), chunk]
}
