// Tells a list of players from a plain block of cells, which a sheet takes where it is pasted.
import type { RosterPlan } from '#shared/product/rules/roster.ts'
import { findHead } from './find-head.ts'
import { readList } from './read-list.ts'

/**
 * Whether a text is a list: several lines, with headings, with another separator than the tabs of a copied block, or with the
 * lines of a message, which no cell holds as they are.
 * @example isList('Naam;Nr\nAda;10', plan) // true; isList('1. Ada\n2. Bo', plan) // true; isList('Ada\t10\nBo\t7', plan) // false
 */
export function isList(text: string, plan: RosterPlan): boolean {
  const { rows, width, separator, message } = readList(text, plan)
  return rows.length > 1 && (separator !== '\t' || message?.isSplit === true || findHead(rows, width, plan) !== null)
}
