// Starts the visits of the person whose data is followed, and fills her fields.
import type { Locator } from 'playwright-core'
import { canary, watchCanary, type Watch } from '../support/canary.ts'
import type { Guest } from './guest.ts'
import { mountOf } from './menus.ts'

/** Opens the store and consents to analytics, so that every event about the visit comes from hers. */
export async function arrive(guest: Guest, agree = 'Besuch zählen'): Promise<Watch> {
  const watch = await watchCanary(guest.context, guest.origin)
  await guest.open('')
  await mountOf(guest, 'consent-banner').getByRole('button', { name: agree }).click()
  guest.email = canary.email
  return watch
}

/** The places without the data seen there. */
export const places = (sightings: readonly string[]): string[] => sightings.map((sighting) => sighting.split(': ')[0] ?? '')

/** Fills every such field in an element. */
export async function fillAll(within: Locator, selector: string, text: string): Promise<void> {
  for (const one of await within.locator(selector).all()) await one.fill(text)
}
