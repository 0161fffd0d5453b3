// How the journeys of the one person whose data is followed begin, and how her fields are filled.
import type { Locator } from 'playwright-core'
import { canary, watchCanary, type Watch } from '../support/canary.ts'
import type { Guest } from './guest.ts'
import { mountOf } from './menus.ts'

/** Comes into the store and lets herself be counted, so that whatever is told of a visit is told of hers. */
export async function arrive(guest: Guest, agree = 'Besuch zählen'): Promise<Watch> {
  const watch = await watchCanary(guest.context, guest.origin)
  await guest.open('')
  await mountOf(guest, 'consent-banner').getByRole('button', { name: agree }).click()
  guest.email = canary.email
  return watch
}

/** The places without what was seen there. */
export const places = (sightings: readonly string[]): string[] => sightings.map((sighting) => sighting.split(': ')[0] ?? '')

/** Fills every such field within. */
export async function fillAll(within: Locator, selector: string, text: string): Promise<void> {
  for (const one of await within.locator(selector).all()) await one.fill(text)
}
