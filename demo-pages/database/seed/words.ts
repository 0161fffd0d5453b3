// Short ways to write texts in the four languages; always in the order nl, en, de, sv.
import type { Language, Words } from '../words.ts'

export type { Language, Words }

export const languages: readonly Language[] = ['nl', 'en', 'de', 'sv']

/** One text in four languages. */
export function words(nl: string, en: string, de: string, sv: string): Words {
  return { nl, en, de, sv }
}

/** A text that is the same everywhere: names, sizes, numbers. */
export function same(text: string): Words {
  return { nl: text, en: text, de: text, sv: text }
}

/** Fills `{model}` and its like. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`seed: the text "${text}" asks for {${name}}, which nobody gives`)
    return value
  })
}

/** A name as a part of an address: small letters, digits and hyphens. */
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
