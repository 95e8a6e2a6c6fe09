// What a person has chosen on this device. Whatever the browser has kept is checked: only known values count.

import { read, write, type Shelf } from './kept'
import { detect, isLang, type Lang } from './lang'

export interface Settings {
  lang: Lang
  theme: 'light' | 'dark' | 'system'
  confirm: 'always' | 'irreversible' | 'never'
  sound: boolean
  speed: 0 | 1 | 2
  pace: 1 | 0.4 | 0 // how much of their time bots take
  candle: 0 | 15 | 40 // seconds to react
}

const KEY = 'tafelrunde.settings'
const CHOICES = {
  theme: ['light', 'dark', 'system'],
  confirm: ['always', 'irreversible', 'never'],
  sound: [true, false],
  speed: [0, 1, 2],
  pace: [1, 0.4, 0],
  candle: [15, 40, 0],
} as const

export const choices = CHOICES

export function load(shelf: Shelf, languages: readonly string[]): Settings {
  const settings: Settings = {
    lang: detect(languages),
    theme: 'system',
    confirm: 'irreversible',
    sound: true,
    speed: 1,
    pace: 1,
    candle: 15,
  }
  const chosen = Object(read(shelf, KEY)) as Record<string, unknown>
  if (isLang(chosen['lang'])) settings.lang = chosen['lang']
  for (const [name, values] of Object.entries(CHOICES)) {
    if ((values as readonly unknown[]).includes(chosen[name])) Object.assign(settings, { [name]: chosen[name] })
  }
  return settings
}

export const save = (shelf: Shelf, settings: Settings): void => write(shelf, KEY, settings)
