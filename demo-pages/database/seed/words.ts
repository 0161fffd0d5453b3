// Helpers that write texts in the four languages, always in the order nl, en, de, sv.
import type { Language, Words } from '../words.ts'

export type { Language, Words }

export const languages: readonly Language[] = ['nl', 'en', 'de', 'sv']

/** One text in four languages. */
export function translations(nl: string, en: string, de: string, sv: string): Words {
  return { nl, en, de, sv }
}

/** A text that is equal in every language, such as a name, a size or a number. */
export function same(text: string): Words {
  return { nl: text, en: text, de: text, sv: text }
}

/** Fills placeholders such as `{model}`. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`seed: the text "${text}" asks for {${name}}, which nobody gives`)
    return value
  })
}

/** A name as part of an address: lower-case letters, digits and hyphens. */
export function toUrl(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[äæ]/g, 'a')
    .replaceAll('ø', 'o')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'’:]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
