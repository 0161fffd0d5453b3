// Tests which choices are found by words.
import { expect, test } from 'vitest'
import { findChoices } from './find-choices.ts'

const attributes = [
  { id: 93, code: 'colour', label: 'Kleur', role: 'colour' as const, options: [{ id: 12, label: 'Rood', swatch: null }] },
  { id: 94, code: 'size', label: 'Maat', role: 'size' as const, options: [{ id: 34, label: 'M', swatch: null }] },
]
const red = { attributeCode: 'colour', optionId: 12 }
const medium = { attributeCode: 'size', optionId: 34 }

test.each([
  [{ Kleur: 'Rood', Maat: 'M' }, [red, medium]],
  [{ size: ' m ', COLOUR: 'rood' }, [red, medium]],
  [{ Maat: 'M' }, [medium]],
  [{ Maat: 'XXL', Kleur: 'Rood' }, [red]],
  [{ Material: 'Wol' }, []],
  [{}, []],
])('%j', (words, choices) => {
  expect(findChoices(attributes, words)).toEqual(choices)
})
