// Tests what a facet is called where the host has a name for it, and where it has only a code.
import { expect, test } from 'vitest'
import { activate } from '#shared/i18n/i18n.ts'
import { facetLabel } from './facet-label.ts'

test.each([
  [{ code: 'color', label: 'color' }, 'Colour'],
  [{ code: 'color', label: 'Shade' }, 'Shade'],
  [{ code: 'attr_92', facetCode: 'size', label: 'attr_92' }, 'Size'],
  [{ code: 'manufacturer', urlKey: 'marke', label: 'marke' }, 'Brand'],
  [{ code: 'price', label: 'price' }, 'Price'],
  [{ code: 'shoe_width', label: 'shoe_width' }, 'Shoe width'],
  [{ code: 'constructor', label: 'constructor' }, 'Constructor'],
])('%j is called %s', (facet, name) => {
  activate('en_GB')
  expect(facetLabel(facet)).toBe(name)
})
