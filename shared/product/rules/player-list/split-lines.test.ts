// Tests lines of messages, as trainers get them.
import { expect, test } from 'vitest'
import { splitLines } from './split-lines.ts'

const split = (text: string) =>
  splitLines(text.split('\n').map((cell, at) => ({ line: at + 1, cells: [cell] }))).map(({ cells }) => cells.join('|'))

test.each([
  ['names', 'Ada\nBo van Dam', ['Ada', 'Bo van Dam']],
  ['a count', '1. Ada\n2. Bo\n3) Cy', ['Ada', 'Bo', 'Cy']],
  ['numbers of shirts in any order', '10 Ada\n7 Bo\n#23 Cy', ['10|Ada', '7|Bo', '23|Cy']],
  ['numbers with a dot that are no count', '10. Ada\n7. Bo', ['10|Ada', '7|Bo']],
  ['numbers behind', 'Ada 10\nBo van Dam (7)\nCy: 23', ['Ada|10', 'Bo van Dam|7', 'Cy|23']],
  ['dashes', 'Ada - 10 - M\nBo – 7 – 39-42', ['Ada|10|M', 'Bo|7|39-42']],
  ['a count and dashes', '1. Ada-Lou - 10\n2. Bo - 7', ['Ada-Lou|10', 'Bo|7']],
  ['a name, a number and a size', 'Ada 10 M\nBo van Dam 7 L', ['Ada|10|M', 'Bo van Dam|7|L']],
  ['marks of a list', '• Ada 10\n• Bo 7', ['Ada|10', 'Bo|7']],
  ['dashes before and between', '- Ada - 10\n- Bo - 7', ['Ada|10', 'Bo|7']],
  ['a few odd lines', '10 Ada\nno idea\n7 Bo', ['10|Ada', '|no idea', '7|Bo']],
])('%s', (_case, text, rows) => {
  expect(split(text)).toEqual(rows)
})

test('rows of several cells stay', () => {
  const rows = [{ line: 1, cells: ['1. Ada', '10'] }]
  expect(splitLines(rows)).toBe(rows)
})
