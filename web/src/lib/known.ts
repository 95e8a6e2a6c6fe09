// Which games somebody knows already: those whose aim they have read on this device, or that they have played to an end.

import { list, write, type Shelf } from './kept'

const KEY = 'tafelrunde.known'

export class Known {
  readonly #slugs: Set<string>

  constructor(readonly shelf: Shelf) {
    this.#slugs = new Set(list(shelf, KEY).map(String))
  }

  has(slug: string): boolean {
    return this.#slugs.has(slug)
  }

  add(slug: string): void {
    this.#slugs.add(slug)
    write(this.shelf, KEY, [...this.#slugs].sort())
  }
}
