/** Outlines of the peoples' figures and of the glyphs that tell their colours apart, around (0, 0). */

import type { Colour, Shape } from './model'

export const BODY: Record<Shape, string> = {
  anvil: 'M-13-9H11C10-4 6-2 3.5-1.5 3.5 2.5 5 5 9 6.5V10.5H-9V6.5C-5 5-3.5 2.5-4-1.5-9-2-12-5-13-9Z',
  leaf: 'M0-14C7-9 9.5-3 8 3 7 7.5 3.5 10.5 0 12-3.5 10.5-7 7.5-8 3-9.5-3-7-9 0-14Z',
  shield: 'M-10-10Q-5-9 0-12.5Q5-9 10-10V0C10 6 5 10 0 12.5-5 10-10 6-10 0Z',
  hat: 'M-1.5-14.5C1-14 3-12 4-8L7 4C11 5 13 6.5 13 8 13 10.5 7 12 0 12S-13 10.5-13 8C-13 6.5-11 5-7 4Z',
}

/** Lines inside the outline. */
export const DETAIL: Record<Shape, string> = {
  anvil: 'M-9.5-6.5H7',
  leaf: 'M0 12V16M0-10V-6',
  shield: 'M-7.5-7Q-4-6.5 0-9.3',
  hat: 'M-7 4.2C-3 6 3 6 7 4.2',
}

/** Where the colour's glyph sits. */
export const GLYPH_AT: Record<Shape, number> = { anvil: -4, leaf: 1, shield: 0, hat: -2.5 }

export const GLYPH: Record<Colour, string> = {
  red: 'M3.4 0A3.4 3.4 0 1 1-3.4 0A3.4 3.4 0 1 1 3.4 0Z',
  green: 'M-3-3H3V3H-3Z',
  blue: 'M0-4.4C1.5-2 3.2-.6 3.2 1.2A3.2 3.2 0 0 1-3.2 1.2C-3.2-.6-1.5-2 0-4.4Z',
}
