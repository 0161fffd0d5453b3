// Tests that price, delivery, right of return and pictures follow from the choice alone, so that every part of a page shows the same.
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { Product } from '#shared/product/wire/product.ts'
import { configuration, groupAnswer, stringingAnswer } from '#stores/testing/kinds.ts'
import { productAnswer, variantAnswer } from '#tests/support/answers.ts'
import { bundleModel } from './bundle.ts'
import { infoOf } from './facts.ts'
import { personalisation } from './personalisation/model.ts'
import { setModel } from './set.ts'
import type { Configuration } from './state.ts'
import { roster } from './team-roster/model.ts'

const models = { personalisation, roster, bundle: bundleModel, grouped: setModel }
const simple = { product_type: 'simple', configurable_data: { attributes: [] }, virtual_products: [], tier_prices: [] }
const info = (part: object, state: Partial<Configuration> = {}) =>
  infoOf(v.parse(Product, productAnswer({ ...simple, ...part })), configuration(state), models)
const racket = (written: Record<string, string>) => info({ personalisation: [stringingAnswer()] }, { personalisation: written })
const shirt = (written: Record<string, string>, part: object = {}) =>
  info({ personalisation: [groupAnswer()], ...part }, { personalisation: written })

describe('a racket', () => {
  test('that is left unstrung is in stock and can be returned', () => {
    expect(racket({ '12.301': '30101' })).toMatchObject({ delivery: { days: 0, isMade: false }, returns: 'always' })
  })

  test('that is strung is made to order: later, and not returnable', () => {
    expect(racket({ '12.301': '30102', '12.302': '24' })).toMatchObject({ delivery: { days: 3, isMade: true }, returns: 'never' })
  })

  test('without a choice yet can be returned unless it is strung', () => {
    expect(racket({})).toMatchObject({ delivery: { days: 0, isMade: false }, returns: 'unlessMade' })
  })
})

describe('a shirt', () => {
  test('with a name has the same price everywhere as in the cart', () => {
    expect(shirt({ '12.101': 'Zoë' }, { lowest_price_30d: 28 })).toMatchObject({
      price: { final: 32, regular: 37, lowestOf30Days: null },
      total: 32,
      delivery: { days: 5, isMade: true },
      returns: 'never',
    })
  })

  test('without one shows its reduction, and can be returned', () => {
    const plain = shirt({ '12.101': ' ' }, { lowest_price_30d: 28 })
    expect(plain).toMatchObject({ price: { final: 25, lowestOf30Days: 28 }, delivery: { days: 0, isMade: false }, returns: 'unlessMade' })
  })

  test('with a name has the same tier reduction as without', () => {
    const many = info(
      { personalisation: [groupAnswer()], tier_prices: [{ qty: 5, price: 20 }] },
      { quantity: 5, personalisation: { '12.101': 'Zoë' } },
    )
    expect(many).toMatchObject({ price: { tier: 27 }, total: 135 })
  })

  test('that waits longer for its supplier than for its print arrives when the supplier delivers', () => {
    expect(shirt({ '12.101': 'Zoë' }, { delivery: { days: 9, is_made: false } }).delivery).toMatchObject({ days: 9, isMade: true })
  })

  test('whose print takes an unknown time has no promised day', () => {
    const group = groupAnswer({ delivery: null })
    expect(info({ personalisation: [group] }, { personalisation: { '12.101': 'Zoë' } }).delivery).toMatchObject({
      days: null,
      isMade: true,
    })
  })

  test('that is sold out has no promised day, printed or not', () => {
    expect(shirt({ '12.101': 'Zoë' }, { delivery: null }).delivery).toBeNull()
  })
})

describe('a bundle', () => {
  const colours = [
    { id: 1, label: 'Blue', swatch: null },
    { id: 2, label: 'Red', swatch: null },
  ]
  const part = (id: number, images: readonly string[], more: object = {}) => ({
    option_id: id,
    title: `Part ${id}`,
    type: 'select',
    required: 1,
    position: id,
    products: [
      {
        ...{ selection_id: id, product_id: id, sku: `P${id}`, name: `Part ${id}`, in_stock: true, stock: null, qty: 1, is_default: true },
        selection_price_value: 10,
        configurable_data: { attributes: [{ code: 'colour', label: 'Colour', options: colours }] },
        virtual_products: images.map((image, at) =>
          variantAnswer({ product_id: id * 10 + at, colour_option_id: at + 1, size_option_id: undefined, stock: null, images: [image] }),
        ),
        ...more,
      },
    ],
  })
  const kit = v.parse(
    Product,
    productAnswer({
      ...simple,
      product_type: 'bundle',
      bundle_options: [part(1, ['/shirt-blue', '/shirt-red']), part(2, ['/socks', '/socks'])],
    }),
  )
  const pick = (id: number, colour?: number) => ({
    ...{ optionId: id, selectionId: id, quantity: 1 },
    choices: colour === undefined ? [] : [{ attributeCode: 'colour', optionId: colour }],
  })
  const pictures = (...bundle: ReturnType<typeof pick>[]) => infoOf(kit, configuration({ bundle }), models).pictures

  test('shows its own picture until its first part has a colour, and then its parts in theirs', () => {
    expect(pictures(pick(1), pick(2))).toBeNull()
    expect(pictures(pick(1, 2), pick(2))).toEqual(['/shirt-red'])
    expect(pictures(pick(1, 2), pick(2, 1))).toEqual(['/shirt-red', '/socks'])
  })

  test('is shown whole in the one colour of its parts, where the host has it so', () => {
    const looks = { '2': ['/kit-red', '/kit-red-worn'] }
    const whole = (...bundle: ReturnType<typeof pick>[]) => infoOf({ ...kit, looks }, configuration({ bundle }), models).pictures
    expect(whole(pick(1, 2), pick(2, 2))).toEqual(['/kit-red', '/kit-red-worn'])
    expect(whole(pick(1, 2), pick(2))).toEqual(['/shirt-red'])
    expect(whole(pick(1, 2), pick(2, 1))).toEqual(['/shirt-red', '/socks'])
  })

  test('keeps its own picture if only the colour of another part is chosen', () => {
    expect(pictures(pick(1), pick(2, 2))).toBeNull()
  })

  test('arrives with its slowest part, and is not returnable if a part is not', () => {
    const slow = { delivery: { days: 4, is_made: false }, no_return: true }
    const whole = { ...simple, product_type: 'bundle', bundle_options: [part(1, ['/a']), part(2, ['/b'], slow)] }
    expect(info(whole, { bundle: [pick(1, 1), pick(2, 1)] })).toMatchObject({ delivery: { days: 4 }, returns: 'never' })
    expect(info(whole, { bundle: [pick(1, 1)] })).toMatchObject({ delivery: { days: 0 }, returns: 'always' })
  })
})
