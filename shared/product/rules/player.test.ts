// Tests the pieces of a row, as people and spreadsheets write them.
import { expect, test } from 'vitest'
import { readPieces } from './player.ts'

test.each([
  ['', undefined],
  ['1', 1],
  [' 20 ', 20],
  ['999', 999],
  ['20,0', 20],
  ['20.00', 20],
  ['3 x', 3],
  ['2 Stück', 2],
  ['20 st.', 20],
  ['0', null],
  ['1000', null],
  ['-3', null],
  ['2.5', null],
  ['20,05', null],
  ['0,0', null],
  ['two', null],
])('"%s" pieces are %s', (text, pieces) => {
  expect(readPieces(text)).toBe(pieces)
})
