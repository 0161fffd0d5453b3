// Analytics fields that products, cart lines and order lines share.
import { expect, test } from 'vitest'
import { idsOf } from './item-parts.ts'

test.each(['Colour', 'Color', 'Kleur', 'Farbe', 'Färg'])('the variant is the colour, which this language calls %s', (label) => {
  const options = [
    { label: 'Size', value: 'M' },
    { label, value: 'Red' },
  ]
  expect(idsOf({ sku: 'SHIRT-RED-M', parentSku: 'SHIRT' }, options)).toEqual({
    item_id: 'SHIRT',
    item_variant_id: 'SHIRT-RED-M',
    item_variant: 'Red',
  })
})

test('without a colour there is no item_variant, and without a choice no variant at all', () => {
  const size = [{ label: 'Size', value: 'L' }]
  expect(idsOf({ sku: 'BAT-L', parentSku: 'BAT' }, size)).toEqual({ item_id: 'BAT', item_variant_id: 'BAT-L' })
  // A host that does not name a variant's product sends only the variant's sku.
  expect(idsOf({ sku: 'BAT-L', parentSku: null }, size)).toEqual({ item_id: 'BAT-L', item_variant_id: 'BAT-L' })
  expect(idsOf({ sku: 'BAT', parentSku: 'BAT' }, [])).toEqual({ item_id: 'BAT' })
  expect(idsOf({ sku: 'BAT', parentSku: null }, [])).toEqual({ item_id: 'BAT' })
})
