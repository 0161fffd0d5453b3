// Tests which part of a name is printed.
import { expect, test } from 'vitest'
import { isNobody, namePart } from './names.ts'

test.each([
  ['Ada Lovelace', 'Lovelace', 'Ada'],
  ['Piet de Vries', 'de Vries', 'Piet'],
  ['PIET VAN DER BERG', 'VAN DER BERG', 'PIET'],
  ['Anna Maria Bos', 'Bos', 'Anna'],
  ['piet jansen', 'jansen', 'piet'],
  ['Ada', 'Ada', 'Ada'],
  ['Bo & Co', 'Bo & Co', 'Bo & Co'],
  ['', '', ''],
])('of %j the last name is %j, the first %j', (name, last, first) => {
  expect([namePart(name, 'last'), namePart(name, 'first'), namePart(name, 'whole')]).toEqual([last, first, name])
})

test.each(['TBC', 'n.n.', 'N.N', 'Nog niet bekend', 'noch offen', 'okänd', 'xxx'])('%s is nobody yet', (text) => {
  expect(isNobody(text)).toBe(true)
})

test.each(['Ann', 'Nina', 'Tba Smith', 'Volgtenberg', 'Xx'])('%s may be a name', (text) => {
  expect(isNobody(text)).toBe(false)
})
