// Glyphs straight from the house's sprite, for boards that name many of them by words of their own.

import sprite from '~icons/sprite'

/** Where a glyph is drawn. */
export const icon = (name: string): string => `${sprite}#${name}`
