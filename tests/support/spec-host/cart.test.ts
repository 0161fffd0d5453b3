// Tests the cart: every kind of product with its price and stock, and errors in Magento's words.
import { expect, test } from 'vitest'
import { at, wordAt } from './facts.ts'
import { openHost } from './open-host.ts'
import type { PlainShopper } from './shopper.ts'

const lines = async (shopper: PlainShopper) => at((await shopper.get('checkout/cart/quote')).body, 'items')
const size = (id: number) => ({ option_id: 144, option_value: id })
const SIZE_M = 168

test('a missing cart is 404, a first product creates one, and its answer contains the added line', async () => {
  const { shopper } = await openHost({ seed: 0 })
  expect((await shopper.get('checkout/cart/quote')).body).toEqual({
    message: 'No such entity with %fieldName = %fieldValue',
    parameters: { fieldName: 'cartId', fieldValue: null },
  })
  const { body } = await shopper.add('BALL-MATCH', 2)
  expect(body).toMatchObject({
    items_count: 1,
    items_qty: 2,
    extension_attributes: { last_added_item: { sku: 'BALL-MATCH', qty: 2, price_incl_tax: 24.95 } },
  })
})

test('the same choice becomes one line, another choice a second one', async () => {
  const { shopper } = await openHost({ seed: 0 })
  const tee = (id: number) => shopper.add('TEE', 1, { configurable_item_options: [size(id)] })
  await tee(167)
  await tee(167)
  await tee(SIZE_M)
  expect(await lines(shopper)).toMatchObject([
    { sku: 'TEE-S', qty: 2 },
    { sku: 'TEE-M', qty: 1 },
  ])
})

const kinds: [kind: string, sku: string, extension: Record<string, unknown> | undefined, price: number][] = [
  ['a simple product', 'BOTTLE', undefined, 7.5],
  ['a reduced shoe', 'RUN', { configurable_item_options: [{ option_id: 93, option_value: 49 }, size(202)] }, 99.95],
  ['a variant by its own sku', 'TEE-M', undefined, 29.95],
  [
    'a shirt with name, number and badge',
    'FAN',
    {
      configurable_item_options: [size(SIZE_M)],
      custom_options: [
        { option_id: '501', option_value: 'EMMA' },
        { option_id: '502', option_value: '9' },
        { option_id: '503', option_value: '5031' },
      ],
    },
    69.95 + 6 + 4 + 3.5,
  ],
  [
    'a racket with its string',
    'RK-PRO',
    {
      custom_options: [
        { option_id: 601, option_value: 6012 },
        { option_id: 602, option_value: 6021 },
      ],
    },
    199.95 + 24.95,
  ],
  [
    'a bundle, as a list',
    'TENNIS-SET',
    {
      bundle_options: [
        { option_id: 31, option_qty: 1, option_selections: [311] },
        { option_id: 32, option_qty: 1, option_selections: [321, 322] },
      ],
    },
    71.96 + 2 * 8.06 + 4.46,
  ],
  ['a bundle, as a map', 'TENNIS-SET', { bundle_options: { 31: { option_id: 31, option_qty: 1, option_selections: [312] } } }, 116.96],
  [
    "a player's kit",
    'TEAM-KIT',
    {
      bundle_options: [71, 72].map((id) => ({
        option_id: id,
        option_qty: 1,
        option_selections: [id * 10 + 1],
        extension_attributes: { selection_configurable_options: [{ super_attribute_id: 144, super_attribute_option_id: SIZE_M }] },
      })),
      custom_options: [{ option_id: 701, option_value: 'KIM' }],
    },
    23.96 + 11.96,
  ],
]

test.each(kinds)('%s costs what it says', async (_kind, sku, extension, price) => {
  const { shopper } = await openHost({ seed: 0 })
  const { body } = await shopper.add(sku, 1, extension)
  expect(at(body, 'items', 0, 'price_incl_tax'), JSON.stringify(body)).toBeCloseTo(price, 2)
})

test('a set becomes its parts, in the requested quantities', async () => {
  const { shopper } = await openHost({ seed: 0 })
  await shopper.add('HOME-SET', 1, {
    grouped_options: [
      { id: 141, qty: 1 },
      { id: 143, qty: 2 },
    ],
  })
  expect(await lines(shopper)).toMatchObject([
    { sku: 'KIT-SHIRT', qty: 1 },
    { sku: 'KIT-SOCK', qty: 2 },
  ])
})

test('a tier price applies from its quantity on', async () => {
  const { shopper } = await openHost({ seed: 0 })
  await shopper.add('BALL-MATCH', 4)
  const id = wordAt(await lines(shopper), 0, 'item_id')
  const { body } = await shopper.put(`checkout/cart/items/${id}`, { cartItem: { sku: 'BALL-MATCH', qty: 5 } })
  expect(body).toMatchObject({ qty: 5, price_incl_tax: 22.5 })
})

test('a line is changed and removed, and the removal returns true', async () => {
  const { host, shopper } = await openHost({ seed: 0 })
  await shopper.add('BOTTLE', 1)
  await shopper.add('GRIP', 1)
  const id = wordAt(await lines(shopper), 0, 'item_id')
  await shopper.put(`checkout/cart/items/${id}`, { cartItem: { sku: 'BOTTLE', qty: 3 } })
  expect(host.state().carts[0]?.items[0]).toMatchObject({ sku: 'BOTTLE', qty: 3 })
  expect((await shopper.delete(`checkout/cart/items/${id}`)).body).toBe(true)
  expect(host.state().carts[0]?.items).toMatchObject([{ sku: 'GRIP' }])
  expect((await shopper.delete(`checkout/cart/items/${id}`)).status).toBe(404)
})

const refusals: [what: string, sku: string, qty: number, extension: Record<string, unknown> | undefined, says: string][] = [
  ['nothing left', 'PUMP', 1, undefined, 'Product that you are trying to add is not available.'],
  [
    'a size that is sold out',
    'RUN',
    1,
    { configurable_item_options: [{ option_id: '93', option_value: '56' }, size(204)] },
    'Product that you are trying to add is not available.',
  ],
  ['more than there is', 'BOTTLE', 4, undefined, 'The requested qty of "%1" is not available. Only %2 left.'],
  ['no size', 'TEE', 1, undefined, 'You need to choose options for your item.'],
  ['no piece', 'BOTTLE', 0, undefined, 'The fewest you may purchase is %1.'],
  [
    'no string',
    'RK-PRO',
    1,
    undefined,
    "The product's required option(s) weren't entered. Make sure the options are entered and try again.",
  ],
  [
    'no racket in the set',
    'TENNIS-SET',
    1,
    { bundle_options: [{ option_id: 33, option_qty: 1, option_selections: [331] }] },
    'Please select all required options.',
  ],
  ['a gift', 'GIFT-KEY', 1, undefined, "The product that was requested doesn't exist. Verify the product and try again."],
  ['an unknown thing', 'NOTHING', 1, undefined, "The product that was requested doesn't exist. Verify the product and try again."],
]

test.each(refusals)('%s is refused', async (_what, sku, qty, extension, says) => {
  const { host, shopper } = await openHost({ seed: 0 })
  const { status, body } = await shopper.add(sku, qty, extension)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(body).toMatchObject({ message: says })
  expect(host.state().carts).toEqual([])
})

test('parts of several lines count together against the stock', async () => {
  const { host, shopper } = await openHost({ seed: 0 })
  host.setStock('RK-START', 2)
  await shopper.add('RK-START', 1)
  const bundle = { bundle_options: [{ option_id: 31, option_qty: 1, option_selections: [311] }] }
  expect((await shopper.add('TENNIS-SET', 2, bundle)).status).toBe(400)
  expect((await shopper.add('TENNIS-SET', 1, bundle)).status).toBe(200)
})
