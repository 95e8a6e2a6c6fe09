// The languages that the page speaks.

export type Lang = 'de' | 'en'
export const LANGUAGES: readonly Lang[] = ['de', 'en']

/** The language to begin with: the first of the browser's that we speak. */
export function detect(wanted: readonly string[]): Lang {
  for (const tag of wanted) {
    const lang = LANGUAGES.find((known) => tag.toLowerCase().split('-')[0] === known)
    if (lang) return lang
  }
  return 'en'
}

export const isLang = (value: unknown): value is Lang => LANGUAGES.includes(value as Lang)
