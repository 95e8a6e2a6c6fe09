// What this browser keeps for its person. Nothing else counts on it: it may be gone, full or nonsense.

export interface Shelf {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

const MOST = 200 // names under one key; older ones are forgotten

/** What was kept under a key, null where there is nothing that can be read. */
export function read(shelf: Shelf, key: string): unknown {
  try {
    return JSON.parse(shelf.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

export function write(shelf: Shelf, key: string, value: unknown): void {
  try {
    shelf.setItem(key, JSON.stringify(value))
  } catch {
    // a browser that keeps nothing: it holds until the page is closed
  }
}

/** What was kept under a key as a list. */
export function list(shelf: Shelf, key: string): unknown[] {
  const kept = read(shelf, key)
  return Array.isArray(kept) ? kept : []
}

const pairs = (shelf: Shelf, key: string) => list(shelf, key).filter((entry): entry is [string, unknown] => Array.isArray(entry))

/** What was kept under a key for one name, such as a table. */
export const recall = (shelf: Shelf, key: string, name: string): unknown => pairs(shelf, key).find(([of]) => of === name)?.[1]

export function remember(shelf: Shelf, key: string, name: string, value: unknown): void {
  const others = pairs(shelf, key).filter(([of]) => of !== name)
  write(shelf, key, [...others, [name, value]].slice(-MOST))
}
