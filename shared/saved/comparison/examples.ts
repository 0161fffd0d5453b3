// Examples of the comparison.
import { example, refusal } from '#shared/api/example.ts'
import { catalogueItemAnswer } from '#shared/catalogue/examples.ts'
import { getComparison, toggleSku } from './calls.ts'

/** Two products side by side. */
export function comparisonAnswer(part: object = {}) {
  return {
    attributes: [
      { code: 'brand', label: 'Brand' },
      { code: 'material', label: 'Material' },
    ],
    products: [
      { ...catalogueItemAnswer(), values: { brand: 'Nordkap', material: 'Polyester' } },
      { ...catalogueItemAnswer({ product_id: 15, sku: 'BALL', name: 'Match ball' }), values: { brand: 'Nordkap', material: null } },
    ],
    ...part,
  }
}

/** The examples. */
export const examples = [
  example(toggleSku, ['SHIRT'], {
    body: { sku: 'SHIRT' },
    answer: { compare: ['SHIRT'] },
    refusals: [refusal(409, 'limit', 'As many are compared as the store allows.')],
  }),
  example(getComparison, [], { answer: comparisonAnswer() }),
]
