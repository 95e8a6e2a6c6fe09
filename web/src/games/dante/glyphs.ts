/** The glyphs of terraces, symbols, classes, personas and choices, by the game's own words. */

import type { Component } from 'svelte'
import AngelWings from '~icons/game-icons/angel-wings'
import BeerStein from '~icons/game-icons/beer-stein'
import Blindfold from '~icons/game-icons/blindfold'
import BoatHorizon from '~icons/game-icons/boat-horizon'
import CandleFlame from '~icons/game-icons/candle-flame'
import CrossedSwords from '~icons/game-icons/crossed-swords'
import ImperialCrown from '~icons/game-icons/imperial-crown'
import Cycle from '~icons/game-icons/cycle'
import Fist from '~icons/game-icons/fist'
import Flowers from '~icons/game-icons/flowers'
import FruitTree from '~icons/game-icons/fruit-tree'
import Hearts from '~icons/game-icons/hearts'
import HeavenGate from '~icons/game-icons/heaven-gate'
import Laurels from '~icons/game-icons/laurels'
import Leapfrog from '~icons/game-icons/leapfrog'
import Lion from '~icons/game-icons/lion'
import Lyre from '~icons/game-icons/lyre'
import Meal from '~icons/game-icons/meal'
import MonkFace from '~icons/game-icons/monk-face'
import MusicalNotes from '~icons/game-icons/musical-notes'
import NunFace from '~icons/game-icons/nun-face'
import Prayer from '~icons/game-icons/prayer'
import PrayerBeads from '~icons/game-icons/prayer-beads'
import Puppet from '~icons/game-icons/puppet'
import RolledCloth from '~icons/game-icons/rolled-cloth'
import ShakingHands from '~icons/game-icons/shaking-hands'
import Sheep from '~icons/game-icons/sheep'
import ShinyPurse from '~icons/game-icons/shiny-purse'
import Snail from '~icons/game-icons/snail'
import Stairs from '~icons/game-icons/stairs'
import TiedScroll from '~icons/game-icons/tied-scroll'
import TwoCoins from '~icons/game-icons/two-coins'
import VisoredHelm from '~icons/game-icons/visored-helm'
import Walk from '~icons/game-icons/walk'

interface Look {
  x?: number
  y?: number
  width?: number
  height?: number
  class?: string
}

const GLYPHS: Record<string, Component<Look>> = {
  shore: BoatHorizon,
  valley: Flowers,
  pride: Lion,
  envy: Blindfold,
  wrath: Fist,
  sloth: Snail,
  avarice: ShinyPurse,
  gluttony: Meal,
  lust: Hearts,
  eden: FruitTree,
  heaven: HeavenGate,
  remission: Prayer,
  leap: Leapfrog,
  reversal: Cycle,
  indulgence: TiedScroll,
  sacrifice: Sheep,
  intervention: Puppet,
  ruler: ImperialCrown,
  celestial: AngelWings,
  artist: Lyre,
  laity: PrayerBeads,
  dante: Laurels,
  antonia: NunFace,
  lapo: TwoCoins,
  ginevra: RolledCloth,
  ranieri: CrossedSwords,
  fiammetta: MusicalNotes,
  pacifico: MonkFace,
  berta: BeerStein,
  corrado: VisoredHelm,
  tessa: CandleFlame,
  offer: ShakingHands,
  walk: Walk,
  climb: Stairs,
  together: ShakingHands,
  alone: Walk,
  leave: Walk,
  none: Walk,
  circle: Cycle,
}

export const glyph = (word: string | number): Component<Look> | null => GLYPHS[word] ?? null
