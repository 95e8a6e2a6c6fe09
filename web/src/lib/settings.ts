// What a person has chosen on this device. Whatever the browser has kept is checked: only known values count.

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

export interface Shelf {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
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
  let kept: Record<string, unknown>
  try {
    kept = Object(JSON.parse(shelf.getItem(KEY) ?? '{}')) as Record<string, unknown>
  } catch {
    return settings // unreadable, or the browser keeps nothing
  }
  if (isLang(kept['lang'])) settings.lang = kept['lang']
  for (const [name, values] of Object.entries(CHOICES)) {
    if ((values as readonly unknown[]).includes(kept[name])) Object.assign(settings, { [name]: kept[name] })
  }
  return settings
}

export function save(shelf: Shelf, settings: Settings): void {
  try {
    shelf.setItem(KEY, JSON.stringify(settings))
  } catch {
    // a browser that keeps nothing: the settings hold until the page is closed
  }
}
