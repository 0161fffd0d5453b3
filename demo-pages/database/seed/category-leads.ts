// What stands below the name of a department or group: what is in it, or how to choose. A category without a row has nothing to say.
import type { Language } from '../words.ts'
import data from './category-leads.json' with { type: 'json' }
import { readTable, Words } from './read-data.ts'

const leads: Readonly<Record<string, Words>> = readTable('category-leads.json', Words, data)

/** The codes of the categories that have a text. */
export const ledCategories: readonly string[] = Object.keys(leads)

/** The text of a category; empty where it has none. */
export function leadOf(code: string, language: Language): string {
  return leads[code]?.[language] ?? ''
}
