// boardgame.io's server for bench/load.py: `node server.mjs SIZE` prints its address. A game with nothing in it but a
// text of so many bytes, which goes to all four seats with every move, as views do at the real tables.
import { createServer } from 'node:net'
import { createRequire } from 'node:module'

const { Server, Origins } = createRequire(import.meta.url)('boardgame.io/server')
const size = Number(process.argv[2])

const game = {
  name: 'bench',
  setup: () => ({ number: 0, text: 'x'.repeat(size) }),
  moves: { play: ({ G }, number) => ({ ...G, number }) },
  turn: { activePlayers: { all: 'all' }, stages: { all: {} } },
}

const free = () =>
  new Promise((found) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => found(port))
    })
  })

const say = console.log
console.log = console.info = () => {} // it tells of itself
const port = await free()
await Server({ games: [game], origins: [Origins.LOCALHOST] }).run({ port, lobbyConfig: { apiPort: undefined } })
say(`http://127.0.0.1:${port}/`)
