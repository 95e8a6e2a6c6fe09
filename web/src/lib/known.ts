// Which games somebody knows already: those whose aim they have read on this device, or that they have played to an end.

import type { Shelf } from './settings'

const KEY = 'tafelrunde.known'

export class Known {
  readonly #slugs: Set<string>

  constructor(readonly shelf: Shelf) {
    this.#slugs = new Set(read(shelf))
  }

  has(slug: string): boolean {
    return this.#slugs.has(slug)
  }

  add(slug: string): void {
    this.#slugs.add(slug)
    try {
      this.shelf.setItem(KEY, JSON.stringify([...this.#slugs].sort()))
    } catch {
      // a browser that keeps nothing: it is told again the next time
    }
  }
}

function read(shelf: Shelf): string[] {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.map(String) : []
  } catch {
    return []
  }
}
