// Tests the splitting of compounds into known words.
import { expect, test } from 'vitest'
import { splitCompound } from './split-compound.ts'

const words = new Set(['kinder', 'dames', 'voetbal', 'voetbalschoenen', 'schoenen', 'tennis', 'tennisschoenen', 'lag', 'tröja', 'jungen'])
const isKnown = (word: string) => words.has(word)

test.each([
  ['kindervoetbalschoenen', ['kinder', 'voetbalschoenen']],
  ['damestennisschoenen', ['dames', 'tennisschoenen']],
  ['lagströja', ['lag', 'tröja']],
  ['jungenschoenen', ['jungen', 'schoenen']],
])('“%s” is split into %o', (word, parts) => {
  expect(splitCompound(word, isKnown)).toEqual(parts)
})

test('a word with an unknown part is not split', () => {
  expect(splitCompound('kinderfiets', isKnown)).toBeNull()
  expect(splitCompound('voetbal', isKnown)).toBeNull()
})
