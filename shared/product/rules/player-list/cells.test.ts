// Tests text that spreadsheets and CSV files really put on the clipboard.
import { describe, expect, test } from 'vitest'
import { readCells, separatorOf, tabbed } from './cells.ts'

describe('the separator', () => {
  test.each([
    ['Ada\t10\tM', '\t'],
    ['Ada;10;M', ';'],
    ['Ada,10,M', ','],
    ['Lovelace, Ada;10', ';'],
    ['Ada\n10', '\t'],
    ['a,b\nc,d\ne;f', ','],
    ['a, b\tc', '\t'],
    ['Ada | 10 | M', '|'],
    ['Ada\nBo\nd’Arc, J.', '\t'],
    ['Under 13; season 2026\nName,No\nAda,10\nBo,7', ','],
    ['sep=,\nAda;10,7\nBo;11,8', ','],
    ['\uFEFFsep=;\r\nAda,10', ';'],
    ['', '\t'],
  ])('of %j is %j', (text, separator) => {
    expect(separatorOf(text)).toBe(separator)
  })
})

const cells = (text: string, separator: ';' | ',' | '\t' = ';') => readCells(text, separator).map((row) => row.cells)

describe('cells', () => {
  test.each([
    [
      'every kind of line end',
      'a;b\r\nc;d\re;f\n',
      [
        ['a', 'b'],
        ['c', 'd'],
        ['e', 'f'],
      ],
    ],
    ['nothing for empty rows and rows of separators', '\n\na;b\n;;\n  \n', [['a', 'b']]],
    ['cells without outer spaces', ' a ;  b', [['a', 'b']]],
    ['empty cells in their place', 'a;;c;', [['a', '', 'c', '']]],
    ['separators in quotes', '"a;b";c', [['a;b', 'c']]],
    ['line breaks in quotes', '"a\nb";c', [['a\nb', 'c']]],
    ['doubled quotes', '"O""Neil";7', [['O"Neil', '7']]],
    ['quotes in the middle as letters', 'Jan "de Muur" K;1', [['Jan "de Muur" K', '1']]],
    [
      'a quote that is never closed as a letter',
      '"Ada;10\nBo;7',
      [
        ['"Ada', '10'],
        ['Bo', '7'],
      ],
    ],
    ['quotes that close in the middle of a cell as letters', '"Ada" L;10', [['"Ada" L', '10']]],
    ['no byte order mark', '\uFEFFname;no', [['name', 'no']]],
    ['nothing of nothing', '', []],
  ])('has %s', (_case, text, rows) => {
    expect(cells(text)).toEqual(rows)
  })

  test('knows the line of each row, also after a cell of several lines', () => {
    expect(readCells('a\n\n"b\nc"\nd', ';').map(({ line }) => line)).toEqual([1, 3, 5])
  })

  test('leaves out a line that names the separator, and counts it', () => {
    expect(readCells('sep=;\nAda;10', ';')).toEqual([{ line: 2, cells: ['Ada', '10'] }])
  })

  test('as text are the same cells again, a line for each row', () => {
    const rows = [['Team', ''], [], ['O"Neil', 'a\nb'], ['"x', '7']]
    const text = tabbed(rows)
    expect(text.split('\n')).toHaveLength(4)
    expect(readCells(text, '\t')).toEqual([
      { line: 1, cells: ['Team', ''] },
      { line: 3, cells: ['O"Neil', 'a b'] },
      { line: 4, cells: ['"x', '7'] },
    ])
  })

  test('comes to an end with rubbish of some size', () => {
    expect(cells('"'.repeat(50_000) + '\n;,"\t'.repeat(10_000)).length).toBeGreaterThan(0)
  })
})
