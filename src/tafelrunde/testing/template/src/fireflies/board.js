// @ts-check
// The meadow in the browser, drawn by hand: plain elements, no build. What the page expects of a board stands in
// tafelrunde.d.ts; whatever is left out here (the other seats' cards, what one clicks for a move) is as at any table.
//
// The page's own words for looks are used: what is `pickable` glows, is held or pointed at as everywhere in the house,
// and its colours (`--ink`, `--sheet`, `--seat-0`) are others by lamp than by candle. The rest is in board.css.

/**
 * @typedef {import('../../tafelrunde').SceneProps} SceneProps
 * @typedef {{ id: string, cards: number }} Light
 * @typedef {{ round: number, pack: number, points: number[], hands: number[], discard: Record<string, number>,
 *   hand: Record<string, number> | null }} Meadow
 */

/** @param {SceneProps} scene */
const meadowOf = ({ sight }) => /** @type {Meadow} */ (/** @type {unknown} */ (sight.table))

/** The lights from the faintest on. @param {SceneProps} scene */
const lightsOf = ({ info }) => /** @type {Light[]} */ (info.edition['light'])

/**
 * An element with its class and what lies in it.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag @param {string} look @param {...(Node | string)} inside
 */
function make(tag, look, ...inside) {
  const element = document.createElement(tag)
  element.className = look
  element.append(...inside)
  return element
}

/**
 * Something to point at: made once, so that neither focus nor pointer loses it; `show` tells how it looks now.
 * @param {string} target @param {string} look @param {...Node} inside
 */
function thing(target, look, ...inside) {
  const button = make('button', `pickable ${look}`, ...inside)
  /** @type {SceneProps | undefined} */
  let scene
  button.type = 'button'
  button.dataset['target'] = target
  button.onclick = () => scene?.choose(target)
  button.onmouseenter = button.onfocus = () => scene?.hover(target)
  button.onmouseleave = button.onblur = () => scene?.hover(null)
  /** @param {SceneProps} now */
  const show = (now) => {
    scene = now
    button.classList.toggle('glows', now.glowing.has(target))
    button.classList.toggle('held', now.picked.includes(target))
    button.classList.toggle('pointed', now.highlighted.has(target))
    button.ariaPressed = String(now.picked.includes(target))
  }
  return { button, show }
}

/** A light: the brighter, the wider it shines. @param {Light} light @param {number} rank */
function lantern(light, rank) {
  const shine = make('span', 'shine')
  shine.style.setProperty('--rank', String(rank))
  const name = make('span', 'name')
  const count = make('span', 'count')
  const { button, show } = thing(`light:${light.id}`, 'light', shine, name, count)
  return {
    button,
    /** @param {SceneProps} scene @param {string} counted */
    show(scene, counted) {
      show(scene)
      name.textContent = String(scene.words.name('light', light.id))
      count.textContent = counted
    },
  }
}

/** A seat: its name, its points, and whether it has chosen. @param {number} seat */
function place(seat) {
  const mark = make('span', 'mark')
  mark.style.setProperty('--seat', `var(--seat-${seat})`)
  const name = make('strong', '')
  const points = make('span', 'points')
  const doing = make('span', 'doing')
  const { button, show } = thing(`seat:${seat}`, 'seat', mark, name, points, doing)
  return {
    button,
    /** @param {SceneProps} scene */
    show(scene) {
      const { words, sight } = scene
      const waiting = sight.pending.includes(seat)
      show(scene)
      name.textContent = words.seat(seat)
      points.textContent = words.say('board-points', { points: meadowOf(scene).points[seat] ?? 0 })
      doing.textContent = sight.asks ? words.say(waiting ? 'board-choosing' : 'board-chosen') : ''
      button.classList.toggle('waiting', waiting)
    },
  }
}

/** @type {import('../../tafelrunde').GameModule} */
const board = {
  Board(element, first) {
    const lights = lightsOf(first).map((light, i) => ({ light, ...lantern(light, i + 1) }))
    const seats = meadowOf(first).points.map((_, seat) => place(seat))
    const state = make('p', 'state')
    const night = make('div', 'night', ...lights.map(({ button }) => button))
    night.role = 'group'
    const around = make('div', 'seats', ...seats.map(({ button }) => button))
    element.append(make('div', 'meadow', state, night, around))

    /** @param {SceneProps} scene */
    function update(scene) {
      const { round, pack, discard } = meadowOf(scene)
      const { words } = scene
      state.textContent = words.say('board-state', { round, pack })
      night.ariaLabel = words.say('board-lights')
      for (const { light, show } of lights) {
        show(scene, words.say('board-shown', { shown: discard[light.id] ?? 0, cards: light.cards }))
      }
      for (const { show } of seats) show(scene)
    }
    update(first)
    return { update, destroy: () => element.replaceChildren() }
  },

  Own(element, first) {
    const lights = lightsOf(first).map((light, i) => ({ light, ...lantern(light, i + 1) }))
    const hand = make('div', 'meadow-hand', ...lights.map(({ button }) => button))
    hand.role = 'group'
    element.append(hand)

    /** @param {SceneProps} scene */
    function update(scene) {
      const held = meadowOf(scene).hand ?? {}
      hand.ariaLabel = scene.words.say('view-hand')
      for (const { light, button, show } of lights) {
        const cards = held[light.id] ?? 0
        button.hidden = !cards
        show(scene, cards > 1 ? `× ${cards}` : '')
      }
    }
    update(first)
    return { update, destroy: () => element.replaceChildren() }
  },
}
export default board
