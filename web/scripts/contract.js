// Writes the types of the contract of boards (src/lib/board.ts) as one file that needs no other, for the boards of other
// packages: `node scripts/contract.js FILE`. What the contract speaks of comes along, nothing else.

import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'

const HEAD = '// What the page of the Tafelrunde expects of a board, written by `make protocol` from web/src/lib/board.ts.\n'
const folder = new URL('../src/lib/', import.meta.url)

/** @param {string} name @returns {ts.SourceFile} */
const parsed = (name) => ts.createSourceFile(name, readFileSync(new URL(name, folder), 'utf-8'), ts.ScriptTarget.Latest, true)

/** @param {ts.Node} node @returns {node is ts.InterfaceDeclaration | ts.TypeAliasDeclaration} */
const declares = (node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)

/** The whole file. */
export function contract() {
  const own = parsed('board.ts').statements.filter(declares)
  const others = ['protocol.ts', 'lang.ts'].flatMap((name) => parsed(name).statements.filter(declares))
  /** @type {Set<ts.InterfaceDeclaration | ts.TypeAliasDeclaration>} */
  const taken = new Set(own)
  /** @param {ts.Node} node */
  const follow = (node) => {
    const named = ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node)
    const name = named ? (ts.isTypeReferenceNode(node) ? node.typeName : node.expression).getText() : null
    const found = others.find((other) => other.name.text === name)
    if (found && !taken.has(found)) {
      taken.add(found)
      follow(found)
    }
    ts.forEachChild(node, follow)
  }
  own.forEach(follow)
  return [HEAD, ...[...taken].map((one) => written(one))].join('\n')
}

/** A declaration with what is said of it right above. @param {ts.Node} of */
function written(of) {
  const source = of.getSourceFile().text
  const said = (ts.getLeadingCommentRanges(source, of.pos) ?? []).filter(({ pos }) => source.startsWith('/**', pos)).at(-1)
  return `${source.slice(said?.pos ?? of.getStart(), of.end)}\n`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync(String(process.argv[2]), contract())
