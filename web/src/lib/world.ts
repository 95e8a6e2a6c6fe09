// The real world for a link: sockets, clocks and the moments when a page wakes up.

import type { Link, Socket, World } from './link'
import type { Poll } from './poll'

/** After so many sockets in a row that never opened, the long poll is tried every other time. */
const STUBBORN = 3

export function browserWorld(table: string): World {
  // where several houses stand behind a proxy, it can send all who look at a table to the same one
  const address = new URL(`api/socket?table=${table}`, location.href.replace(/^http/, 'ws').split('#')[0])
  const socket = () => new WebSocket(address)
  let poll: typeof Poll | null = null // hardly anybody needs it, so it is fetched when sockets begin to fail
  return {
    open: (attempt): Socket => {
      if (attempt) void import('./poll').then((module) => (poll = module.Poll)).catch(() => {})
      if (poll && attempt >= STUBBORN && attempt % 2) return new poll(table, socket)
      return socket() as unknown as Socket // its handlers may look at more of an event than ours do
    },
    now: () => Date.now(),
    later: (ms, run) => {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
    random: Math.random,
  }
}

/** Wakes the link when the page is seen or the network is back; returns how to stop that. */
export function keepAwake(link: Link): () => void {
  const wake = () => document.visibilityState === 'visible' && link.wake()
  document.addEventListener('visibilitychange', wake)
  addEventListener('online', wake)
  addEventListener('pageshow', wake)
  return () => {
    document.removeEventListener('visibilitychange', wake)
    removeEventListener('online', wake)
    removeEventListener('pageshow', wake)
  }
}
