// A seed changes how things are written, never what is true.
import { expect, test } from 'vitest'
import { factsOf } from './facts.ts'
import { EMMA, order, PlainShopper, sentTo } from './shopper.ts'
import { startSpecHost } from './spec-host.ts'

const SEEDS = Array.from({ length: 20 }, (_, seed) => seed)

/** Things that a platform may leave out, or that name the moment. */
const OPTIONAL = new Set(['label', 'created_at', 'updated_at', 'qty_ordered', 'qty'])

const without = (value: unknown, names: Set<string>): unknown => {
  if (Array.isArray(value)) return value.map((entry) => without(entry, names))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).flatMap(([key, entry]) => (names.has(key) ? [] : [[key, without(entry, names)]])))
}

/** A visit that looks at most things, as it was written. */
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
  const seen = {
    product: JSON.parse(/id="product-data">(.*?)<\/script>/.exec(page)?.[1] ?? 'null') as unknown,
    list: (await shopper.get('catalog/category/14/product/list?color[]=Red&sort[field]=price')).body,
    gifts: (await shopper.get('checkout/cart/gifts')).body,
    methods: (await shopper.post('checkout/cart/estimate-shipping-methods', { address: EMMA })).body,
    shipping: (await shopper.post('checkout/cart/shipping-information', sentTo())).body,
    coupons: (await shopper.get('checkout/cart/coupons')).body,
    quote: (await shopper.get('checkout/cart/quote')).body,
    totals: (await shopper.get('checkout/cart/totals-information')).body,
    free: (await shopper.post('checkout/customers/email-available', { customerEmail: 'new@example.com' })).body,
    refusal: (await shopper.post('checkout/cart/coupons', { coupon_code: 'NO' })).status,
    order: (await order(shopper)).body,
    placed: without(host.state().orders, new Set(['createdAt'])),
    found: (await shopper.post('returns/fetch/order', { email: 'guest@example.com', order_number: '100000012' })).body,
  }
  await host.close()
  return seen
}

test('the same visit under 20 seeds is written in many ways and says the same', async () => {
  const visits: Record<string, unknown>[] = []
  for (const seed of SEEDS) visits.push(await visit(seed))
  const plain = factsOf(without(visits[0], OPTIONAL))
  for (const [seed, seen] of visits.entries()) expect(factsOf(without(seen, OPTIONAL)), `seed ${seed}`).toEqual(plain)
  const written = (part: string) => new Set(visits.map((seen) => JSON.stringify(without(seen[part], OPTIONAL)))).size
  expect(written('quote')).toBeGreaterThan(10)
  expect(written('totals')).toBeGreaterThan(3)
  expect(written('list')).toBeGreaterThan(10)
})

test('one seed is always written in the same way', async () => {
  const stripped = async () => JSON.stringify(without(await visit(7), OPTIONAL))
  expect(await stripped()).toBe(await stripped())
})

test('about half of the seeds write amounts as text', async () => {
  const texts = await Promise.all(
    SEEDS.map(async (seed) => {
      const host = await startSpecHost({ seed })
      const { body } = await new PlainShopper(host.origin)
        .get('catalog/product/101/specification')
        .then(() => new PlainShopper(host.origin).get('catalog/anonymous-category/product/list?page_size=1'))
      await host.close()
      return JSON.stringify(body).includes('"price_incl_tax":"24.9500"')
    }),
  )
  expect(texts.filter(Boolean).length).toBeGreaterThan(5)
  expect(texts.filter(Boolean).length).toBeLessThan(15)
})
