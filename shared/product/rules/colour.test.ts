// Tests which choice of a product is its colour.
import { expect, test } from 'vitest'
import type { Attribute } from '#shared/product/wire/variant.ts'
import { colourAmong } from './colour.ts'

const attribute = (code: string, part: Partial<Attribute> = {}): Attribute => ({
  id: null,
  code,
  label: code,
  role: null,
  options: [],
  ...part,
})
const swatches = { options: [{ id: 1, label: 'Navy', swatch: '#001133' }] }

test.each<[string, Attribute[], string | undefined]>([
  ['whose role says so', [attribute('trim', swatches), attribute('kleur'), attribute('shade', { role: 'colour' })], 'shade'],
  ['whose code or label means it, where no role says so', [attribute('trim', swatches), attribute('a', { label: 'Hauptfarbe' })], 'a'],
  ['with swatches, where no name says so either', [attribute('fit'), attribute('trim', swatches)], 'trim'],
  ['of none where all of that is missing', [attribute('fit')], undefined],
])('the colour is the choice %s', (_, attributes, code) => {
  expect(colourAmong(attributes)?.code).toBe(code)
})
