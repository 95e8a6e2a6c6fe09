import { describe, expect, it } from 'vitest'
import { botName, isBot, peopleAt, personName } from './people'
import type { GameInfo, SeatInfo, TableInfo } from './protocol'
import { GameWords } from './words'

const seat = (no: number, changes: Partial<SeatInfo>): SeatInfo => ({
  seat: no, kind: 'person', name: '', bot: null, stand_in: null, online: true, you: false, entropy: false, ...changes,
})
const seats = [
  seat(0, { name: 'Mia', you: true }),
  seat(1, { name: 'Ben', stand_in: 'greedy' }),
  seat(2, { kind: 'bot', bot: 'greedy' }),
  seat(3, { stand_in: 'greedy' }),
]
const table = { seats } as unknown as TableInfo
const both = (name: string) => ({ de: name, en: name })
const info = {
  names: { seat: { '0': both('Elves'), '1': both('Dwarves'), '2': both('Humans'), '3': both('Wizards') } },
  verbs: { give: ['to:seat'] },
  events: { turn: ['seat'], drew: ['seat'] },
} as unknown as GameInfo
const TEXTS = 'seat-you = you\nseat-nameless = Seat { $number }\naction-give = To { $to }\nevent-turn = { $seat } begins.\nevent-drew = { $seat } draws.\n    .you = { $seat } draws: run!\nask-roll = { $seat }: roll!'
const words = (guises: (number | null)[] = []) => new GameWords('en', [TEXTS], info).as(guises, peopleAt(table))

describe('who sits in a seat', () => {
  it('goes by the chosen name, and a bot by its own, also where it has taken over for good', () => {
    expect(seats.map(personName)).toEqual(['Mia', 'Ben', botName(2), botName(3)])
    expect(seats.map(isBot)).toEqual([false, false, true, true])
    expect(personName(seat(0, { kind: 'open' }))).toBe('')
  })

  it('is told from every other bot at the largest table', () => {
    expect(new Set(Array.from({ length: 8 }, (_, no) => botName(no))).size).toBe(8)
  })
})

describe('a seat', () => {
  it('is role and name in sentences, a word on boards', () => {
    expect(words().called(0)).toBe('Elves (you)')
    expect(words().seats([1, 2])).toBe('Dwarves (Ben) and Humans (Golem)')
    expect(words().seat(1)).toBe('Dwarves')
    expect(words().action({ move: '', verb: 'give', words: [1] })).toBe('To Dwarves (Ben)')
    expect(words().event({ key: 'turn', clause: '', args: { seat: 2 }, final: false, kept: true })).toBe('Humans (Golem) begins.')
  })

  it('that plays as nobody yet is who sits there, never a number', () => {
    expect(words([null, null, null, 0]).seat(1)).toBe('Ben')
    expect(words([null, null, null, 0]).called(1)).toBe('Ben')
    expect(words([null, null, null, 0]).called(0)).toBe('Mia (you)')
    expect(words([null, null, null, 0]).called(3)).toBe(`Elves (${botName(3)})`)
  })

  it('is told more of what happens to it than others are', () => {
    const drew = (seat: number) => words().event({ key: 'drew', clause: '', args: { seat }, final: false, kept: true })
    expect([drew(0), drew(1)]).toEqual(['Elves (you) draws: run!', 'Dwarves (Ben) draws.'])
  })

  it('is addressed when it is asked alone', () => {
    expect(words().prompt('roll', [0], {})).toBe('Elves: roll!')
    expect(words().prompt('roll', [1], {})).toBe('Dwarves (Ben): roll!')
  })

  it('has a number only where nobody is known to sit', () => {
    expect(new GameWords('en', [TEXTS], info).as([null]).called(0)).toBe('Seat 1')
  })
})
