/** The glyphs of terraces, symbols, classes, personas and choices, by the game's own words. */

import sprite from '~icons/sprite'

const icon = (name: string): string => `${sprite}#${name}`

const GLYPHS: Record<string, string> = {
  shore: icon('boat-horizon'),
  valley: icon('flowers'),
  pride: icon('lion'),
  envy: icon('blindfold'),
  wrath: icon('fist'),
  sloth: icon('snail'),
  avarice: icon('shiny-purse'),
  gluttony: icon('meal'),
  lust: icon('hearts'),
  eden: icon('fruit-tree'),
  heaven: icon('heaven-gate'),
  remission: icon('prayer'),
  leap: icon('leapfrog'),
  reversal: icon('cycle'),
  indulgence: icon('tied-scroll'),
  sacrifice: icon('sheep'),
  intervention: icon('puppet'),
  ruler: icon('imperial-crown'),
  celestial: icon('angel-wings'),
  artist: icon('lyre'),
  laity: icon('prayer-beads'),
  dante: icon('laurels'),
  antonia: icon('nun-face'),
  lapo: icon('two-coins'),
  ginevra: icon('rolled-cloth'),
  ranieri: icon('crossed-swords'),
  fiammetta: icon('musical-notes'),
  pacifico: icon('monk-face'),
  berta: icon('beer-stein'),
  corrado: icon('visored-helm'),
  tessa: icon('candle-flame'),
  offer: icon('shaking-hands'),
  walk: icon('walk'),
  climb: icon('stairs'),
  together: icon('shaking-hands'),
  alone: icon('walk'),
  leave: icon('walk'),
  none: icon('walk'),
  circle: icon('cycle'),
}

/** Where the glyph for a word is drawn, or null. */
export const glyph = (word: string | number): string | null => GLYPHS[word] ?? null
