// Tests a padel set: the chosen parts, the price, and the problems that prevent buying.
import { expect, test } from 'vitest'
import type { BundleOption, BundleSelection } from '#shared/product/wire/bundle.ts'
import type { Variant } from '#shared/product/wire/variant.ts'
import {
  bundlePrice,
  bundleProblems,
  bundleSaving,
  bundleStock,
  leastBundlePrice,
  pickedParts,
  proposedPicks,
  withoutOption,
  withoutPick,
  withPick,
  withPickChoice,
  withPickQuantity,
} from './bundle.ts'
import type { BundlePick } from './picks.ts'

const selection = (id: number, price: number | null, part: Partial<BundleSelection> = {}): BundleSelection => ({
  id,
  productId: id * 10,
  sku: `S${id}`,
  name: `Part ${id}`,
  url: null,
  image: null,
  isInStock: true,
  stock: 10,
  quantity: 1,
  canChangeQuantity: false,
  minQuantity: null,
  maxQuantity: null,
  isDefault: false,
  price,
  alonePrice: price,
  attributes: [],
  variants: [],
  personalisation: [],
  back: null,
  delivery: null,
  hasNoReturn: false,
  ...part,
})
const option = (id: number, type: BundleOption['type'], isRequired: boolean, ...selections: BundleSelection[]): BundleOption => ({
  id,
  title: `Option ${id}`,
  type,
  isRequired,
  selections,
})
const size = {
  id: 144,
  code: 'size',
  label: 'Size',
  role: 'size' as const,
  options: [
    { id: 11, label: 'M', swatch: null },
    { id: 12, label: 'L', swatch: null },
  ],
}
const variant = (optionId: number, stock: number | null, partPrice: number): Variant => ({
  productId: 900 + optionId,
  sku: `V${optionId}`,
  status: 1,
  stock,
  price: { regular: 99, regularExclTax: null, final: 99, finalExclTax: null, lowestOf30Days: null },
  partPrice,
  expectedOn: null,
  images: [],
  options: { size: optionId },
})
const shirt = (part: Partial<BundleSelection> = {}) =>
  selection(3, 20, { attributes: [size], variants: [variant(11, 5, 18), variant(12, 0, 22)], ...part })

const racket = option(1, 'radio', true, selection(1, 50), selection(2, 80))
const balls = option(2, 'checkbox', false, selection(4, 4.5, { canChangeQuantity: true, maxQuantity: 3 }), selection(5, 6))
const wear = option(3, 'select', false, shirt())
const all = [racket, balls, wear]

const take = (...places: [number, number][]) =>
  places.reduce<readonly BundlePick[]>((picks, [one, other]) => withPick(all, picks, one, other), [])
const price = (picks: readonly BundlePick[]) => bundlePrice(pickedParts(all, picks))
const codes = (picks: readonly BundlePick[], bundles = 1) =>
  bundleProblems(all, picks, bundles).map(({ code, field }) => `${code} ${field}`)

test('a single option accepts one product, any other several', () => {
  expect(take([1, 1], [1, 2]).map(({ selectionId }) => selectionId)).toEqual([2])
  expect(take([2, 4], [2, 5]).map(({ selectionId }) => selectionId)).toEqual([4, 5])
})

test('picking an unknown product changes nothing', () => expect(take([1, 1], [1, 99], [9, 1])).toHaveLength(1))

test('an unpicked product is removed with its choices', () => {
  const picks = withPickChoice(all, take([3, 3]), { optionId: 3, selectionId: 3 }, { attributeCode: 'size', optionId: 11 })
  expect(picks[0]?.choices).toEqual([{ attributeCode: 'size', optionId: 11 }])
  expect(withoutOption(picks, 3)).toEqual([])
  expect(withPick(all, withoutPick(picks, 3, 3), 3, 3)[0]?.choices).toEqual([])
})

test('the default picks are available products, one in a single option', () => {
  const one = selection(1, 1, { isDefault: true, isInStock: false })
  const two = selection(2, 1, { isDefault: true })
  const three = selection(3, 1, { isDefault: true })
  expect(proposedPicks([option(1, 'radio', true, one, two, three)]).map(({ selectionId }) => selectionId)).toEqual([2])
  expect(proposedPicks([option(1, 'multi', true, one, two, three)]).map(({ selectionId }) => selectionId)).toEqual([2, 3])
})

test('pieces are the shopper’s only where the shop says so', () => {
  const picks = take([2, 4], [2, 5])
  expect(withPickQuantity(all, picks, { optionId: 2, selectionId: 4 }, 3).map(({ quantity }) => quantity)).toEqual([3, 1])
  expect(withPickQuantity(all, picks, { optionId: 2, selectionId: 5 }, 3)).toEqual(picks)
})

test('the price counts pieces and the variant’s own price, to the cent', () => {
  const picks = withPickQuantity(all, take([1, 1], [2, 4]), { optionId: 2, selectionId: 4 }, 3)
  expect(price(picks)).toBe(63.5)
  const dressed = withPickChoice(all, withPick(all, picks, 3, 3), { optionId: 3, selectionId: 3 }, { attributeCode: 'size', optionId: 11 })
  expect(price(dressed)).toBe(81.5)
})

test('an unknown price makes the total unknown', () => {
  const options = [option(1, 'radio', true, selection(1, null))]
  expect(bundlePrice(pickedParts(options, withPick(options, [], 1, 1)))).toBeNull()
})

test.each([
  ['nothing: the cheapest of what is required', [], 50],
  ['an extra: that and the cheapest of what is required', [[2, 5]], 56],
  ['all that is required: what that costs', [[1, 2]], 80],
] as [string, [number, number][], number][])('"from" with %s', (_case, places, from) => {
  expect(leastBundlePrice(all, take(...places))).toBe(from)
})

test('"from" without required options is the cheapest available part in its cheapest size', () => {
  expect(leastBundlePrice([balls, wear], [])).toBe(4.5)
  expect(leastBundlePrice([wear], [])).toBe(18)
  expect(leastBundlePrice([option(1, 'checkbox', false, selection(1, 2, { isInStock: false }), selection(2, 7))], [])).toBe(7)
  expect(leastBundlePrice([], [])).toBeNull()
})

test.each([
  ['a required option without a choice', codes([]), ['bundle.option-missing bundle.1']],
  ['all that is required', codes(take([1, 1])), []],
  ['a size that is missing', codes(take([1, 1], [3, 3])), ['product.option-missing bundle.3.3.144']],
  ['more bundles than there are rackets', codes(take([1, 1]), 11), ['product.quantity-exceeds-stock qty']],
  ['nothing of what is all optional', bundleProblems([balls], [], 1).map(({ code }) => code), ['bundle.nothing-chosen']],
  [
    'an option without selections that is required',
    bundleProblems([option(7, 'radio', true)], [], 1).map(({ code }) => code),
    ['bundle.option-missing'],
  ],
  ['an option without selections that is not', bundleProblems([racket, option(7, 'radio', false)], take([1, 1]), 1), []],
])('%s', (_case, found, expected) => expect(found).toEqual(expected))

test('a size that has sold out is named', () => {
  const picks = withPickChoice(all, take([1, 1], [3, 3]), { optionId: 3, selectionId: 3 }, { attributeCode: 'size', optionId: 12 })
  expect(bundleProblems(all, picks, 1)).toEqual([{ code: 'product.size-gone', field: 'bundle.3.3.144', values: { size: 'L' } }])
})

test('too many pieces are reported at their part', () => {
  const at = { optionId: 2, selectionId: 4 }
  expect(codes(withPickQuantity(all, take([1, 1], [2, 4]), at, 4))).toEqual(['product.quantity-exceeds-stock bundle.2.4'])
})

test('choices made elsewhere are not required here', () => {
  expect(bundleProblems(all, take([1, 1], [3, 3]), 1, ({ role }) => role !== 'size')).toEqual([])
})

test('two parts of the same product share its stock', () => {
  const one = option(1, 'radio', true, selection(1, 5, { productId: 7, stock: 5 }))
  const two = option(2, 'radio', true, selection(2, 5, { productId: 7, stock: 5, quantity: 2 }))
  const picks = proposedPicks([
    { ...one, selections: one.selections.map((part) => ({ ...part, isDefault: true })) },
    { ...two, selections: two.selections.map((part) => ({ ...part, isDefault: true })) },
  ])
  expect(bundleStock(pickedParts([one, two], picks))).toBe(1)
  expect(bundleProblems([one, two], picks, 2).map(({ field }) => field)).toEqual(['qty'])
})

test.each([
  [
    'the difference by pieces',
    [
      { alonePrice: 10, price: 9 },
      { alonePrice: 5, price: 4.5 },
    ],
    [2, 1],
    2.5,
  ],
  ['nothing where a part is dearer in the bundle', [{ alonePrice: 9, price: 10 }], [1], 0],
  [
    'nothing where a price alone is unknown',
    [
      { alonePrice: null, price: 9 },
      { alonePrice: 5, price: 4 },
    ],
    [1, 1],
    0,
  ],
])('a bundle saves %s', (_what, parts, pieces, saving) => {
  const options = parts.map((part, at) => option(at + 1, 'radio', true, selection(at + 1, part.price, part)))
  const picks = pieces.map((quantity, at) => ({ optionId: at + 1, selectionId: at + 1, quantity, choices: [] }))
  expect(bundleSaving(pickedParts(options, picks))).toBe(saving)
})

test('a bundle saves the difference to the price of the chosen variant', () => {
  const shirts = option(1, 'radio', true, selection(1, 80, { attributes: [size], variants: [variant(11, 5, 90)] }))
  const picks = [{ optionId: 1, selectionId: 1, quantity: 1, choices: [{ attributeCode: 'size', optionId: 11 }] }]
  expect(bundleSaving(pickedParts([shirts], picks))).toBe(9)
})
