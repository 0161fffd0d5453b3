// Where the shopper's own searches are stored: on this device or in this tab. Small, since pages remove them that never show them.
import * as v from 'valibot'
import { persisted } from '#stores/kit/persisted.ts'

const A_DAY = 24 * 60
const schema = v.array(v.string())

/** For a month, with the consent that the store requires. */
export const onDevice = persisted({ name: 'searches', area: 'local', schema, minutes: 30 * A_DAY })
/** For a day. */
export const inTab = persisted({ name: 'searches', area: 'session', schema, minutes: A_DAY })

/** Removes a search that found nothing. */
export function dropSearch(query: string): void {
  const same = (known: string) => known.toLowerCase() === query.trim().toLowerCase()
  for (const area of [onDevice, inTab]) {
    const searches = area.get()
    if (searches?.some(same)) area.set(searches.filter((known) => !same(known)))
  }
}
