// Tests money: rows, tax, coupon, shipping and gifts add up in every store.
import { expect, test } from 'vitest'
import { stores } from './data.ts'
import { at, type Fact } from './facts.ts'
import { EMMA, PlainShopper, sentTo } from './shopper.ts'
import { openHost } from './open-host.ts'

const totals = async (shopper: PlainShopper) => (await shopper.get('checkout/cart/totals-information')).body
const number = (fact: Fact) => Number(fact ?? 0)
const segment = (body: unknown, code: string): number => {
  const all = at(body, 'total_segments')
  const found = Array.isArray(all) ? all.find((entry) => at(entry, 'code') === code) : undefined
  return number(at(found, 'value'))
}

test.each(stores)('$locale: what is paid is the rows minus the discount plus shipping, and the tax is within it', async (store) => {
  const { host } = await openHost()
  const shopper = new PlainShopper(host.origin, `/${store.path}/`, { 'X-STORE-ID': String(store.id) })
  await shopper.add('BALL-MATCH', 1)
  await shopper.add('GRIP', 3)
  await shopper.post('checkout/cart/coupons', { coupon_code: 'SPORT10' })
  await shopper.post('checkout/cart/shipping-information', sentTo({ ...EMMA, country_id: store.country }))
  const body = await totals(shopper)
  const rows = [0, 1].reduce((sum, index) => sum + number(at(body, 'items', index, 'row_total_incl_tax')), 0)
  expect(number(at(body, 'subtotal_incl_tax'))).toBeCloseTo(rows, 2)
  expect(number(at(body, 'discount_amount'))).toBeLessThan(0)
  expect(number(at(body, 'shipping_incl_tax'))).toBeGreaterThan(0)
  const paid = rows + number(at(body, 'discount_amount')) + number(at(body, 'shipping_incl_tax'))
  expect(segment(body, 'grand_total')).toBeCloseTo(paid, 2)
  expect(segment(body, 'tax')).toBeCloseTo((paid * store.tax) / (100 + store.tax), 2)
  expect(number(at(body, 'grand_total'))).toBeCloseTo(paid - segment(body, 'tax'), 2)
  expect(at(body, 'quote_currency_code')).toBe(store.currency)
})

test('grand_total is the amount to pay if the platform is set so', async () => {
  const { shopper } = await openHost({ grandTotal: 'payable' })
  await shopper.add('BALL-MATCH')
  expect(at(await totals(shopper), 'grand_total')).toBe(24.95)
})

test('amounts and quantities are decimal text if the platform is set so', async () => {
  const { shopper } = await openHost({ seed: 0, numbersAsText: true })
  await shopper.add('BALL-MATCH', 2)
  expect(await totals(shopper)).toMatchObject({
    items_qty: '2.0000',
    subtotal_incl_tax: '49.9000',
    items: [{ qty: '2.0000', price_incl_tax: '24.9500', options: '[]' }],
  })
})

test('a line’s options are JSON text', async () => {
  const { shopper } = await openHost({ seed: 0 })
  await shopper.add('TEE-M')
  expect(await totals(shopper)).toMatchObject({ items: [{ options: '[{"label":"Size","value":"M","full_view":"M"}]' }] })
})

test('a wrong coupon is 404 with its own sentence and changes nothing', async () => {
  const { shopper } = await openHost({ seed: 0 })
  await shopper.add('BALL-MATCH')
  const { status, body } = await shopper.post('checkout/cart/coupons', { coupon_code: 'WRONG' })
  expect([status, body]).toEqual([404, { message: "The coupon code isn't valid. Verify the code and try again." }])
  expect((await shopper.get('checkout/cart/coupons')).body).toEqual([])
})

test('an amount is deducted once its minimum is reached, and added again without the code', async () => {
  const { shopper } = await openHost({ seed: 0 })
  await shopper.add('BALL-MATCH', 1)
  expect((await shopper.post('checkout/cart/coupons', { coupon_code: 'FIVER' })).status).toBe(404)
  await shopper.add('BALL-MATCH', 2)
  expect((await shopper.post('checkout/cart/coupons', { coupon_code: 'fiver' })).body).toBe(true)
  expect((await shopper.get('checkout/cart/coupons')).body).toEqual(['FIVER'])
  expect(await totals(shopper)).toMatchObject({ discount_amount: -5, base_grand_total: 69.85, coupon_code: 'FIVER' })
  expect((await shopper.delete('checkout/cart/coupons')).body).toBe(true)
  expect(await totals(shopper)).toMatchObject({ base_grand_total: 74.85 })
})

test('from 100 on a gift may be chosen once, and it is removed below that', async () => {
  const { host, shopper } = await openHost({ seed: 0 })
  await shopper.add('BALL-MATCH', 1)
  expect((await shopper.get('checkout/cart/gifts')).body).toEqual([])
  expect((await shopper.post('checkout/cart/gifts/add', { giftItem: { sku: 'GIFT-KEY' } })).body).toMatchObject({ status: 'error' })
  await shopper.add('RK-CLUB', 1)
  expect((await shopper.get('checkout/cart/gifts')).body).toMatchObject([{ sku: 'GIFT-KEY', product_id: 190 }])
  expect((await shopper.post('checkout/cart/gifts/add', { giftItem: { sku: 'GIFT-KEY' } })).body).toMatchObject({ status: 'success' })
  expect((await shopper.get('checkout/cart/gifts')).body).toEqual([])
  expect(await totals(shopper)).toMatchObject({ base_grand_total: 154.9 })
  const racket = host.state().carts[0]?.items.find(({ sku }) => sku === 'RK-CLUB')
  await shopper.delete(`checkout/cart/items/${racket?.itemId}`)
  expect(host.state().carts[0]?.items.map(({ sku }) => sku)).toEqual(['BALL-MATCH'])
})
