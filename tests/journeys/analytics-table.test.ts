// Tests what the shop's tags count of one purchase, however browsers and fingers disturb it: a table with a row per visit, repeated
// without consent. `npm test` runs a random row of each, a soak run all rows.
import { expect, test } from 'vitest'
import { payloadProblems } from '../support/analytics-payload.ts'
import { agree, buy, type Disturbance, disturbancesOn, listen, type SentEvent } from './counted-visit.ts'
import type { Guest } from './guest.ts'
import { useShop } from './use-shop.ts'
import { isSoak } from '../support/scope.ts'

const stage = useShop({ isCounting: true })
const disturbances = disturbancesOn(stage)

/** Each of these actions happens once in the visit, whatever else happens. */
const deeds = [
  'select_item',
  'add_to_wishlist',
  'remove_from_wishlist',
  'add_to_cart',
  'remove_from_cart',
  'add_shipping_info',
  'add_payment_info',
  'purchase',
]
/** Each of these is visible once in each load of its page. */
const sights = ['view_item_list', 'view_item', 'view_cart', 'begin_checkout']

const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 1000))
/** Returns all rows in a soak run, otherwise as many as requested, which change every day. */
function sample<Row>(rows: readonly Row[], most: number): Row[] {
  if (isSoak) return [...rows]
  return rows.map((_, place) => rows[(place + seed) % rows.length]).slice(0, most) as Row[]
}

test.each(sample(Object.entries(disturbances), 1))(
  `%s: each deed counts once, each sight once a page (seed ${seed})`,
  async (name, disturbance: Disturbance) => {
    const guest = await stage.visitAs(name.replaceAll(' ', '-').toLowerCase())
    await agree(guest)
    const events = await listen(guest)
    const times = (event: string) => events.filter((one) => one.event === event).length
    await buy(guest, (event) => expect.poll(() => times(event), { timeout: 60_000 }).toBeGreaterThan(0), events, disturbance)
    await expect.poll(() => deeds.map((event) => [event, times(event)])).toEqual(deeds.map((event) => [event, 1]))
    for (const event of sights) {
      const seen = events.filter((one) => one.event === event)
      expect(seen.length, event).toBeGreaterThan(0)
      const keys = seen.map(({ load, ecommerce }) => `${load} ${event === 'view_item_list' ? JSON.stringify(ecommerce.items) : ''}`)
      expect(keys, event).toEqual([...new Set(keys)])
    }
    expect(events.flatMap(({ event, ecommerce }) => payloadProblems(event, ecommerce))).toEqual([])
    const ids = events.map(({ event_id }) => event_id)
    expect(ids).toEqual([...new Set(ids)])
  },
  120_000,
)

/** A shopper's consent: not asked yet, refused, or granted and withdrawn on the list. */
const consents = ['none', 'denied', 'withdrawn'] as const
// Another device has its own consent.
const { 'another device of hers': _, ...undisclosed } = disturbances
const refusals = consents.flatMap((word) => Object.entries(undisclosed).map(([name, disturbance]) => [word, name, disturbance] as const))

/** Refuses in the banner, and clears the events recorded until then. */
async function withdraw({ page }: Guest, events: SentEvent[]): Promise<void> {
  await expect.poll(() => events.length).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Do not count' }).click()
  await expect.poll(async () => (await page.context().cookies()).find(({ name }) => name === 'touchline-consent')?.value).toBe('denied')
  events.length = 0
}

test.each(sample(refusals, 1))(
  `with the word %s and %s nothing of the visit is told, stored or sent (seed ${seed})`,
  async (word, name, disturbance: Disturbance) => {
    const guest = await stage.visitAs(`word-${word}-${name.replaceAll(' ', '-').toLowerCase()}`)
    if (word === 'denied') await guest.context.addCookies([{ name: 'touchline-consent', value: word, url: guest.origin }])
    if (word === 'withdrawn') await agree(guest)
    const events = await listen(guest)
    const elsewhere: string[] = []
    guest.context.on('request', (request) => {
      // The provider's own page loads its own stylesheet.
      const isShop = request.frame().url().startsWith(guest.origin)
      if (isShop && !request.isNavigationRequest() && !request.url().startsWith(guest.origin)) elsewhere.push(request.url())
    })
    const settled = async (event: string) => {
      if (word === 'withdrawn' && event === 'view_item_list') await withdraw(guest, events)
    }
    await buy(guest, settled, events, disturbance)
    expect(events).toEqual([])
    expect(elsewhere).toEqual([])
    const kept = await guest.page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)])
    expect(kept.filter((key) => /list-places|purchases-due/.test(key))).toEqual([])
  },
  120_000,
)
