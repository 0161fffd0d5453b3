// Tests a whole purchase over HTTP in each store: the order's rows match the pages, and the mail repeats them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import {
  addresses,
  addToCart,
  chooseShipping,
  decide,
  placeOrder,
  purchase,
  readStock,
  redirectMethods,
  setStock,
  stockTwo,
  stockUp,
} from '#tests/support/purchase.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { storeByCode, storeViews } from '../host/store-view.ts'

let shop: StartedHost
// A Tuesday, 10:00 in Amsterdam.
const now = new Date('2026-11-24T09:00:00Z')

beforeAll(async () => {
  shop = await startHost({ now: () => now })
})
afterAll(() => shop.close())

const orderOf = async (number: string) =>
  shop.db.selectFrom('shop_order').selectAll().where('number', '=', number).executeTakeFirstOrThrow()

describe.each(storeViews.map(({ code }) => code))('in the store %s', (code) => {
  test('a guest pays at the provider, and the order matches the screen', async () => {
    const shopper = new Shopper(shop.url, code)
    const piece = await stockUp(shop.db, 10, 'configurable')
    await addToCart(shopper, { sku: piece.sku, qty: 2 })
    const [method] = (await shopper.get('checkout/cart/shipping-methods')).body
    const [slot] = method.extension_attributes.delivery_slots
    const { body: shipping } = await chooseShipping(shopper, { extensionAttributes: { requested_delivery_date: JSON.stringify(slot) } })
    const way = shipping.payment_methods.find((candidate: { code: string }) => candidate.code === redirectMethods[code])
    const { body: placed } = await placeOrder(shopper, way.code, `key-${code}-0001`)
    expect(placed.redirect_url).toContain(`${shop.provider.url}/payments/`)
    expect((await shopper.get('checkout/cart/payment-status')).body.status).toBe('open')

    const back = await decide(shopper, placed.redirect_url, 'paid')
    const landing = await shopper.open(back)
    expect(landing.headers.get('Location')).toBe(`/${code}/checkout/success`)

    const order = await orderOf(placed.order_number)
    const cents = (amount: number) => Math.round(amount * 100)
    expect(order).toMatchObject({
      status: 'paid',
      email: 'sanne@example.com',
      currency: storeByCode(code).currency,
      grand_total: cents(shipping.totals.grand_total),
      tax: cents(shipping.totals.tax_amount),
      shipping_incl_tax: cents(shipping.totals.shipping_incl_tax),
      subtotal_incl_tax: cents(shipping.totals.subtotal_incl_tax),
      segments: shipping.totals.total_segments,
      shipping_address: { lastname: addresses[code]['lastname'], postcode: addresses[code]['postcode'] },
      delivery_slot: slot,
    })
    const items = await shop.db.selectFrom('order_item').selectAll().where('order_id', '=', order.id).execute()
    expect(items.map(({ sku, qty, row_total_incl_tax }) => ({ sku, qty, row_total_incl_tax }))).toEqual([
      { sku: piece.sku, qty: 2, row_total_incl_tax: cents(shipping.totals.items[0].row_total_incl_tax) },
    ])
    expect(await readStock(shop.db, piece.sku)).toBe(8)
    expect((await shopper.get('checkout/cart/quote')).body.items).toEqual([])

    const { body: last } = await shopper.get('checkout/cart/last-order')
    expect(last).toMatchObject({ order_number: placed.order_number, status: 'paid', grand_total: shipping.totals.grand_total })
  })

  test('a bank transfer needs no provider, and its mail has the payment instructions in the store’s language', async () => {
    const shopper = new Shopper(shop.url, code)
    const piece = await stockUp(shop.db)
    const { body: placed } = await purchase(shopper, piece)
    expect(placed.redirect_url).toBeNull()
    const [mail] = (await shopper.get('/outbox')).body.mails
    expect(mail.subject).toContain(placed.order_number)
    expect(mail.language).toBe(storeByCode(code).language)
    expect(mail.body).toContain(placed.order_number)
    expect(mail.body).toContain({ nl: 'Bedankt', en: 'Thank you', de: 'Vielen Dank', sv: 'Tack' }[storeByCode(code).language])
    expect(mail.body).toContain(addresses[code]['lastname'])
    expect(mail.body).not.toMatch(/%\d|undefined|null/)
    const { instructions } = (await shopper.get('checkout/cart/last-order')).body.payment
    expect(instructions).toContain('NL00 TOUC 0000 0000 00')
    expect(instructions).toContain(placed.order_number)
    expect(mail.body).toContain(instructions)
  })
})

describe('the checkout refuses', () => {
  const refusal = async (
    act: (shopper: Shopper) => Promise<{ status: number; body: { message: string; code?: string; errors?: object } }>,
    code: 'en' | 'nl' = 'en',
  ) => {
    const shopper = new Shopper(shop.url, code)
    const piece = await stockUp(shop.db)
    await addToCart(shopper, { sku: piece.sku, qty: 1 })
    const { status, body } = await act(shopper)
    return { status, message: body.message, errors: body.errors }
  }
  const shipTo = (change: Record<string, unknown>) => (shopper: Shopper) =>
    chooseShipping(shopper, { shippingAddress: { ...addresses.en, ...change } })

  test('a missing name, with the error of its field', async () => {
    expect(await refusal(shipTo({ firstname: '' }))).toEqual({
      status: 400,
      message: 'Billing- and/or shipping address is not valid',
      errors: { firstname: ['This field is required'] },
    })
  })

  test('a postcode that is too long, with the limit filled in', async () => {
    const answer = await refusal((shopper) => chooseShipping(shopper, { shippingAddress: { ...addresses.nl, postcode: '1012 ABC' } }), 'nl')
    expect(answer.errors).toEqual({ postcode: ['De maximale lengte is 6'] })
  })

  test('an invalid billing address, with its own field names', async () => {
    const answer = await refusal((shopper) => chooseShipping(shopper, { billingAddress: { ...addresses.en, city: null } }))
    expect(answer.errors).toEqual({ 'billing_address.city': ['This field is required'] })
  })

  test('a shipping method that is not offered, or a pick-up without a point', async () => {
    const unknown = await refusal((shopper) => chooseShipping(shopper, { shippingCarrierCode: 'pigeon' }))
    expect(unknown.message).toBe('The shipping method is not available. Choose another one.')
    const later = await refusal(
      (shopper) => chooseShipping(shopper, { shippingAddress: addresses.nl, shippingCarrierCode: 'postnl', shippingMethodCode: 'pickup' }),
      'nl',
    )
    expect(later.status).toBe(400)
  })

  test('a delivery slot that is not offered', async () => {
    const answer = await refusal((shopper) =>
      chooseShipping(shopper, { extensionAttributes: { requested_delivery_date: '{"id":"2020-01-01-day"}' } }),
    )
    expect(answer.message).toBe('This delivery time is no longer available. Choose another one.')
  })

  test('an order without an address, a known payment method, or a valid e-mail address', async () => {
    expect((await refusal((shopper) => placeOrder(shopper))).message).toBe('Billing- and/or shipping address is not valid')
    const pay =
      (paymentMethod: object, email = 'sanne@example.com') =>
      async (shopper: Shopper) => {
        await chooseShipping(shopper)
        return shopper.send('POST', 'checkout/cart/payment-information', { email, paymentMethod })
      }
    expect((await refusal(pay({ method: 'seashells' }))).message).toBe('The requested payment method is not available.')
    expect((await refusal(pay({ method: 'ideal' }))).message).toBe('The requested payment method is not available.')
    expect((await refusal(pay({ method: 'ideal', additional_data: { issuer: 'no-bank' } }), 'nl')).message).toBe('Kies je bank.')
    expect(await refusal(pay({ method: 'banktransfer' }, 'sanne@'))).toEqual({
      status: 400,
      message: 'Please enter a valid email address',
      errors: { email: ['Please enter a valid email address'] },
    })
  })

  test('an empty cart, in every call', async () => {
    const shopper = new Shopper(shop.url, 'en')
    for (const answer of [await chooseShipping(shopper), await placeOrder(shopper)])
      expect([answer.status, answer.body.message]).toEqual([400, 'Your cart is empty.'])
  })

  test('an order whose stock has sold out meanwhile, and takes nothing', async () => {
    const [first, second] = await stockTwo(shop.db, 5)
    const shopper = new Shopper(shop.url, 'en')
    await addToCart(shopper, { sku: first.sku, qty: 2 }, { sku: second.sku, qty: 2 })
    await chooseShipping(shopper)
    await setStock(shop.db, second.sku, 1)
    const { status, body } = await placeOrder(shopper)
    expect([status, body.code, body.message]).toEqual([400, 'stock', 'One or more products are out of stock.'])
    expect(await readStock(shop.db, first.sku)).toBe(5)
    expect((await shopper.get('checkout/cart/quote')).body.items_qty).toBe(4)
  })
})

describe('shipping', () => {
  test('is free from the threshold within the country, and never abroad', async () => {
    const shopper = new Shopper(shop.url, 'nl')
    const piece = await stockUp(shop.db)
    const { final_cents } = await shop.db
      .selectFrom('sellable')
      .select('final_cents')
      .where('sku', '=', piece.sku)
      .where('store_id', '=', 1)
      .executeTakeFirstOrThrow()
    await addToCart(shopper, { sku: piece.sku, qty: Math.min(5, Math.ceil(5000 / final_cents)) })
    const feeTo = async (country_id: string) =>
      (await shopper.send('POST', 'checkout/cart/estimate-shipping-methods', { address: { country_id } })).body[0]
    const sum = (await shopper.get('checkout/cart/totals-information')).body.grand_total
    expect((await feeTo('NL')).price_incl_tax).toBe(sum >= 50 ? 0 : 4.95)
    expect((await feeTo('DE')).price_incl_tax).toBe(9.9)
    expect((await feeTo('DE')).extension_attributes.delivery_slots).toEqual([])
  })

  test('offers a pick-up where a carrier has points, and nothing to countries without service', async () => {
    const shopper = new Shopper(shop.url, 'nl')
    const piece = await stockUp(shop.db)
    await addToCart(shopper, { sku: piece.sku, qty: 1 })
    const methods = (await shopper.get('checkout/cart/shipping-methods')).body
    expect(methods.map((method: { carrier_code: string; available: boolean }) => [method.carrier_code, method.available])).toEqual([
      ['touchline', true],
      ['postnl', true],
      ['dhl', true],
    ])
    const toSweden = (await shopper.send('POST', 'checkout/cart/estimate-shipping-methods', { address: { country_id: 'SE' } })).body
    expect(toSweden.map((method: { carrier_code: string }) => method.carrier_code)).toEqual(['touchline'])
    expect((await shopper.send('POST', 'checkout/cart/estimate-shipping-methods', { address: { country_id: 'US' } })).body).toEqual([])
  })
})
