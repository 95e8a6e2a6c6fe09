// A person at a table: the store's state, the move being composed, the preview, and the animation between sights.

import { affirms, answerOf, beyond, compose, leading, owes, pick, rowOf, waysOf, type Way } from './lib/compose'
import type { Motion, SceneProps, Target } from './lib/board'
import { guisesBefore, type Guises } from './lib/guises'
import { peopleAt } from './lib/people'
import type { LegalMove, LogLine, Refused, SightInfo, ToldEvent, Tried } from './lib/protocol'
import { patched } from './lib/patch'
import { Queue, type Beat } from './lib/queue'
import { TableStore, type TableState } from './lib/table'
import type { GameWords } from './lib/words'
import { PageStage } from './stage'
import { ui, type Room } from './ui.svelte'

/** Why something cannot be done just now. */
export interface Explanation {
  target: Target
  text: string
  clause: string | null
}

const NOTHING: ReadonlySet<Target> = new Set()

/** What a motion leaves its mark on: what moved, and where it began and ended. */
const touched = ({ target, from, to, path = [] }: Motion): Target[] =>
  [target, from, to, path[0], path.at(-1)].filter((of) => of !== undefined && !of.startsWith('seat:')) as Target[]

export class Desk {
  readonly store: TableStore
  readonly queue: Queue
  state = $state.raw<TableState>() as TableState
  moving = $state.raw<SightInfo | null>(null) // what is shown while motions play
  motion = $state.raw<Motion | null>(null)
  goal = $state.raw<SightInfo['table'] | null>(null) // the table after the event that moves
  telling = $state.raw<ToldEvent | null>(null) // what is seen to happen
  picked = $state.raw<readonly Target[]>([])
  tried = $state.raw<{ move: LegalMove; tried: Tried | null } | null>(null)
  why = $state.raw<Explanation | null>(null)
  zoom = $state.raw<Target | null>(null)
  listing = $state(false) // the list of moves is open
  typed = '' // the first digit of a longer number; its move has the focus
  changing = $state(false) // a sealed answer is being thought over
  candle = $state(0) // seconds that are given to react, while they pass
  highlighted = $state.raw<ReadonlySet<Target>>(NOTHING)
  marks = $state.raw<ReadonlySet<Target>>(NOTHING) // what others have moved since one's own last move, from where and to where
  unseen = true // what is shown has come whole: how it came about has not been seen
  busy = $state(false)
  heard = $state(0) // the number of the last line of the chat that has been read
  quiet = $state.raw<'turn' | 'able' | null>(null) // not to be asked to react: until the own turn, or unless one could
  pace = 1 // of motions, besides the setting
  byKeys = false // whether one plays by keys just now: then the focus goes along
  #wasMine = false
  #beyond = $state.raw<ReadonlyMap<string, readonly Way[]>>(new Map()) // what moves that only get others ready lead to
  #looking: Promise<void> | null = null
  #then: readonly string[] = [] // moves that follow the one that is on its way

  readonly guises = $derived.by<Guises>(() => {
    const { sight, info } = this.state
    return sight?.guises ?? guisesBefore(this.hall.info, info)
  })
  /** The game, with the names that seats have at this table. */
  readonly room = $derived.by<Room>(() => {
    const { info, module, words } = this.hall
    return { info, module, words: words.as(this.guises, peopleAt(this.state.info), this.#said) }
  })
  readonly #said = (move: LegalMove, words: GameWords): string | null => {
    const { sight } = this.state
    return (sight && this.hall.module.said?.(move, sight, words)) ?? null
  }
  readonly ways = $derived.by<Way[]>(() => {
    const { sight, sending, review } = this.state
    return sight && !sending && !review ? [...waysOf(this.room.module, sight, this.room.info), ...[...this.#beyond.values()].flat()] : []
  })
  readonly composed = $derived(compose(this.ways, this.picked))
  /** The moment on the board: under review, in motion, or now. */
  readonly shown = $derived(this.state.review?.sight ?? this.moving ?? this.state.sight)
  /** What is asked and known as far as the board has come. */
  readonly present = $derived(this.moving ?? this.state.sight)
  readonly mine = $derived(this.state.sight?.seat ?? null)
  readonly myTurn = $derived(!!this.state.sight && owes(this.state.sight) && !this.state.sending && !this.moving)
  /** The own answer that lies face down and may still be changed. */
  readonly answer = $derived(this.state.sight && !this.state.sending ? answerOf(this.state.sight) : null)
  /** Whether one is composing: it is one's turn, or one thinks a sealed answer over. */
  readonly composing = $derived(this.myTurn || (!!this.answer && (this.changing || this.picked.length > 0)))

  /** Whether one wishes not to be asked whether to react just now. */
  get keepsStill(): boolean {
    const { sight } = this.state
    return !!sight?.still && (this.quiet === 'turn' || (this.quiet === 'able' && sight.legal.length === 1))
  }

  /** What board and panels draw from. */
  readonly scene = $derived.by<SceneProps | null>(() => {
    const { room, shown } = this
    if (!shown) return null
    const now = !this.state.review && !this.moving // nothing is offered before the board shows what it is about
    return {
      sight: shown,
      info: room.info,
      words: room.words,
      table: this.state.info,
      glowing: now && this.composing ? this.composed.glowing : NOTHING,
      picked: this.state.review ? [] : this.picked,
      highlighted: now && !this.highlighted.size ? this.marks : this.highlighted,
      choose: this.choose,
      hover: this.hover,
    }
  })

  constructor(
    readonly hall: Room,
    moment: (seq: number) => Promise<SightInfo>,
  ) {
    const stage = new PageStage(
      hall,
      (motion, of) => {
        this.motion = motion
        this.goal = of?.table ?? null
        if (of && !this.room.info.unsaid.includes(of.told.key)) this.telling = of.told
        if (motion?.sound) ui.sounds.play(motion.sound)
      },
      (table) => {
        if (this.moving) this.moving = { ...this.moving, table }
      },
    )
    this.queue = new Queue(stage, (busy) => (this.busy = busy))
    this.store = new TableStore(moment, { stepped: this.stepped, jumped: this.#jumped })
    this.state = this.store.state
    this.store.subscribe(this.#changed)
  }

  // --- what comes from the table

  readonly #changed = (state: TableState): void => {
    const decided = state.sight?.decision !== this.state.sight?.decision
    const opened = state.status.state === 'open' && this.state.status.state !== 'open'
    this.state = state
    if (decided) {
      this.cancel()
      this.#beyond = new Map()
    }
    if (decided || opened) this.#look()
    this.#follow()
    const mine = !!state.sight && owes(state.sight)
    if (mine && !state.sight!.still && this.quiet === 'turn') this.quiet = null
    if (mine && !this.#wasMine && !this.keepsStill) ui.sounds.play('turn')
    this.#wasMine = mine
  }

  /** Plays what lines tell, between two sights. */
  readonly stepped = (lines: readonly LogLine[], before: SightInfo, after: SightInfo): void => {
    const { module, info } = this.room
    let { table } = before
    const beats = lines
      .flatMap((line) => line.told)
      .map((event): Beat => {
        const [from, to] = [table, (table = patched(table, event.change))]
        return { told: event, motions: module.motions(event, { ...before, table: from }, { ...after, table: to }, info), table }
      })
    const by = lines.map((line) => line.seat) // null where all have answered together
    const own = after.seat !== null && by.includes(after.seat)
    const left = after.seat === null || own || by.includes(null) ? [] : this.marks
    this.unseen &&= !own
    this.marks = new Set([...left, ...(own ? [] : beats.flatMap(({ motions }) => motions.flatMap(touched)))])
    this.queue.speed = ui.calm || document.hidden ? 0 : ui.settings.speed * this.pace
    this.moving ??= before
    this.queue.add({
      beats,
      arrive: () => {
        this.moving = after.seq === this.state.sight?.seq ? null : after
        this.telling = null
        if (after.result) ui.sounds.play('victory')
      },
    })
  }

  readonly #jumped = (): void => {
    this.queue.skip()
    this.moving = null
    this.unseen = true
  }

  // --- composing

  /** A click on anything. */
  readonly choose = (target: Target): void => {
    this.queue.skip()
    this.why = null
    if (affirms(this.composed, target)) return this.confirm() // once it is known what it would bring
    void this.#choose(target)
  }

  async #choose(target: Target): Promise<void> {
    const picked = pick(this.ways, this.picked, target)
    if (picked) return this.#compose(picked, false)
    if (!this.#looking) return this.explain(target)
    await this.#looking // it may be what a move leads to
    return this.#choose(target)
  }

  /** Learns what the moves that are left over lead to, where they only get others ready. */
  #look(): void {
    const { sight } = this.state
    const unknown = leading(this.composed).filter(({ move }) => !this.#beyond.has(move.move))
    if (!sight?.decision || !owes(sight) || !unknown.length) return
    const looking = Promise.all(unknown.map((way) => this.store.try(way.move.move))).then((tried) => {
      if (this.#looking === looking) this.#looking = null
      if (this.state.sight?.decision !== sight.decision) return
      const { module, info } = this.room
      const found = unknown.flatMap((way, i) => {
        const known = tried[i]
        return known ? [[way.move.move, beyond(module, way, known, sight, info)] as const] : []
      })
      this.#beyond = new Map([...this.#beyond, ...found])
      if (found.length) this.#look() // what it leads to may lead on
    })
    this.#looking = looking
  }

  /** Plays what follows, once it is asked for. */
  #follow(): void {
    const { sight, sending, rejected } = this.state
    const [next, ...then] = this.#then
    if (rejected) this.#then = []
    if (!next || sending || !sight?.legal.some(({ move }) => move === next)) return
    this.#then = then
    queueMicrotask(() => this.store.play(next))
  }

  /** A press on a button of the list. */
  readonly press = (way: Way): void => {
    this.queue.skip()
    void this.#compose(way.targets, true)
  }

  async #compose(picked: readonly Target[], meant: boolean): Promise<void> {
    this.picked = picked
    this.tried = null
    this.listing &&= !meant
    const { ready, sure, chosen } = compose(this.ways, picked)
    if (!ready) return this.#look()
    const { confirm } = ui.settings
    if (chosen) ui.tell(this.room.words.say('chosen', { move: this.room.words.action(chosen) }))
    if (confirm === 'never' && (meant || sure)) return this.#play(ready)
    const tried = await this.store.try(ready.move)
    if (this.picked !== picked) return // picked something else meanwhile
    // who has picked figure and goal need not be asked whether the turn may pass on
    const free = tried && !tried.refused && (!tried.final || (tried.passes && picked.length > 1)) && !tried.caution
    if (confirm === 'irreversible' && free && (meant || sure)) return this.#play(ready)
    this.tried = { move: ready, tried }
  }

  readonly confirm = (): void => {
    if (this.tried) this.#play(this.tried.move)
  }

  readonly cancel = (): void => {
    this.picked = []
    this.listing = false
    this.tried = null
    this.why = null
    this.changing = false
    this.highlighted = NOTHING
  }

  #play(move: LegalMove): void {
    this.cancel()
    const [first, ...then] = rowOf(move.move)
    this.#then = then
    this.store.play(first!)
  }

  /** "Why can't I?": tries what one might mean and says the rule that forbids it, or what comes first; else shows the
   * thing itself. */
  async explain(target: Target): Promise<void> {
    const { sight } = this.state
    const { module, info, words } = this.room
    const { wish } = await import('./lib/wish')
    const meant = sight && !this.state.review && sight.seat !== null ? wish(module, target, this.picked, sight, info) : null
    const refused: Refused | null = (meant && (await this.store.try(meant))?.refused) || null
    if (refused || meant === '') {
      ui.sounds.play('no')
      const first = () => words.say('first', { ask: words.prompt(sight!.asks!, [sight!.seat!], sight!.about) })
      this.why = { target, text: refused ? words.refusal(refused) : first(), clause: refused?.clause ?? null }
    } else {
      this.zoom = target
    }
  }

  readonly hover = (target: Target | null): void => {
    this.highlighted = target ? new Set([target]) : NOTHING
  }

  readonly point = (targets: readonly Target[]): void => {
    this.highlighted = targets.length ? new Set(targets) : NOTHING
  }
}
