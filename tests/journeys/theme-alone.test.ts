// Tests a theme as its developer would, without a shop: the Liquid theme of demo-pages with the kit against the mock host alone.
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Extension } from '#shared/domain/extension.ts'
import { useMockShop } from './use-mock-shop.ts'

const open = useMockShop()
const pages = join(import.meta.dirname, '../../demo-pages/themes/liquid')
const failed = /Failed to load resource|net::ERR_/

describe.each<[string, readonly Extension[] | undefined]>([
  ['the base alone', []],
  ['every extension', undefined],
])('with %s', (_, extensions) => {
  test('a guest searches, chooses, changes her cart, and buys', async () => {
    const { shop, host } = await open({ pages, extensions })
    await shop.open()
    await shop.expectAccessible()
    expect(await shop.suggestions('shirt')).toContain('Home shirt')
    await shop.search('shirt')
    expect(await shop.list.names()).toEqual(['Home shirt', 'Training shirt with long sleeves'])
    expect(await shop.list.total()).toBe(2)
    await shop.expectAccessible()
    await shop.list.open('Home shirt')
    await shop.product.choose({ colour: 'Royal blue', Size: 'M' })
    expect(await shop.product.options('Size')).toEqual(['S', 'M', 'L'])
    await shop.expectAccessible()
    await shop.product.add()
    expect(await shop.cart.lines()).toEqual(['Home shirt'])
    expect(await shop.cart.line('Home shirt').total()).toBe(25)

    await shop.open('product/match-ball')
    await shop.product.quantity(2)
    await shop.product.add()
    expect(await shop.cart.total()).toBe(74.9)
    expect(await shop.cart.count()).toBe(3)
    await shop.cart.visit()
    await shop.expectAccessible()
    await shop.cart.line('Match ball').change(1)
    expect(await shop.cart.line('Match ball').quantity()).toBe(1)
    await shop.cart.line('Match ball').remove()
    expect(await shop.cart.line('Match ball').isThere()).toBe(false)
    // With what the delivery will cost; above, it was free.
    expect(await shop.cart.total()).toBe(29.95)

    expect(shop.events.names().filter((name) => /^cart:(added|removed)$/.test(name))).toEqual([
      ...['cart:added', 'cart:added'],
      ...['cart:removed', 'cart:removed'],
    ])

    await shop.cart.checkOut()
    await shop.checkout.fill({ email: 'kit@example.test' })
    await shop.checkout.ship('At home')
    const number = await shop.checkout.pay('card')
    expect(host.orders).toMatchObject([
      { number, email: 'kit@example.test', total: 29.95, status: 'paid', lines: [{ sku: 'SHIRT-ROYAL-BLUE-M', quantity: 1 }] },
    ])
  })
})

test('what the shop refuses is what the shopper reads, and the cart stays as it was', async () => {
  const { shop, host } = await open({ pages, provoked: [failed] })
  await shop.open('product/match-ball')
  await shop.faults.fail('cart.add', 500, { times: 1 })
  await expect(shop.product.add()).rejects.toThrow('Could not add product to cart')
  host.setStock('BALL-5', 1)
  await shop.product.quantity(2)
  await expect(shop.product.add()).rejects.toThrow('There are only 1 left.')
  expect(await shop.cart.count()).toBe(0)
  await shop.product.quantity(1)
  await shop.product.add()
  await shop.faults.fail('cart.removeLine', 'offline', { times: 1 })
  await expect(shop.cart.line('Match ball').remove()).rejects.toThrow(/.+/)
  expect(await shop.cart.lines()).toEqual(['Match ball'])
  await shop.cart.line('Match ball').remove()
  expect(await shop.cart.count()).toBe(0)
})

test('while an answer is held, the button is busy; a cart made by the API is there at once', async () => {
  const { shop } = await open({ pages })
  await shop.make.cart({ sku: 'BOTTLE-1', quantity: 3 })
  await shop.open('product/steel-water-bottle')
  expect(await shop.cart.count()).toBe(3)
  const held = await shop.faults.hold('cart.add')
  const adding = shop.product.add()
  await held.waiting
  expect(await (await shop.mount('add-to-cart')).locator('button[aria-busy="true"]').count()).toBe(1)
  held.release()
  await adding
  expect(await shop.cart.count()).toBe(4)
})

test('nothing is counted before consent, and each event once after it', async () => {
  const { shop } = await open({ pages, settings: { analytics: { targets: ['dataLayer'] } } })
  await shop.open('product/match-ball')
  await shop.product.add()
  await expect.poll(() => shop.analytics.held()).toContain('add_to_cart')
  expect(shop.analytics.names()).toEqual([])
  await shop.page.context().addCookies([{ name: 'touchline-consent', value: 'granted', url: shop.url }])
  await shop.open('product/match-ball')
  await shop.product.add()
  await expect.poll(() => shop.analytics.names()).toContain('add_to_cart')
  expect(shop.analytics.of('add_to_cart')).toMatchObject([
    { items: [{ item_name: 'Match ball', quantity: 1, price: 24.95 }], value: 24.95 },
  ])
})
