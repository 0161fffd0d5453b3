// Where the shopper's own searches are stored: on this device or in this tab. Small, since pages remove them that never show them.
import * as v from 'valibot'
import { persisted } from '#stores/kit/persisted.ts'

const A_DAY = 24 * 60
const schema = v.array(v.string())

/** For a month, with the consent that the store requires. */
export const onDevice = persisted({ name: 'searches', area: 'local', schema, minutes: 30 * A_DAY })
/** For a day. */
export const inTab = persisted({ name: 'searches', area: 'session', schema, minutes: A_DAY })

/** Removes a search that found nothing. The others stay as long as they would have. */
export function dropSearch(query: string): void {
  for (const area of [onDevice, inTab]) area.amend((searches) => withoutSearch(searches, query))
}

/** The searches without one, however it was capitalised. */
export const withoutSearch = (searches: readonly string[], query: string): string[] =>
  searches.filter((known) => known.toLowerCase() !== query.trim().toLowerCase())
