// Shortcuts of the table. They rest while somebody writes, and leave the browser's own alone.

export type Order =
  | { do: 'confirm' | 'cancel' | 'undo' | 'skip' | 'back' | 'on' | 'now' | 'log' | 'chat' | 'rules' | 'help' | 'actions' | 'look' }
  | { do: 'action'; digit: string }

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
  i: 'look',
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
  ['I', 'look'],
  ['L', 'log'],
  ['C', 'chat'],
  ['R', 'rules'],
  ['?', 'help'],
]

/** What a key orders, or null. Where a move is `asked` about, no link leads away: Enter answers. */
export function order(press: Press, asked = false): Order | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null
  const kind = kindOf(press.target)
  if (kind === 'writing') return null
  if (kind && !(asked && kind === 'leading') && (press.key === 'Enter' || press.key === ' ')) return null // its own click
  if (/^[0-9]$/.test(press.key)) return { do: 'action', digit: press.key }
  const known = KEYS[press.key.length === 1 ? press.key.toLowerCase() : press.key]
  return known && known !== 'action' ? { do: known } : null
}

/**
 * A number in a list of `count`, typed digit by digit: as far as it stands ('' if there is none such), and whether it is
 * clear, since no longer one begins with it.
 */
export function dial(typed: string, digit: string, count: number): [typed: string, clear: boolean] {
  const fits = (number: string) => Number(number) >= 1 && Number(number) <= count
  const now = [typed + digit, digit].find(fits) ?? ''
  return [now, !!now && !fits(`${now}0`)]
}

function kindOf(target: unknown): 'writing' | 'pressing' | 'leading' | null {
  const element = target as { tagName?: string; isContentEditable?: boolean; getAttribute?: (n: string) => string | null }
  const tag = element?.tagName?.toLowerCase() ?? ''
  if (['input', 'textarea', 'select'].includes(tag) || element?.isContentEditable) return 'writing'
  const role = element?.getAttribute?.('role')
  if (tag === 'a') return 'leading'
  return ['button', 'summary'].includes(tag) || role === 'button' ? 'pressing' : null
}
