// Tests random orders through 90 days of parcels, returns, withdrawals, complaints and decisions: quantities, deadlines and money must equal
// those of an oracle that shares no code with the shop, over clock changes, leap days and month ends, in any time zone of the server.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { writePaidOrder, type PaidOrder } from '#tests/support/paid-order.ts'
import { pick, seededRandom } from '#tests/support/random.ts'
import { dateOf, ReturnOracle, type WinterHours } from '#tests/support/return-oracle.ts'
import { storeViews, type StoreCode } from '../host/store-view.ts'
import { isWorkDay } from '../shop/delivery.ts'
import { ShopError } from '../shop/shop-error.ts'
import type { Shop } from '../shop/shop.ts'
import { decideCase, registerCase } from './cases.ts'
import { takeComplaint } from './complaints.ts'
import { listItems, listParcels, lockOrder } from './order-contents.ts'
import { deliverParcel, sendParcel } from './parcels.ts'
import { findReturnable, lastDay } from './returnable.ts'
import { isSoak } from '#tests/support/scope.ts'

const seeds = isSoak ? 2_000 : 60
const HOUR = 3_600_000
const winters: Record<StoreCode, WinterHours> = { nl: 1, be: 1, en: 0, de: 1, se: 1 }
/** Dates with calendar changes nearby: changes of the clock, ends of months and years, a leap day. */
const dates = ['2026-03-15', '2026-10-11', '2027-02-14', '2028-02-15', '2026-12-17', '2026-04-30', '2027-03-14', '2026-10-25'] as const
const kinds = ['return', 'withdrawal'] as const
const decisions = ['approved', 'approved', 'refused'] as const
const clocks = ['UTC', 'Pacific/Auckland', 'America/Los_Angeles', 'Europe/Amsterdam'] as const

let host: StartedHost
let shop: Shop
let now = 0
const ownClock = process.env['TZ']
beforeAll(async () => {
  // The test writes orders without the checkout, which would keep stock and lines consistent.
  host = await startHost({ now: () => new Date(now), breaks: ['every piece is on the shelf or in a living order'] })
  shop = host.host.shop
})
afterAll(() => {
  if (ownClock === undefined) delete process.env['TZ']
  else process.env['TZ'] = ownClock
  return host.close()
})

test.each(Array.from({ length: seeds }, (_, seed) => seed))('seed %i', async (seed) => {
  await walk(seed)
})

async function walk(seed: number): Promise<void> {
  const random = seededRandom(seed)
  const upTo = (most: number) => Math.floor(random() * (most + 1))
  process.env['TZ'] = pick(random, clocks)
  const store = storeViews[seed % storeViews.length] ?? storeViews[0]
  if (!store) throw new Error('There is no store.')
  now = Date.parse(pick(random, dates)) + upTo(24) * HOUR
  const lines = Array.from({ length: 1 + upTo(3) }, () => ({
    qty: 1 + upTo(4),
    price: BigInt(random() < 0.1 ? 0 : 1 + upTo(20_000)),
    isMade: random() < 0.15,
  }))
  const subtotal = lines.reduce((sum, { qty, price }) => sum + BigInt(qty) * price, 0n)
  const discount = random() < 0.5 ? (subtotal * BigInt(upTo(1000))) / 1000n : 0n
  const shipping = random() < 0.5 ? BigInt(upTo(900)) : 0n
  const cards = random() < 0.3 ? ((subtotal - discount + shipping) * BigInt(upTo(10))) / 10n : 0n
  const oracle = new ReturnOracle(
    lines,
    { discount, shipping, cards },
    { winter: winters[store.code], isOff: (day) => !isWorkDay(store, day * 24 * HOUR) },
  )
  const order = await writePaidOrder(host, { store: store.id, currency: store.currency, lines, subtotal, discount, shipping, cards })
  const parcels: number[] = []
  const cases: number[] = []
  const readInfo = async () => ({
    store,
    order: await shop.db.transaction().execute((trx) => lockOrder(trx, order.id)),
    items: await listItems(shop.db, order.id),
    parcels: await listParcels(shop.db, order.id),
    now: new Date(now),
  })
  const some = (most: (line: number) => number, chance = 0.6) => lines.map((_, line) => (random() < chance ? upTo(most(line)) : 0))
  const byId = (pieces: readonly number[]) =>
    pieces.map((quantity, line) => ({ itemId: order.items[line] ?? 0, quantity, reason: 'other' }))

  const began = now
  while (now - began < 90 * 24 * HOUR) {
    const what = random()
    if (what < 0.25) {
      const pieces = some((line) => oracle.unsent(line), 0.8)
      if (pieces.some((count) => count > 0)) {
        const known = new Map(pieces.map((count, line) => [order.items[line] ?? 0, count]))
        await sendParcel(shop, order.id, { carrier: 'dhl', trackingCode: `S-${seed}-${parcels.length}`, pieces: known })
        oracle.send(pieces)
        parcels.push((await listParcels(shop.db, order.id)).at(-1)?.id ?? 0)
      }
    } else if (what < 0.45) {
      const at = upTo(Math.max(0, parcels.length - 1))
      if (parcels[at] !== undefined) {
        await deliverParcel(shop, parcels[at])
        oracle.arrive(at, now)
      }
    } else if (what < 0.75) {
      const kind = pick(random, kinds)
      // Sometimes requests one piece too many.
      const pieces = some((line) => oracle.open(line, kind, now) + (random() < 0.15 ? 1 : 0))
      const wanted = byId(pieces).filter(({ quantity }) => quantity > 0)
      const taken = await registerCase(shop, order.id, { kind, intent: randomUUID(), lines: wanted }).catch(refused)
      expect(taken !== null, `${kind} of ${pieces.join()} at ${new Date(now).toISOString()}`).toBe(oracle.ask(kind, pieces, now))
      if (taken) cases.push(taken.id)
    } else if (what < 0.9) {
      const at = upTo(Math.max(0, cases.length - 1))
      const id = cases[at]
      if (id !== undefined) {
        const state = pick(random, decisions)
        const before = await moneyOf(order)
        await decideCase(shop, id, state)
        const due = oracle.decide(at, state)
        expect((await moneyOf(order)).paidBack - before.paidBack).toBe(Number(due))
      }
    } else {
      const given = { itemId: order.items[0] ?? 0, playerId: null, piece: null, text: 'It squeaks.', photos: [] }
      const row = (await readInfo()).order
      // A complaint returns no pieces and changes no deadline.
      await takeComplaint(shop, row, given, randomUUID(), '192.0.2.1').catch(refused)
    }
    // Sometimes moves close to midnight, otherwise by some hours or days.
    now += random() < 0.3 ? toMidnight(now) + (upTo(2) - 1) * 1_000 : upTo(120) * HOUR + 1
    if (random() < 0.4) continue
    const known = await readInfo()
    const end = oracle.lastDay()
    expect(lastDay(known)).toBe(end === null ? null : dateOf(end))
    for (const kind of kinds)
      expect(findReturnable(known, kind).map(({ quantity }) => quantity)).toEqual(lines.map((_, line) => oracle.open(line, kind, now)))
  }
  const { paidBack, atProvider, onCard } = await moneyOf(order)
  expect([paidBack, onCard]).toEqual([Number(oracle.paidBack), Number(oracle.paidBackToCards)])
  expect(atProvider).toBe(paidBack - onCard)
  expect(oracle.paidBack).toBeLessThanOrEqual(oracle.paid)
}

/** The milliseconds until midnight in one of Europe's time zones. */
function toMidnight(at: number): number {
  const hours = [22, 23, 24].map((hour) => hour * HOUR - (at % (24 * HOUR)))
  return hours.find((left) => left > 1_000) ?? 24 * HOUR
}

function refused(error: unknown): null {
  if (error instanceof ShopError) return null
  throw error
}

/** The refunds in the books of the shop, the provider and the gift card. */
async function moneyOf({ id, payment, card }: PaidOrder): Promise<{ paidBack: number; atProvider: number; onCard: number }> {
  const cases = await shop.db.selectFrom('return_case').select('refund').where('order_id', '=', id).execute()
  const row = await shop.db.selectFrom('gift_card').select('balance').where('code_hash', '=', card).executeTakeFirst()
  return {
    paidBack: cases.reduce((sum, { refund }) => sum + (refund ?? 0), 0),
    atProvider: host.provider.books.read(payment)?.paid_back ?? 0,
    onCard: row?.balance ?? 0,
  }
}
