// Tests that a seed changes the form of answers, but never their content.
import { expect, test } from 'vitest'
import { at, infoOf } from './facts.ts'
import { EMMA, order, PlainShopper, sentTo } from './shopper.ts'
import { startSpecHost } from './spec-host.ts'

const SEEDS = Array.from({ length: 20 }, (_, seed) => seed)

/** Fields that contain the time. */
const MOMENTS = ['created_at', 'updated_at', 'createdAt']

/** A value without these fields, at any depth. */
const without = (value: unknown, ...names: string[]): unknown => {
  if (Array.isArray(value)) return value.map((entry) => without(entry, ...names))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).flatMap(([key, entry]) => (names.includes(key) ? [] : [[key, without(entry, ...names)]])))
}

/** A visit to most pages and calls, with the raw answers. */
const visit = async (seed: number): Promise<Record<string, unknown>> => {
  const host = await startSpecHost({ seed })
  const shopper = new PlainShopper(host.origin)
  const page = String((await shopper.get('team-kit-with-roster-170.html')).body)
  await shopper.add('BALL-MATCH', 2)
  await shopper.add('FAN', 1, {
    configurable_item_options: [{ option_id: 144, option_value: 168 }],
    custom_options: [{ option_id: 501, option_value: 'KIM' }],
  })
  await shopper.post('checkout/cart/coupons', { coupon_code: 'SPORT10' })
  const list = (await shopper.get('catalog/category/14/product/list?color[]=Red&sort[field]=price')).body
  const seen = {
    product: JSON.parse(/id="product-data">(.*?)<\/script>/.exec(page)?.[1] ?? 'null') as unknown,
    list: without(list, 'sorting_options'),
    sortings: without(at(list, 'catalog', 'sorting_options'), 'label'),
    gifts: (await shopper.get('checkout/cart/gifts')).body,
    methods: (await shopper.post('checkout/cart/estimate-shipping-methods', { address: EMMA })).body,
    shipping: (await shopper.post('checkout/cart/shipping-information', sentTo())).body,
    coupons: (await shopper.get('checkout/cart/coupons')).body,
    quote: (await shopper.get('checkout/cart/quote')).body,
    totals: (await shopper.get('checkout/cart/totals-information')).body,
    free: (await shopper.post('checkout/customers/email-available', { customerEmail: 'new@example.com' })).body,
    refusal: (await shopper.post('checkout/cart/coupons', { coupon_code: 'NO' })).status,
    order: (await order(shopper)).body,
    placed: host.state().orders,
  }
  const found = (await shopper.post('returns/fetch/order', { email: 'guest@example.com', order_number: '100000012' })).body
  await host.close()
  // Only some platforms return the number of pieces that were bought.
  return { ...seen, found: without(found, 'qty', 'qty_ordered', 'qty_returned') }
}

test('the same visit under 20 seeds has different formats and the same content', async () => {
  const visits: Record<string, unknown>[] = []
  for (const seed of SEEDS) visits.push(await visit(seed))
  const plain = infoOf(without(visits[0], ...MOMENTS))
  for (const [seed, seen] of visits.entries()) expect(infoOf(without(seen, ...MOMENTS)), `seed ${seed}`).toEqual(plain)
  const written = (part: string) => new Set(visits.map((seen) => JSON.stringify(without(seen[part], ...MOMENTS)))).size
  expect(written('quote')).toBeGreaterThan(10)
  expect(written('totals')).toBeGreaterThan(3)
  expect(written('list')).toBeGreaterThan(10)
})

test('one seed always gives the same format', async () => {
  const stripped = async () => JSON.stringify(without(await visit(7), ...MOMENTS))
  expect(await stripped()).toBe(await stripped())
})

test('about half of the seeds write amounts as text', async () => {
  const texts = await Promise.all(
    SEEDS.map(async (seed) => {
      const host = await startSpecHost({ seed })
      const { body } = await new PlainShopper(host.origin).get('catalog/anonymous-category/product/list?page_size=1')
      await host.close()
      return JSON.stringify(body).includes('"price_incl_tax":"24.9500"')
    }),
  )
  expect(texts.filter(Boolean).length).toBeGreaterThan(5)
  expect(texts.filter(Boolean).length).toBeLessThan(15)
})
