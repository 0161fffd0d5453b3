// Tests pasting numbers from a spreadsheet into the grid.
import { describe, expect, test } from 'vitest'
import type { OrderCell, OrderGrid } from './order-grid.ts'
import { placeBlock, readBlock } from './quantity-block.ts'

const columnsOf = (labels: string[]) => labels.map((label, at) => ({ id: 11 + at, label, swatch: null }))
const columns = columnsOf(['128', 'S', 'M', 'L'])
const price = { regular: 20, regularExclTax: null, final: 20, finalExclTax: null, lowestOf30Days: null }
const cell = (row: number, at: number): OrderCell => {
  const key = `${row}-${11 + at}`
  const variant = { productId: at, sku: key, status: 1, stock: 9, expectedOn: null, price, partPrice: null, images: [], options: {} }
  // Blue is sold out in L.
  return { key, column: '', choices: [], variant, limits: { min: 1, max: 9 }, isSoldOut: key === '2-14' }
}
const row = (id: number, label: string, gap?: number, across = columns) => ({
  key: String(id),
  label,
  swatch: null,
  cells: across.map((_, at) => (at === gap ? null : cell(id, at))),
})
// Green is not made in S.
const rows = [row(1, 'Red'), row(2, 'Blue'), row(3, 'Green', 1)]
const grid: OrderGrid = { columnLabel: 'Size', rowLabel: 'Colour', columns, groups: [{ key: '0', label: '', rows }] }
const paste = (text: string, at = '1-11', into = grid, thousands = '.') => placeBlock(into, readBlock(text) ?? [], at, thousands)

describe('a block', () => {
  test.each([
    [
      'tabs',
      '1\t2\r\n3\t4\r\n',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    [
      'an empty row in the middle',
      '1\t2\n\t\n3\t4',
      [
        ['1', '2'],
        ['', ''],
        ['3', '4'],
      ],
    ],
    ['semicolons', '1;2', [['1', '2']]],
    ['spaces', ' 1 2  3 ', [['1', '2', '3']]],
    ['one column', '1\n2', [['1'], ['2']]],
  ])('is read with %s', (_case, text, cells) => {
    expect(readBlock(text)).toEqual(cells)
  })

  test.each(['', '12', ' 12 ', '12\n'])('is not %j, which the field takes itself', (text) => {
    expect(readBlock(text)).toBe(null)
  })
})

describe('its place', () => {
  test('begins with the cell that it was pasted into, across rows', () => {
    expect(paste('1\t2\n3\t4', '1-12')).toEqual({ quantities: { '1-12': 1, '1-13': 2, '2-12': 3, '2-13': 4 }, refused: [] })
  })

  test('leaves what stands below an empty cell of it, and a zero or a dash clears', () => {
    expect(paste('1\t\t0\t-').quantities).toEqual({ '1-11': 1, '1-13': 0, '1-14': 0 })
  })

  test('takes whole numbers with the decimals of a spreadsheet', () => {
    expect(paste('1,0\t2.00').quantities).toEqual({ '1-11': 1, '1-12': 2 })
  })

  test.each([
    ['no number', 'x\t1', ['x']],
    ['a half', '1,5\t1', ['1,5']],
    ['one with three decimals, which other languages write for a thousand', '1,000\t2,000', ['1,000', '2,000']],
    ['groups that are none', '1.00.000\t1.0000\t.000', ['1.00.000', '1.0000', '.000']],
    ['less than nothing', '-3\t1', ['-3']],
    ['beyond the last column', '\t\t\t\t7', ['7']],
    ['beyond the last row', '\n\n\n5\t\n', ['5']],
  ])('names what it cannot take: %s', (_case, text, refused) => {
    expect(paste(text).refused).toEqual(refused)
  })

  test('names numbers for what is sold out or not made, and says nothing of a zero there', () => {
    expect(paste('1\n2\n3', '1-14')).toEqual({ quantities: { '1-14': 1, '3-14': 3 }, refused: ['2'] })
    expect(paste('5\t0', '3-11')).toEqual({ quantities: { '3-11': 5 }, refused: [] })
    expect(paste('5\t6', '3-11').refused).toEqual(['6'])
  })
})

describe('thousands', () => {
  test.each([
    ['Dutch and German', '.', '1.000\t12.500,00'],
    ['English', ',', '1,000\t12,500.00'],
    ['Swedish', '\u00A0', '1 000\t12 500,00'],
    ['Swedish with a narrow space', '\u00A0', '1\u202F000\t12\u202F500'],
  ])('are as %s has them', (_language, thousands, text) => {
    expect(paste(text, '1-11', grid, thousands)).toEqual({ quantities: { '1-11': 1000, '1-12': 12500 }, refused: [] })
  })

  test('in the writing of another language are refused rather than taken for one', () => {
    expect(paste('1.000\t2.000', '1-11', grid, ',').refused).toEqual(['1.000', '2.000'])
    expect(paste('1.000\t2,000', '1-11', grid, '\u00A0').refused).toEqual(['1.000', '2,000'])
  })
})

describe('a block with names', () => {
  test('of the columns goes where they are, in any order, wherever it was pasted', () => {
    expect(paste('l\tM\n1\t2', '2-11').quantities).toEqual({ '2-13': 2 })
    expect(paste('l\tM\n1\t2', '1-12')).toEqual({ quantities: { '1-14': 1, '1-13': 2 }, refused: [] })
  })

  test('of rows and columns with their sums is placed whole', () => {
    const table = 'Colour\t128\tM\tTotal\nGreen\t1\t2\t3\nRed\t4\t5\t9\nTotal\t5\t7\t12'
    expect(paste(table, '3-14')).toEqual({ quantities: { '3-11': 1, '3-13': 2, '1-11': 4, '1-13': 5 }, refused: [] })
  })

  test('that the grid does not have is a block of texts that are refused', () => {
    expect(paste('XXL\tM\n1\t2').refused).toEqual(['XXL', 'M'])
  })

  test('knows the sums in four languages, also of a part', () => {
    expect(paste('Kleur\tM\tL\tEindtotaal\nRed\t1\t2\t3\nBlue\t4\t\t4\nGesamt:\t5\t2\t7')).toEqual({
      quantities: { '1-13': 1, '1-14': 2, '2-13': 4 },
      refused: [],
    })
  })
})

describe('where sizes are numbers', () => {
  const gloves = columnsOf(['5', '6', '7', '8', '9', '10', '11'])
  const pairs: OrderGrid = {
    ...{ columnLabel: 'Size', rowLabel: 'Colour', columns: gloves },
    groups: [{ key: '0', label: '', rows: [row(1, 'Red', undefined, gloves), row(2, 'Blue', 3, gloves)] }],
  }
  const black: OrderGrid = {
    ...{ columnLabel: 'Size', rowLabel: null, columns: gloves },
    groups: [{ key: '0', label: '', rows: [row(1, '', undefined, gloves)] }],
  }
  const lengths = columnsOf(['30', '32', '34'])
  const trousers: OrderGrid = {
    ...{ columnLabel: 'Length', rowLabel: 'Width', columns: lengths },
    groups: [{ key: '0', label: '', rows: ['30', '32', '34'].map((label, at) => row(1 + at, label, undefined, lengths)) }],
  }

  test('a row of numbers is what is wanted, not a heading', () => {
    expect(paste('8\t10', '1-11', pairs)).toEqual({ quantities: { '1-11': 8, '1-12': 10 }, refused: [] })
    expect(paste('8\t10\n5\t6', '1-11', pairs).quantities).toEqual({ '1-11': 8, '1-12': 10, '2-11': 5, '2-12': 6 })
    expect(paste('8\t9', '1-11', black).quantities).toEqual({ '1-11': 8, '1-12': 9 })
    expect(paste('30\t32\n32\t30', '1-11', trousers).quantities).toEqual({ '1-11': 30, '1-12': 32, '2-11': 32, '2-12': 30 })
    expect(paste('Red\t8\t9\nBlue\t5\t6', '1-11', pairs).quantities).toEqual({ '1-11': 8, '1-12': 9, '2-11': 5, '2-12': 6 })
  })

  test('a column of numbers is what is wanted, not the names of rows', () => {
    expect(paste('30\n34', '1-11', trousers).quantities).toEqual({ '1-11': 30, '2-11': 34 })
  })

  test.each([
    ['the names of the rows', '\t8\t10\nBlue\t\t2\nRed\t3\t4', pairs, { '2-16': 2, '1-14': 3, '1-16': 4 }],
    ['the word in the corner', 'Size\t8\t10\n\t3\t4', pairs, { '1-14': 3, '1-16': 4 }],
    ['that there is no row for it', '8\t10\n3\t4', black, { '1-14': 3, '1-16': 4 }],
    ['its two sides', '\t34\t30\n32\t1\t2\n30\t3\t4', trousers, { '2-13': 1, '2-11': 2, '1-13': 3, '1-11': 4 }],
  ])('it is a heading by %s', (_case, text, into, quantities) => {
    expect(paste(text, '1-11', into)).toEqual({ quantities, refused: [] })
  })
})

describe('in a grid with groups', () => {
  const groups = [
    { key: '1', label: 'Short', rows: [row(1, 'Red'), row(2, 'Blue')] },
    { key: '2', label: 'Long', rows: [row(3, 'Red'), row(4, 'Blue')] },
  ]
  const apart: OrderGrid = { ...grid, groups }

  test('named rows go into the group that they were pasted into', () => {
    expect(paste('Blue\t1\t2\nRed\t3\t4', '3-11', apart)).toEqual({
      quantities: { '4-11': 1, '4-12': 2, '3-11': 3, '3-12': 4 },
      refused: [],
    })
  })

  test('a name that comes again, or below the name of a group, belongs to that group', () => {
    const both = { '1-11': 1, '2-11': 2, '3-11': 3, '4-11': 4 }
    expect(paste('Red\t1\nBlue\t2\nRed\t3\nBlue\t4', '1-11', apart)).toEqual({ quantities: both, refused: [] })
    expect(paste('\tS\t128\nShort\nRed\t\t1\nBlue\t\t2\nLong\nRed\t\t3\nBlue\t\t4', '1-11', apart)).toEqual({
      quantities: both,
      refused: [],
    })
    expect(paste('Long\t\nBlue\t4\nRed\t3\nShort\t\nBlue\t2\nRed\t1', '1-12', apart).quantities).toEqual({
      ...{ '4-12': 4, '3-12': 3, '2-12': 2, '1-12': 1 },
    })
  })

  test('a name that only another group has is found there', () => {
    const [short, long] = groups
    const odd: OrderGrid = {
      ...grid,
      groups: [...(short ? [short] : []), { key: '2', label: long?.label ?? '', rows: [row(3, 'Green'), row(4, 'White')] }],
    }
    expect(paste('White\t1\nGreen\t2', '1-11', odd)).toEqual({ quantities: { '4-11': 1, '3-11': 2 }, refused: [] })
  })

  test('numbers alone go on into the next group', () => {
    expect(paste('1\n2\n3', '1-11', apart).quantities).toEqual({ '1-11': 1, '2-11': 2, '3-11': 3 })
  })
})
