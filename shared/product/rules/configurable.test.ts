// Tests narrowing a shirt with three colours and three sizes, as the spec describes.
import { expect, test } from 'vitest'
import type { Attribute, Variant } from '#shared/product/wire/variant.ts'
import {
  attributeStates,
  type Choice,
  hasEveryChoice,
  matchingVariant,
  missingChoices,
  validChoices,
  withChoice,
  withoutChoice,
} from './configurable.ts'

const attributes: Attribute[] = [
  { id: null, code: 'colour', label: 'Colour', role: 'colour', options: [1, 2, 3].map((id) => ({ id, label: `c${id}`, swatch: null })) },
  { id: null, code: 'size', label: 'Size', role: 'size', options: [10, 20, 30].map((id) => ({ id, label: `s${id}`, swatch: null })) },
]
const variant = (colour: number, size: number, properties: Partial<Variant> = {}): Variant => ({
  productId: colour * 100 + size,
  sku: `${colour}-${size}`,
  status: 1,
  stock: 5,
  price: { regular: 20, regularExclTax: null, final: 20, finalExclTax: null, lowestOf30Days: null },
  partPrice: null,
  expectedOn: null,
  images: [],
  options: { colour, size },
  ...properties,
})
const variants = [
  variant(1, 10),
  variant(1, 20, { stock: 0 }),
  variant(2, 20),
  variant(2, 30, { status: 2 }),
  variant(3, 10, { stock: 0 }),
  variant(3, 30, { stock: null }),
]

const pick = (...picks: [string, number][]) =>
  picks.reduce<readonly Choice[]>((choices, [attributeCode, optionId]) => withChoice(attributes, choices, { attributeCode, optionId }), [])
const drawn = (choices: readonly Choice[]) =>
  attributeStates(attributes, variants, choices).map(({ options }) => options.map(({ availability }) => availability).join(' '))

test('a choice replaces the earlier one for its attribute and clears later attributes', () => {
  expect(pick(['colour', 1], ['size', 10])).toEqual([
    { attributeCode: 'colour', optionId: 1 },
    { attributeCode: 'size', optionId: 10 },
  ])
  expect(pick(['colour', 1], ['size', 10], ['size', 20])).toEqual([
    { attributeCode: 'colour', optionId: 1 },
    { attributeCode: 'size', optionId: 20 },
  ])
  expect(pick(['colour', 1], ['size', 10], ['colour', 2])).toEqual([{ attributeCode: 'colour', optionId: 2 }])
})

test('choosing a later attribute first keeps it until an earlier one is chosen', () => {
  expect(pick(['size', 10])).toEqual([{ attributeCode: 'size', optionId: 10 }])
  expect(pick(['size', 10], ['colour', 1])).toEqual([{ attributeCode: 'colour', optionId: 1 }])
})

test('an unknown option changes nothing', () => {
  expect(pick(['colour', 1], ['colour', 99], ['toString', 1])).toEqual([{ attributeCode: 'colour', optionId: 1 }])
})

test('clearing a choice clears later ones too', () => {
  expect(withoutChoice(attributes, pick(['colour', 1], ['size', 10]), 'colour')).toEqual([])
  expect(withoutChoice(attributes, pick(['colour', 1], ['size', 10]), 'size')).toEqual([{ attributeCode: 'colour', optionId: 1 }])
  expect(withoutChoice(attributes, pick(['colour', 1]), 'nothing')).toEqual(pick(['colour', 1]))
})

test('exactly one active variant that matches every choice gives its prices', () => {
  expect(matchingVariant(variants, pick(['colour', 1], ['size', 10]))?.sku).toBe('1-10')
  expect(matchingVariant(variants, pick(['colour', 1]))).toBeNull()
  expect(matchingVariant(variants, pick(['colour', 2]))?.sku).toBe('2-20')
  expect(matchingVariant(variants, pick(['colour', 2], ['size', 30]))).toBeNull()
  expect(matchingVariant(variants, [])).toBeNull()
  expect(matchingVariant([variant(1, 10), variant(1, 10, { sku: 'twin' })], pick(['colour', 1], ['size', 10]))).toBeNull()
})

test('it is saleable when there are as many choices as attributes', () => {
  expect(hasEveryChoice(attributes, pick(['colour', 1], ['size', 10]))).toBe(true)
  expect(hasEveryChoice(attributes, pick(['colour', 1]))).toBe(false)
  expect(missingChoices(attributes, pick(['size', 10]))).toEqual(['colour'])
  expect(hasEveryChoice([], [])).toBe(true)
})

test('options are shown as available, sold out or impossible', () => {
  expect(drawn([])).toEqual(['available available available', 'available available available'])
  expect(drawn(pick(['colour', 1]))).toEqual(['available available available', 'available sold-out impossible'])
  expect(drawn(pick(['colour', 2]))).toEqual(['available available available', 'impossible available impossible'])
  expect(drawn(pick(['colour', 3]))).toEqual(['available available available', 'sold-out impossible available'])
})

test('the options of an earlier attribute do not depend on a later choice', () => {
  expect(drawn(pick(['colour', 2], ['size', 20]))[0]).toBe('available available available')
})

test('the chosen option is marked', () => {
  const [colour] = attributeStates(attributes, variants, pick(['colour', 2]))
  expect(colour?.chosen?.label).toBe('c2')
  expect(colour?.options.map(({ isChosen }) => isChosen)).toEqual([false, true, false])
})

test('choices from a link apply as far as a variant has them', () => {
  const link = (colour: number, size: number) => [
    { attributeCode: 'size', optionId: size },
    { attributeCode: 'colour', optionId: colour },
  ]
  expect(validChoices(attributes, variants, link(1, 20))).toEqual(pick(['colour', 1], ['size', 20]))
  expect(validChoices(attributes, variants, link(2, 30))).toEqual(pick(['colour', 2]))
  expect(validChoices(attributes, variants, link(9, 10))).toEqual([{ attributeCode: 'size', optionId: 10 }])
  expect(validChoices(attributes, [], link(1, 10))).toEqual([])
})
