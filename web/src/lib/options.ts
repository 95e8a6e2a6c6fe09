// The options of a table in words, and what becomes of a proposal to change one.

import type { OptionInfo, ProposalInfo, TableInfo } from './protocol'
import type { GameWords } from './words'

export type Value = boolean | number | string

/** What people call a value of an option. */
export function valueText(words: GameWords, option: OptionInfo, value: Value): string {
  if (option.kind === 'switch') return words.say(value ? 'on' : 'off')
  if (option.kind === 'seat' && typeof value === 'number') return words.seat(value)
  return option.says[String(value)]?.[words.lang] ?? words.say('number', { value })
}

/** The values to choose from at a table with so many seats. */
export const choices = (words: GameWords, option: OptionInfo, seats: number) =>
  option.values
    .filter((value) => option.kind !== 'seat' || typeof value !== 'number' || value < seats)
    .map((value) => ({ value, text: valueText(words, option, value) }))

/** People by their names; oneself is `you`. */
export function called(table: TableInfo, seats: readonly number[], lang: string, you: string): string {
  const names = seats.map((no) => table.seats[no]!).map((seat) => (seat.you ? you : seat.name))
  return new Intl.ListFormat(lang, { type: 'conjunction' }).format(names)
}

/** The proposal that was open before and is no longer, and whether it is the rule now. */
export function settled(before: TableInfo, after: TableInfo): { proposal: ProposalInfo; agreed: boolean } | null {
  const { proposal } = before
  if (!proposal || same(proposal, after.proposal)) return null
  return { proposal, agreed: after.options[proposal.option] === proposal.value }
}

const same = (one: ProposalInfo, other: ProposalInfo | null): boolean =>
  !!other && one.by === other.by && one.option === other.option && one.value === other.value
