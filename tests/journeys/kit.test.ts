// Tests the kit itself: the same words in every language and wording, on a phone, with a customer, and what it says when a page is wrong.
import { describe, expect, test } from 'vitest'
import { useMockShop } from './use-mock-shop.ts'

const open = useMockShop()
const failed = /Failed to load resource|net::ERR_/
const stores = [
  { locale: 'nl_NL', country: 'NL', currency: 'EUR' },
  { locale: 'en_GB', country: 'GB', currency: 'GBP' },
  { locale: 'de_DE', country: 'DE', currency: 'EUR' },
  { locale: 'sv_SE', country: 'SE', currency: 'SEK' },
] as const

describe.each(stores)('in $locale', (store) => {
  test('the same words buy', async () => {
    const { shop, host } = await open({ store, extensions: [] })
    await shop.open('product/home-shirt')
    await shop.product.choose({ size: 'S', colour: 'Red' })
    await shop.product.add()
    await shop.cart.line('Home shirt').change(2)
    expect(await shop.cart.total()).toBe(50)
    await shop.cart.checkOut()
    await shop.checkout.fill()
    await shop.checkout.ship()
    const number = await shop.checkout.pay('bank')
    expect(host.orders).toMatchObject([{ number, total: 50, shipping: 'PostNL - At home', status: 'pending' }])
  })
})

test('a host’s own wording is found by the sentence that it replaces', async () => {
  const { shop } = await open({ settings: { messages: { 'Add to cart': 'Into the bag', 'Remove {name}': 'Drop {name}' } } })
  await shop.open('product/match-ball')
  expect(String((await shop.texts())('Add to cart'))).toBe('/^Into the bag$/')
  await shop.product.add()
  await shop.cart.line('Match ball').remove()
  expect(await shop.cart.count()).toBe(0)
})

test.each([390, 1280])('a list is filtered, sorted and wished from at %i px', async (width) => {
  const { shop } = await open({ browser: { viewport: { width, height: 844 } } })
  await shop.open('search')
  const all = await shop.list.total()
  await shop.list.filter({ brand: 'Driftwood' })
  expect(await shop.list.names()).toEqual(['Steel water bottle', 'Squeeze bottle'])
  await shop.list.sort('price:asc')
  expect(await shop.list.names()).toEqual(['Squeeze bottle', 'Steel water bottle'])
  await shop.list.filter({ Brand: 'Driftwood' })
  expect(await shop.list.total()).toBe(all)
})

test('a customer logs in, wishes, and logs out', async () => {
  const { shop } = await open({ provoked: [failed] })
  await shop.open()
  await expect(shop.account.login({ email: 'anna@example.test', password: 'wrong-password' })).rejects.toThrow(/incorrect/)
  await shop.account.login()
  expect(await shop.account.email()).toBe('anna@example.test')
  await shop.open('product/home-shirt')
  await shop.product.wish()
  expect(await shop.wishlist.count()).toBe(1)
  await shop.wishlist.open()
  expect(await shop.wishlist.names()).toEqual(['Home shirt'])
  await shop.wishlist.remove('Home shirt')
  expect(await shop.wishlist.count()).toBe(0)
  await shop.account.logout()
  expect(await shop.account.email()).toBe(null)
})

test('an account is made, refused if there is one, and keeps addresses', async () => {
  const { shop } = await open({ store: stores[2], provoked: [failed] })
  await shop.open('account/register')
  await expect(shop.account.register({ email: 'anna@example.test', password: 'Correct-Horse-9' })).rejects.toThrow(
    /account with this address/,
  )
  await shop.account.register({ email: 'bea@example.test', password: 'Correct-Horse-9', firstName: 'Bea' })
  expect(await shop.account.email()).toBe('bea@example.test')
  await shop.open('account/addresses')
  expect(await shop.account.addresses()).toEqual([])
  await expect(shop.account.addAddress({ city: '' })).rejects.toThrow(/was refused/)
  await shop.open('account/addresses')
  await shop.account.addAddress({ firstName: 'Bea', lastName: 'Große' })
  expect(await shop.account.addresses()).toEqual(['Bea Große, Große Straße 7, 10115 Berlin'])
  await shop.open()
  await shop.open('account/addresses')
  expect(await shop.account.addresses()).toHaveLength(1)
})

test('a message is written to the shop; one without an address is refused', async () => {
  const { shop, host } = await open({ store: stores[0] })
  await shop.open('contact')
  await expect(shop.contact.write({ email: '' })).rejects.toThrow(/was refused/)
  await shop.contact.write({ message: 'Valt het shirt ruim?' })
  expect(host.calls.filter(({ path }) => path.endsWith('api/contact'))).toHaveLength(1)
})

test('data is made by the API: a customer with an order, and a wishlist', async () => {
  const { shop, host } = await open()
  const customer = await shop.make.customer()
  const order = await shop.make.order({ pieces: [{ sku: 'BALL-4', quantity: 2 }], address: { email: customer.email } })
  await shop.make.wishes(12, 15)
  expect(host.orders).toMatchObject([{ number: order.number, email: customer.email, total: 34.85 }])
  await shop.open('account/orders')
  expect(await shop.account.email()).toBe(customer.email)
  await (
    await shop.mount('order-list')
  )
    .getByText(order.number ?? '')
    .first()
    .waitFor()
  expect(await shop.wishlist.count()).toBe(2)
})

test('a coupon is used or refused, and a payment that is canceled leaves the cart', async () => {
  const { shop, host } = await open({ provoked: [failed] })
  await shop.make.cart({ sku: 'BALL-5', quantity: 2 })
  await shop.open()
  await shop.cart.visit()
  await expect(shop.cart.useCoupon('NONSENSE')).rejects.toThrow(/isn't valid/)
  await shop.cart.useCoupon('WELCOME10')
  // With what the delivery will cost.
  expect(await shop.cart.total()).toBe(49.86)
  await shop.cart.checkOut()
  await shop.checkout.fill()
  await shop.checkout.choosePayment('ideal')
  await shop.checkout.order()
  await shop.page.getByRole('button', { name: 'Cancel' }).click()
  await shop.ready()
  await (await shop.mount('checkout')).getByText('The payment is canceled, the order is not paid').first().waitFor()
  expect(await shop.cart.count()).toBe(2)
  expect(host.orders.map(({ status }) => status)).toEqual(['canceled'])
})

test('what is not there is said: a mount, an option, a call, a way to pay', async () => {
  const { shop } = await open()
  shop.page.setDefaultTimeout(3_000)
  await shop.open('product/home-shirt')
  await expect(shop.checkout.fill()).rejects.toThrow(/has no mount of checkout/)
  await expect(shop.product.choose({ material: 'Wool' })).rejects.toThrow('The product has no attribute "material"; it has Colour, Size.')
  await expect(shop.faults.fail('cart.adLines', 500)).rejects.toThrow('Did you mean cart.addLines?')
  await expect(shop.product.add()).rejects.toThrow(/was refused/)
})

test('problems of the browser are collected, and barriers named', async () => {
  const { shop } = await open({ provoked: [/mine/] })
  await shop.open()
  shop.expectQuiet()
  await shop.page.evaluate(() => console.error('mine'))
  expect(() => shop.expectQuiet()).toThrow(/error: mine/)
  shop.expectQuiet([/mine/])
  await shop.page.evaluate(() => document.querySelector('main')?.insertAdjacentHTML('beforeend', '<img src="data:,">'))
  await expect(shop.expectAccessible('main')).rejects.toThrow(/image-alt/)
})
