// Tests cart, checkout and wishlist as plain pages: their content, their forms, and their redirects.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import type { Piece } from '#tests/support/purchase.ts'
import { addresses, setStock, stockTwo, stockUp } from '#tests/support/purchase.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { storeViews } from '../host/store-view.ts'
import { faultsOf, scriptsOf, tagsOf } from './markup-check.ts'

let shop: StartedHost
let shopper: Shopper
let ball: Piece

beforeAll(async () => {
  shop = await startHost()
})
afterAll(() => shop.close())
beforeEach(async () => {
  shopper = new Shopper(shop.url, 'en')
  ball = await stockUp(shop.db, 20)
  await shopper.submit('checkout/cart/add', { product_id: String(ball.productId), qty: '2' })
})

test('the cart shows its lines, its sums and, once, the message of the form', async () => {
  const { body } = await shopper.open('checkout/cart')
  expect(faultsOf(body)).toEqual([])
  expect(body).toMatch(/<input[^>]*name="qty"[^>]*value="2"/)
  expect(body).toMatch(/class="notice notice-success" role="status">[^<]+ is in your cart\./)
  const { body: totals } = await shopper.get('checkout/cart/totals-information')
  const { subtotal_incl_tax: subtotal } = totals
  const { shippingFee = 0, freeShippingFrom = 0 } = storeViews.find(({ code }) => code === 'en') ?? {}
  const fee = subtotal * 100 >= freeShippingFrom ? 0 : shippingFee / 100
  const row = (title: string, value: number) => `<dt>${title}</dt><dd translate="no">£${value.toFixed(2)}</dd>`
  expect(body).toContain(row('Subtotal', subtotal))
  expect(body).toContain(
    fee === 0 ? '<dt>Delivery (United Kingdom)</dt><dd translate="yes">Free</dd>' : row('Delivery (United Kingdom)', fee),
  )
  expect(body).toContain(row('Total', subtotal + fee))
  expect((await shopper.open('checkout/cart')).body).not.toContain('class="notice')
})

test('the cost of delivery to another country is not that of the store’s own', async () => {
  const { body } = await shopper.get('checkout/cart/quote')
  const address = { ...addresses.de, country_id: 'DE' }
  await shop.db
    .updateTable('cart')
    .set({ shipping_address: JSON.stringify(address) })
    .where('id', '=', body.id)
    .execute()
  const { body: page } = await shopper.open('checkout/cart')
  expect(page).not.toContain('<dt>Delivery')
  expect(page).not.toContain('class="cart-shipping"')
})

test('the cart suggests available products of the same kind, without those in it', async () => {
  const { body } = await shopper.open('checkout/cart')
  const row = /aria-labelledby="row-beside"[\s\S]*?<\/section>/.exec(body)?.[0] ?? ''
  expect(row).toContain('You may also like')
  const offered = [...row.matchAll(/data-touchline-product="(\d+)"/g)].map(([, id]) => Number(id))
  expect([offered.length > 0, offered.includes(ball.productId)]).toEqual([true, false])
})

test('each line has the delivery day of the whole parcel', async () => {
  const [, late] = await stockTwo(shop.db)
  await shop.db.updateTable('product').set({ delivery: 'supplier' }).where('id', '=', late.productId).execute()
  await shopper.submit('checkout/cart/add', { product_id: String(late.productId), qty: '1' })
  const { body } = await shopper.open('checkout/cart')
  const [first = '', second = ''] = [...body.matchAll(/class="cart-delivery">([^<]+)/g)].map(([, day]) => day)
  expect(first).toMatch(/^Delivered on \w+day \d+ \w+$/)
  expect(second).toBe(first)
  expect(body).toContain(`class="cart-sums-delivery">${first}<`)
})

test('the forms of a line change and remove it', async () => {
  const itemId = /name="item_id" value="(\d+)"/.exec((await shopper.open('checkout/cart')).body)?.[1] ?? ''
  await shopper.submit('checkout/cart/change', { item_id: itemId, qty: '5' })
  expect((await shopper.open('checkout/cart')).body).toMatch(/<input[^>]*name="qty"[^>]*value="5"/)
  await shopper.submit('checkout/cart/remove', { item_id: itemId })
  const { body } = await shopper.open('checkout/cart')
  expect([body.includes('Your cart is empty'), body.includes('name="qty"')]).toEqual([true, false])
})

test('the checkout redirects to the cart if it is empty or its stock is short', async () => {
  const nobody = await new Shopper(shop.url, 'en').open('checkout')
  expect([nobody.status, nobody.headers.get('Location')]).toEqual([302, '/en/checkout/cart'])
  await setStock(shop.db, ball.sku, 1)
  const short = await shopper.open('checkout')
  expect([short.status, short.headers.get('Location')]).toEqual([302, '/en/checkout/cart?reason=stock'])
  const { body } = await shopper.open('checkout/cart?reason=stock')
  expect(body).toContain('One or more products are out of stock.')
  expect(body).toContain('Only 1 left')
  const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'))
  expect(tagsOf(main).some(({ name, attributes }) => name === 'a' && attributes.get('href') === '/en/checkout')).toBe(false)
})

test('the checkout has its widget, a link back to the cart and a note for visitors without scripts', async () => {
  const { status, body } = await shopper.open('checkout')
  expect([status, faultsOf(body)]).toEqual([200, []])
  expect(tagsOf(body).some(({ attributes }) => attributes.get('data-touchline') === 'checkout')).toBe(true)
  expect(body).toMatch(/<noscript>[\s\S]*JavaScript/)
  expect(tagsOf(body).some(({ attributes }) => attributes.get('href') === '/en/checkout/cart')).toBe(true)
})

test('a name with markup is escaped, in the page and in the printed state', async () => {
  const name = '</script><img src=x onerror=alert(1)>'
  await shop.db.updateTable('product_text').set({ name }).where('product_id', '=', ball.productId).where('language', '=', 'en').execute()
  try {
    for (const path of ['checkout/cart', 'checkout', 'search?page_size=96']) {
      const { body } = await shopper.open(path)
      expect([path, faultsOf(body)]).toEqual([path, []])
      expect(body).not.toContain('<img src=x')
      for (const json of [...scriptsOf(body, 'data-touchline-options'), ...scriptsOf(body, 'data-touchline-state')])
        expect(() => JSON.parse(json)).not.toThrow()
    }
  } finally {
    await shop.db
      .updateTable('product_text')
      .set({ name: 'Match ball' })
      .where('product_id', '=', ball.productId)
      .where('language', '=', 'en')
      .execute()
  }
})

test('the wishlist shows an added product and removes it', async () => {
  await shopper.submit('wishlist/toggle', { product_id: String(ball.productId), back: '/en/search' })
  const { body } = await shopper.open('wishlist')
  expect(faultsOf(body)).toEqual([])
  expect(body).toMatch(new RegExp(`name="product_id" value="${ball.productId}"`))
  await shopper.submit('wishlist/toggle', { product_id: String(ball.productId) })
  expect((await shopper.open('wishlist')).body).toContain('Your wishlist is empty')
})

test('the success page shows no order to a visitor without one', async () => {
  const { status, body } = await shopper.open('checkout/success')
  expect([status, body.includes('data-touchline="order-confirmation"')]).toEqual([200, false])
})
