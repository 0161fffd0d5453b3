// Tests which parts of a suggestion are highlighted.
import { expect, test } from 'vitest'
import { highlight } from './highlight.ts'

/** Shows the highlights as brackets. */
const marked = (text: string, query: string) =>
  highlight(text, query)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('')

test.each([
  ['Tennis racket', 'rac', 'Tennis [rac]ket'],
  ['Tennis racket', 'RAC ten', '[Ten]nis [rac]ket'],
  ['Tennis racket', 'ennis', 'Tennis racket'],
  ['Café racer', 'cafe', '[Café] racer'],
  ['Cafe\u0301 racer', 'café', '[Café] racer'],
  ['Fußball', 'fuß', '[Fuß]ball'],
  ['Överdragströja', 'over', '[Över]dragströja'],
  ['T-shirt', 't-sh', '[T]-[sh]irt'],
  ['TR-300', 'tr-300', '[TR]-[300]'],
  ['Ball balls', 'ball', '[Ball] [ball]s'],
  ['racket rack', 'rack racket', '[racket] [rack]'],
  ['<b>ball</b>', 'ball', '<b>[ball]</b>'],
  ['ball', '.*(', 'ball'],
  ['ball', '', 'ball'],
  ['', 'ball', ''],
])('%j highlighted for %j is %j', (text, query, result) => {
  expect(marked(text, query)).toBe(result)
})

test('the joined pieces are the text, whatever is typed', () => {
  for (const text of ['İstanbul ayakkabı', '👟 shoes 👟', 'a  b\u00a0c', 'ﬁne shoes'])
    for (const query of ['i', 'is', 'sho', '👟', 'fi', ' '])
      expect(
        highlight(text, query)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text.normalize('NFC'))
})
