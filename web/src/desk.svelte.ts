// A person at a table: the store's state, the move being composed, the preview, and the animation between sights.

import { answerOf, compose, owes, pick, waysOf, wish, type Way } from './lib/compose'
import type { Motion, SceneProps, Target } from './lib/board'
import { guisesBefore, type Guises } from './lib/guises'
import type { LegalMove, LogLine, Refused, Sight, Tried } from './lib/protocol'
import { Queue } from './lib/queue'
import { TableStore, type TableState } from './lib/table'
import { PageStage } from './stage'
import { ui, type GameRoom } from './ui.svelte'

/** Why something cannot be done just now. */
export interface Explanation {
  target: Target
  text: string
  clause: string | null
}

const NOTHING: ReadonlySet<Target> = new Set()

export class Desk {
  readonly store: TableStore
  readonly queue: Queue
  state = $state.raw<TableState>() as TableState
  moving = $state.raw<Sight | null>(null) // what is shown while motions play
  motion = $state.raw<Motion | null>(null)
  picked = $state.raw<readonly Target[]>([])
  tried = $state.raw<{ move: LegalMove; tried: Tried | null } | null>(null)
  why = $state.raw<Explanation | null>(null)
  zoom = $state.raw<Target | null>(null)
  changing = $state(false) // a sealed answer is being thought over
  candle = $state(0) // seconds that are given to react, while they pass
  highlighted = $state.raw<ReadonlySet<Target>>(NOTHING)
  busy = $state(false)
  #wasMine = false

  readonly guises = $derived.by<Guises>(() => {
    const { sight, info } = this.state
    return sight?.guises ?? guisesBefore(this.hall.info, info)
  })
  /** The game, with the names that seats have at this table. */
  readonly room = $derived.by<GameRoom>(() => {
    const { info, module, words } = this.hall
    return { info, module, words: words.as(this.guises) }
  })
  readonly ways = $derived.by<Way[]>(() => {
    const { sight, sending, review } = this.state
    return sight && !sending && !review ? waysOf(this.room.module, sight, this.room.info) : []
  })
  readonly composed = $derived(compose(this.ways, this.picked))
  /** The moment on the board: under review, in motion, or now. */
  readonly shown = $derived(this.state.review?.sight ?? this.moving ?? this.state.sight)
  readonly mine = $derived(this.state.sight?.seat ?? null)
  readonly myTurn = $derived(!!this.state.sight && owes(this.state.sight) && !this.state.sending)
  /** The own answer that lies face down and may still be changed. */
  readonly answer = $derived(this.state.sight && !this.state.sending ? answerOf(this.state.sight) : null)
  /** Whether one is composing: it is one's turn, or one thinks a sealed answer over. */
  readonly composing = $derived(this.myTurn || (!!this.answer && (this.changing || this.picked.length > 0)))

  /** What board and panels draw from. */
  readonly scene = $derived.by<SceneProps | null>(() => {
    const { room, shown } = this
    if (!shown) return null
    const now = !this.state.review
    return {
      sight: shown,
      info: room.info,
      words: room.words,
      table: this.state.info,
      glowing: now && this.composing ? this.composed.glowing : NOTHING,
      picked: now ? this.picked : [],
      highlighted: this.highlighted,
      choose: this.choose,
      hover: this.hover,
    }
  })

  constructor(
    readonly hall: GameRoom,
    moment: (seq: number) => Promise<Sight>,
  ) {
    const stage = new PageStage(
      hall.module,
      (motion) => {
        this.motion = motion
        if (motion?.table && this.moving) this.moving = { ...this.moving, table: motion.table }
      },
      (motion) => motion.sound && ui.sounds.play(motion.sound),
    )
    this.queue = new Queue(stage, (busy) => (this.busy = busy))
    this.store = new TableStore(moment, { stepped: this.#stepped, jumped: this.#jumped })
    this.state = this.store.state
    this.store.subscribe(this.#changed)
  }

  // --- what comes from the table

  readonly #changed = (state: TableState): void => {
    const decided = state.sight?.decision !== this.state.sight?.decision
    this.state = state
    if (decided) this.cancel()
    const mine = !!state.sight && owes(state.sight)
    if (mine && !this.#wasMine) ui.sounds.play('turn')
    this.#wasMine = mine
  }

  readonly #stepped = (lines: readonly LogLine[], before: Sight, after: Sight): void => {
    const { module, info } = this.room
    const told = lines.flatMap((line) => line.told)
    const motions = told.flatMap((event) => module.motions(event, before, after, info))
    this.queue.speed = ui.calm || document.hidden ? 0 : ui.settings.speed
    this.moving ??= before
    this.queue.add({
      motions,
      arrive: () => {
        this.moving = after.seq === this.state.sight?.seq ? null : after
        if (after.result) ui.sounds.play('victory')
      },
    })
  }

  readonly #jumped = (): void => {
    this.queue.skip()
    this.moving = null
  }

  // --- composing

  /** A click on anything. */
  readonly choose = (target: Target): void => {
    this.queue.skip()
    this.why = null
    const picked = pick(this.ways, this.picked, target)
    if (picked) void this.#compose(picked, false)
    else void this.explain(target)
  }

  /** A press on a button of the list. */
  readonly press = (way: Way): void => {
    this.queue.skip()
    void this.#compose(way.targets, true)
  }

  async #compose(picked: readonly Target[], meant: boolean): Promise<void> {
    this.picked = picked
    this.tried = null
    const { ready, sure } = compose(this.ways, picked)
    if (!ready) return
    const { confirm } = ui.settings
    if (confirm === 'never' && (meant || sure)) return this.#play(ready)
    const tried = await this.store.try(ready.move)
    if (this.picked !== picked) return // picked something else meanwhile
    const free = tried && !tried.refused && !tried.final && !this.warning(ready)
    if (confirm === 'irreversible' && free && (meant || sure)) return this.#play(ready)
    this.tried = { move: ready, tried }
  }

  warning(move: LegalMove): string | null {
    const { sight } = this.state
    return (sight && this.room.module.warn?.(move, sight, this.room.info)) ?? null
  }

  readonly confirm = (): void => {
    if (this.tried) this.#play(this.tried.move)
  }

  readonly cancel = (): void => {
    this.picked = []
    this.tried = null
    this.why = null
    this.changing = false
    this.highlighted = NOTHING
  }

  #play(move: LegalMove): void {
    this.cancel()
    this.store.play(move.move)
  }

  /** "Why can't I?": tries what one might mean and says the rule that forbids it; else shows the thing itself. */
  async explain(target: Target): Promise<void> {
    const { sight } = this.state
    const { module, info, words } = this.room
    const meant = sight && !this.state.review && sight.seat !== null ? wish(module, target, this.picked, sight, info) : null
    const refused: Refused | null = (meant && (await this.store.try(meant))?.refused) || null
    if (refused) {
      ui.sounds.play('no')
      this.why = { target, text: words.refusal(refused), clause: refused.clause }
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
