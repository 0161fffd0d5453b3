// Analytics fields that products, cart lines and order lines share.
import { expect, test } from 'vitest'
import { categoriesOf, variantOf } from './item-parts.ts'

test('five categories count, from the widest on, and no sixth', () => {
  expect(categoriesOf(['A', 'B', 'C', 'D', 'E', 'F'])).toEqual({
    item_category: 'A',
    item_category2: 'B',
    item_category3: 'C',
    item_category4: 'D',
    item_category5: 'E',
  })
  expect(categoriesOf([])).toEqual({})
})

test.each(['Colour', 'Color', 'Kleur', 'Farbe', 'Färg'])('the variant is the colour, which this language calls %s', (label) => {
  const options = [
    { label: 'Size', value: 'M' },
    { label, value: 'Red' },
  ]
  expect(variantOf('SHIRT-RED-M', options)).toEqual({ item_variant_id: 'SHIRT-RED-M', item_variant: 'Red' })
})

test('without a colour there is no variant to name, and without a choice none at all', () => {
  expect(variantOf('BAT-L', [{ label: 'Size', value: 'L' }])).toEqual({ item_variant_id: 'BAT-L' })
  expect(variantOf('BAT', [])).toEqual({})
})
