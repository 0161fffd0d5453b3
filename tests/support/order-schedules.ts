// Schedules of impatient shoppers and bad lines during an order, by seed; counts how many intents became several orders or none.
import { pick, seededRandom } from './random.ts'
import type { StartedHost } from './host.ts'
import { addToCart, chooseShipping, type Piece } from './purchase.ts'
import { Shopper } from './shopper.ts'

/** The seed of today's schedules; `SCHEDULE_SEED` overrides it. */
export const seed = Number(process.env['SCHEDULE_SEED'] ?? 4173)
const atOnce = 6

type Schedule = (shopper: Shopper, random: () => number) => Promise<unknown>

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const body = { email: 'sanne@example.com', shippingOptions: {}, paymentMethod: { method: 'creditcard', additional_data: {} } }
const order = (shopper: Shopper, key: string, headers: Record<string, string> = {}) =>
  shopper.send('POST', 'checkout/cart/payment-information', body, { 'Idempotency-Key': key, ...headers })

let keys = 0
const newKey = () => `schedule-key-${++keys}`

/** Sends all of them, each at once or slightly later than the one before. */
const burst = (shopper: Shopper, random: () => number, sent: readonly string[]) =>
  Promise.allSettled(sent.map((key) => wait(random() < 0.5 ? 0 : random() * 15).then(() => order(shopper, key))))

/** Each schedule returns the answer that the shopper finally reads. */
const habits: Record<string, Schedule> = {
  'double click': (shopper, random) => {
    const key = newKey()
    return burst(shopper, random, [key, key])
  },
  'Enter and click, key held down': (shopper, random) => {
    const key = newKey()
    return burst(
      shopper,
      random,
      Array.from({ length: 3 + Math.floor(random() * 4) }, () => key),
    )
  },
  'two tabs': (shopper, random) => burst(shopper, random, [newKey(), newKey()]),
  'three tabs, one of them clicked twice': (shopper, random) => {
    const key = newKey()
    return burst(shopper, random, [key, newKey(), key, newKey()])
  },
  'answer lost after commit, then again': async (shopper, random) => {
    const key = newKey()
    await order(shopper, key, { 'touchline-fault': 'lost' }).catch(() => {})
    return burst(shopper, random, [key, key])
  },
  'reload while it runs': async (shopper, random) => {
    const key = newKey()
    const first = order(shopper, key)
    await wait(random() * 10)
    await shopper.get('checkout/cart/payment-status')
    return Promise.allSettled([first, order(shopper, key)])
  },
  'back, and once more with a new key': async (shopper, random) => {
    await order(shopper, newKey())
    return burst(shopper, random, [newKey(), newKey()])
  },
}

const names = Object.keys(habits)

/** Runs the schedules on a shop and counts intents that became more than one order, or none; `before` prepares the nth cart. */
export async function runSchedules(
  shop: StartedHost,
  piece: Piece,
  count: number,
  before: (shopper: Shopper, index: number) => Promise<void> = async () => {},
): Promise<{ duplicates: string[]; missing: string[] }> {
  const duplicates: string[] = []
  const missing: string[] = []
  const run = async (index: number): Promise<void> => {
    const name = names[index % names.length] ?? ''
    const random = seededRandom(seed + index)
    const shopper = new Shopper(shop.url, pick(random, ['nl', 'be', 'en', 'de', 'se']))
    const { body: quote } = await addToCart(shopper, { sku: piece.sku, qty: 1 })
    await before(shopper, index)
    await chooseShipping(shopper)
    await habits[name]?.(shopper, random)
    const rows = await shop.db.selectFrom('shop_order').select('id').where('cart_id', '=', quote.id).execute()
    if (rows.length > 1) duplicates.push(`${name} (schedule ${index}): ${rows.length} orders`)
    if (rows.length === 0) missing.push(`${name} (schedule ${index})`)
  }
  let next = 0
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < count) await run(next++)
    }),
  )
  return { duplicates, missing }
}
