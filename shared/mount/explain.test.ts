// Tests the messages about options: the example of a number depends on its unit.
// @vitest-environment happy-dom
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { explainOptions } from './explain.ts'

test.each([
  ['data-product-id', 'RUN', 'expected number, as in 12. Without it the mount keeps its own HTML.'],
  ['data-free-from', '50 euro', 'expected number, written as in 49.95. It does not count.'],
])('%s is explained by an example of its kind', (option, value, message) => {
  const mount = document.createElement('div')
  mount.dataset['touchline'] = 'product-options'
  const schema = v.object({ productId: v.number(), freeFrom: v.optional(v.number()) })
  const [explanation] = explainOptions('product-options', mount, schema, [{ option, value, expected: 'number', isPreset: false }])
  expect(explanation?.error.message).toContain(message)
})
