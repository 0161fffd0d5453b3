// Tests personalisation in Magento's form, and its conversion for the cart.
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { cartItemOf } from '#shared/cart/wire/cart-item-request.ts'
import { productAnswer } from '#tests/support/answers.ts'
import { Product } from './product.ts'

const name = { option_id: '501', title: 'Name', type: 'field', is_require: '1', price: '6.0000', price_type: 'fixed', max_characters: '12' }
const number = { ...name, option_id: 502, title: 'Nummer', is_require: 0, max_characters: 0, values: [] }
const string = {
  option_id: 601,
  title: 'String',
  type: 'drop_down',
  values: { 6011: { option_type_id: 6011, title: 'Gut', price: '9.9500' } },
}
const read = (options: unknown) => v.parse(Product, productAnswer({ personalisation: [], options })).personalisation

test("the product's own options are one group, without an id", () => {
  const [group, ...others] = read({ 501: name, 502: number, 601: string })
  expect(others).toEqual([])
  expect(group).toMatchObject({
    id: null,
    options: [
      { id: 501, kind: 'name', label: 'Name', price: 6, isRequired: true, maxLength: 12 },
      { id: 502, kind: 'number', isRequired: false, maxLength: null },
      { id: 601, kind: 'text', price: 0, choices: [{ id: 6011, label: 'Gut', price: 9.95 }] },
    ],
  })
})

test('a name without a number may be on any product, and is a text', () => {
  expect(read([name])[0]?.options[0]?.kind).toBe('text')
})

test.each([
  ['a price in percent, which would be another price', { ...name, price_type: 'percent' }],
  ['a file', { ...name, type: 'file' }],
  ['a choice between nothing', { ...string, values: [] }],
])('%s is left out', (_what, option) => {
  expect(read([option])).toEqual([])
})

test("they are sent as Magento's custom options, beside groups that are not", () => {
  const personalisation = [
    { groupId: null, productId: 1, options: [{ optionId: 501, value: 'Emma' }] },
    { groupId: 3, productId: 1, options: [{ optionId: 9, value: 4 }] },
  ]
  expect(cartItemOf({ sku: 'FAN', quantity: 1, personalisation })).toMatchObject({
    product_option: { extension_attributes: { custom_options: [{ option_id: '501', option_value: 'Emma' }] } },
    extension_attributes: { personalisation: [{ group_id: 3 }] },
  })
})

test("options of a bundle's part have the bundle's multiplier", () => {
  const product = { product_id: 171, sku: 'SHIRT', name: 'Shirt', in_stock: 1, final_price_incl_tax: '24.9500', options: [name] }
  const selections = { 711: { selection_id: '711', selection_qty: '2.0000', product } }
  const bundle = v.parse(
    Product,
    productAnswer({
      discount_percentage: '0.8000',
      bundle_options: [{ option_id: 71, title: 'Shirt', type: 'radio', required: '1', selections }],
    }),
  )
  expect(bundle.bundleOptions[0]?.selections[0]).toMatchObject({
    id: 711,
    productId: 171,
    quantity: 2,
    price: 19.96,
    personalisation: [{ id: null, options: [{ price: 4.8 }] }],
  })
})
