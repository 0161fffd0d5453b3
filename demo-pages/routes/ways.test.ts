// Tests each pair of shipping method, payment method, guest or customer, private or business, in some order whose rows match the screen.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startHost, type StartedHost } from '#tests/support/host.ts'
import { addresses, addToCart, chooseShipping, stockUp } from '#tests/support/purchase.ts'
import { Shopper } from '#tests/support/shopper.ts'
import type { StoreCode } from '../host/store-view.ts'
import { demoLogin } from '../shop/demo-customers.ts'
import { nearestPoints } from '../shop/pickup/points.ts'
import { isSoak } from '#tests/support/scope.ts'

let shop: StartedHost
beforeAll(async () => {
  shop = await startHost({ now: () => new Date('2026-11-24T09:00:00Z') })
})
afterAll(() => shop.close())

const ways = {
  nl: { shipping: ['touchline_home', 'postnl_pickup', 'dhl_pickup'], payment: ['ideal', 'creditcard', 'afterpay', 'banktransfer'] },
  de: { shipping: ['touchline_home', 'dhl_pickup'], payment: ['creditcard', 'giropay', 'afterpay', 'banktransfer'] },
} as const

/** One order: its shipping and payment methods, who orders, and for whom. */
type Way = readonly [shipping: string, payment: string, who: 'guest' | 'customer', forWhom: 'person' | 'firm']

const everyWay = (store: keyof typeof ways): Way[] =>
  ways[store].shipping.flatMap((shipping) =>
    ways[store].payment.flatMap((payment) =>
      (['guest', 'customer'] as const).flatMap((who) =>
        (['person', 'firm'] as const).map((forWhom): Way => [shipping, payment, who, forWhom]),
      ),
    ),
  )

const pairsOf = (way: Way): string[] =>
  way.flatMap((one, at) => way.slice(at + 1).map((other, next) => `${at}:${one} ${at + 1 + next}:${other}`))

/** A small set of orders, found greedily, that covers each pair; a soak run takes all combinations. */
function chosen(store: keyof typeof ways): Way[] {
  const all = everyWay(store)
  if (isSoak) return all
  const missing = new Set(all.flatMap(pairsOf))
  const taken: Way[] = []
  const gain = (way: Way) => pairsOf(way).filter((pair) => missing.has(pair)).length
  while (missing.size > 0) {
    const best = all.reduce((one, other) => (gain(other) > gain(one) ? other : one))
    taken.push(best)
    for (const pair of pairsOf(best)) missing.delete(pair)
  }
  return taken
}

/** The details that a payment method requires. */
const details: Readonly<Record<string, object>> = {
  ideal: { issuer: 'duinbank' },
  afterpay: { date_of_birth: '1990-02-28', terms_accepted: '1' },
  giropay: { bic: 'DEUTDEFF' },
}

const rows = (['nl', 'de'] as const).flatMap((store) => chosen(store).map((way) => [store, ...way] as const))

test.each(rows)('in the store %s by %s, paid by %s, as %s for a %s', async (store: StoreCode, shipping, payment, who, forWhom) => {
  const shopper = new Shopper(shop.url, store)
  if (who === 'customer') await shopper.send('POST', 'api/customer/login', demoLogin)
  const piece = await stockUp(shop.db)
  await addToCart(shopper, { sku: piece.sku, qty: 2 })
  const own: Record<string, unknown> = { ...addresses[store], email: 'sanne@example.com' }
  // A business sends the parcel home and the bill to its office.
  const bill = forWhom === 'firm' ? { ...own, company: 'Sportclub e.V.', street: ['Nieuwezijds', '9'] } : own
  const [carrier = '', method = ''] = shipping.split('_')
  const [point] =
    method === 'pickup' ? nearestPoints(carrier === 'dhl' ? 'dhl' : 'postnl', String(own['country_id']), String(own['postcode'])) : []
  const saved = await chooseShipping(shopper, {
    shippingAddress: own,
    billingAddress: bill,
    shippingCarrierCode: carrier,
    shippingMethodCode: method,
    extensionAttributes: { requested_delivery_date: null, ...(point ? { [`${carrier}_pickup_point`]: point.code } : {}) },
  })
  expect(saved.status).toBe(200)
  const { totals, payment_methods: offered } = saved.body
  expect(offered.map(({ code }: { code: string }) => code)).toContain(payment)
  const placed = await shopper.send('POST', 'checkout/cart/payment-information', {
    email: 'sanne@example.com',
    paymentMethod: { method: payment, additional_data: details[payment] ?? {} },
  })
  expect(placed.status).toBe(200)

  const cents = (amount: number) => Math.round(amount * 100)
  const order = await shop.db.selectFrom('shop_order').selectAll().where('number', '=', placed.body.order_number).executeTakeFirstOrThrow()
  expect(order).toMatchObject({
    grand_total: cents(totals.grand_total),
    tax: cents(totals.tax_amount),
    shipping_incl_tax: cents(totals.shipping_incl_tax),
    segments: totals.total_segments,
    billing_address: {
      company: forWhom === 'firm' ? 'Sportclub e.V.' : null,
      street: expect.arrayContaining([forWhom === 'firm' ? 'Nieuwezijds' : String(Object(own).street[0])]),
    },
    shipping_address: { company: null },
  })
  expect(order.customer_id === null).toBe(who === 'guest')
  expect(order.pickup_point === null).toBe(method !== 'pickup')
  const items = await shop.db
    .selectFrom('order_item')
    .select(['sku', 'qty', 'row_total_incl_tax'])
    .where('order_id', '=', order.id)
    .execute()
  expect(items).toEqual([{ sku: piece.sku, qty: 2, row_total_incl_tax: cents(totals.items[0].row_total_incl_tax) }])
})

test('the orders cover each pair', () => {
  for (const store of ['nl', 'de'] as const)
    expect(new Set(chosen(store).flatMap(pairsOf))).toEqual(new Set(everyWay(store).flatMap(pairsOf)))
})
