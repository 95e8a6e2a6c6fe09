// Shortcuts of the table. They rest while somebody writes, and leave the browser's own alone.

export type Order =
  | { do: 'confirm' | 'cancel' | 'undo' | 'skip' | 'back' | 'on' | 'now' | 'log' | 'chat' | 'rules' | 'help' | 'actions' }
  | { do: 'action'; number: number }

export interface Press {
  key: string
  ctrlKey?: boolean
  metaKey?: boolean
  altKey?: boolean
  target?: unknown
}

const KEYS: Record<string, Order['do']> = {
  Enter: 'confirm',
  Escape: 'cancel',
  u: 'undo',
  ' ': 'skip',
  ',': 'back',
  '.': 'on',
  n: 'now',
  l: 'log',
  c: 'chat',
  r: 'rules',
  a: 'actions',
  '?': 'help',
}

/** The shortcuts to list under `?`. */
export const SHORTCUTS: readonly [key: string, order: Order['do']][] = [
  ['1 … 9', 'action'],
  ['Enter', 'confirm'],
  ['Esc', 'cancel'],
  ['U', 'undo'],
  ['␣', 'skip'],
  [',', 'back'],
  ['.', 'on'],
  ['N', 'now'],
  ['A', 'actions'],
  ['L', 'log'],
  ['C', 'chat'],
  ['R', 'rules'],
  ['?', 'help'],
]

/** What a key orders, or null. */
export function order(press: Press): Order | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null
  const kind = kindOf(press.target)
  if (kind === 'writing') return null
  if (kind === 'pressing' && (press.key === 'Enter' || press.key === ' ')) return null // the button's own click
  if (/^[1-9]$/.test(press.key)) return { do: 'action', number: Number(press.key) }
  const known = KEYS[press.key.length === 1 ? press.key.toLowerCase() : press.key]
  return known && known !== 'action' ? { do: known } : null
}

function kindOf(target: unknown): 'writing' | 'pressing' | null {
  const element = target as { tagName?: string; isContentEditable?: boolean; getAttribute?: (n: string) => string | null }
  const tag = element?.tagName?.toLowerCase() ?? ''
  if (['input', 'textarea', 'select'].includes(tag) || element?.isContentEditable) return 'writing'
  const role = element?.getAttribute?.('role')
  return ['button', 'a', 'summary'].includes(tag) || role === 'button' ? 'pressing' : null
}
