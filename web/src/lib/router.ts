// Addresses live in the fragment: the server sees one page, and a seat's secret never leaves the browser by itself.

export type Route =
  | { page: 'start' }
  | { page: 'new'; game: string | null }
  | { page: 'table'; id: string }
  | { page: 'seat'; id: string; secret: string }
  | { page: 'replay'; id: string; at: number }
  | { page: 'credits' }
  | { page: 'demo'; name: string }
  | { page: 'lost' }

const ID = /^[A-Za-z0-9_-]{4,64}$/

/** What a fragment shows. */
export function read(hash: string): Route {
  const [page = '', first = '', second = ''] = hash.replace(/^#?\/?/, '').split('/').map(decode)
  switch (page) {
    case '':
      return { page: 'start' }
    case 'new':
      return { page: 'new', game: first || null }
    case 'table':
      return ID.test(first) ? { page: 'table', id: first } : { page: 'lost' }
    case 'seat':
      return ID.test(first) && second.length >= 16 ? { page: 'seat', id: first, secret: second } : { page: 'lost' }
    case 'replay':
      return ID.test(first) && /^\d{0,6}$/.test(second)
        ? { page: 'replay', id: first, at: second ? Number(second) : 0 }
        : { page: 'lost' }
    case 'credits':
      return { page: 'credits' }
    case 'demo':
      return { page: 'demo', name: first || 'move' }
    default:
      return { page: 'lost' }
  }
}

/** The fragment that shows it. */
export function write(route: Route): string {
  switch (route.page) {
    case 'start':
      return '#/'
    case 'new':
      return route.game ? `#/new/${route.game}` : '#/new'
    case 'table':
      return `#/table/${route.id}`
    case 'seat':
      return `#/seat/${route.id}/${route.secret}`
    case 'replay':
      return `#/replay/${route.id}/${route.at}`
    case 'demo':
      return `#/demo/${route.name}`
    default:
      return `#/${route.page}`
  }
}

/** The whole address of a route, to share. */
export const share = (route: Route, place: { origin: string; pathname: string }): string =>
  place.origin + place.pathname + write(route)

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}
