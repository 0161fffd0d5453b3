// Hostile input: text and numbers that a database cannot store are refused with a message and never cause a crash.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { addToCart, stockUp } from '#tests/support/purchase.ts'
import { Shopper } from '#tests/support/shopper.ts'

let shop: StartedHost
let shopper: Shopper
let shirt: { id: number; sku: string; codes: string[] }

beforeAll(async () => {
  shop = await startHost()
  shopper = new Shopper(shop.url, 'en')
  await addToCart(shopper, { sku: (await stockUp(shop.db)).sku, qty: 1 })
  const row = await shop.db
    .selectFrom('product')
    .select(['id', 'sku', 'configurable'])
    .where('kind', '=', 'configurable')
    .executeTakeFirstOrThrow()
  shirt = { id: row.id, sku: row.sku, codes: [...row.configurable] }
})
afterAll(() => shop.close())

const address = {
  firstname: 'Ann',
  lastname: 'Lee',
  street: ['High Street', '1', null],
  city: 'London',
  postcode: 'SW1A 1AA',
  country_id: 'GB',
}
const unkeepable = { 'a zero character': 'A\u0000B', 'half a character': 'A\ud83d' }

describe.each(Object.entries(unkeepable))('%s is refused', (_name, text) => {
  test.each([
    ['POST', 'checkout/cart/items', { cartItems: [{ sku: text, qty: 1 }] }],
    ['POST', 'api/catalog/compare/toggle-sku', { sku: text }],
    ['POST', 'api/customer/login', { email: text, password: text }],
    ['POST', 'checkout/customers/email-available', { customerEmail: text }],
    ['PUT', 'checkout/cart/address/billing-address', { address: { ...address, prefix: text } }],
    ['PUT', 'checkout/cart/address/shipping-address', { address: { ...address, street: ['High Street', '1', text] } }],
    ['PUT', 'checkout/cart/totals-information', { addressInformation: { address: { ...address, region: { region: text } } } }],
  ] as const)('by %s %s', async (method, path, body) => {
    const answer = await shopper.send(method, path, body)
    expect([answer.status, answer.body]).toEqual([
      400,
      { message: 'The request could not be understood.', parameters: [], code: 'malformed' },
    ])
  })
})

test('invisible characters are removed from copied text', async () => {
  const email = '\u202aann\u200b@example.com\u202c\ufeff'
  const answer = await shopper.send('POST', 'checkout/customers/email-available', { customerEmail: email })
  expect([answer.status, answer.body]).toEqual([200, true])
})

test.each([
  ['checkout/cart/add', { sku: 'A\u0000B', qty: '1' }],
  ['compare/toggle', { sku: 'A\u0000B' }],
])('a form at %s with a zero character is refused', async (path, fields) => {
  expect((await shopper.submit(path, fields)).status).toBe(400)
})

test.each([
  ['/outbox?recipient=%00', 400],
  ['product/%00', 404],
  ['search?query=%00', 200],
  ['api/search/autocomplete?query=%00', 200],
  ['/docs/%0d%0aSet-Cookie:%20a=b', 302],
  ['%0d%0a', 404],
  ['search/_%0d%0a', 404],
])('the address %s is answered with %i', async (path, expected) => {
  expect((await shopper.get(path)).status).toBe(expected)
})

const beyond = [2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e300, -1e300]

test.each(beyond)('an option numbered %d is refused', async (option) => {
  const configurable_item_options = shirt.codes.map((code) => ({ option_id: code, option_value: option }))
  const item = { sku: shirt.sku, qty: 1, product_option: { extension_attributes: { configurable_item_options } } }
  const { status, body } = await shopper.send('POST', 'checkout/cart/items', { cartItems: [item] })
  expect([status, body.code]).toEqual([400, 'malformed'])
})

test.each(beyond)('a product numbered %d is not added to the wishlist', async (productId) => {
  const { status, body } = await shopper.send('PUT', 'customer/wishlist/items/toggle', { productId })
  expect([status, body.code]).toEqual([400, 'malformed'])
})
