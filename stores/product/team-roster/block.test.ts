// Tests blocks of cells: what is copied, pasted, filled down and emptied.
import { describe, expect, test } from 'vitest'
import { emptyPlayer, type Player } from '#shared/product/rules/player.ts'
import type { RosterPlan } from '#shared/product/rules/roster.ts'
import { cellText, sheetColumns } from '#shared/product/rules/roster-cells.ts'
import { blockText, cellsOf, isBlock, withBlock, withFillDown, withoutTexts } from './block.ts'
import { type RosterState, rosterOf } from './state.ts'

const size = (id: string, label: string) => ({ id, label, price: 20, stock: 10 })
const text = { price: 5, isRequired: false, maxLength: 12, characters: 'A-Za-z ' }
const plan: RosterPlan = {
  products: [
    { id: 21, label: 'Shirt', quantity: 1, price: 20, sizes: [size('5', 'M'), size('6', 'L'), size('7', 'XL')] },
    { id: 22, label: 'Shorts', quantity: 1, price: 10, sizes: [size('8', 'M'), size('9', 'L')] },
    { id: 23, label: 'Bag', quantity: 1, price: 10, sizes: [] },
  ],
  name: text,
  number: { ...text, maxLength: 2, characters: '0-9' },
  extra: 0,
  minPlayers: 1,
  maxPlayers: 30,
  hasUniqueNumbers: true,
}
const player = (id: string, part: Partial<Player> = {}): Player => ({ ...emptyPlayer(id), ...part })
const three = rosterOf([player('a', { name: 'Ada', number: '10', sizes: { 21: '5', 22: '9' } }), player('b', { name: 'Bo' }), player('c')])
const all = sheetColumns(plan)
/** The sheet as text, for comparing. */
const sheet = (roster: RosterState) =>
  roster.order.map((id) => all.map((column) => cellText(plan, roster.players[id] ?? player(id), column)).join('|'))

test('the columns are name, number, a size for each product that has sizes, and the pieces', () => {
  expect(all).toEqual(['name', 'number', 21, 22, 'quantity'])
})

describe('copying', () => {
  test('gives tabs and lines, as spreadsheets read them, and what is pasted back is the same', () => {
    const block = { rows: ['a', 'b'], columns: all }
    const copied = blockText(three, plan, block)
    expect(copied).toBe('Ada\t10\tM\tL\t\nBo\t\t\t\t')
    const { roster, replaced, refused } = withBlock(three, plan, 30, block, cellsOf(copied))
    expect([roster, replaced, refused]).toEqual([three, 0, []])
  })

  test('gives no spreadsheet a formula to run', () => {
    const formula = rosterOf([player('a', { name: '=HYPERLINK("x")' })])
    expect(blockText(formula, plan, { rows: ['a'], columns: ['name'] })).toBe(`'=HYPERLINK("x")`)
  })
})

describe('pasting', () => {
  test('starts at the cell, adds rows below, and counts what it replaced', () => {
    const cells = cellsOf('Cy\t7\tl\nDi\t8\txl\nEd\t9\tm\r\n')
    const { roster, replaced, left } = withBlock(three, plan, 30, { rows: ['b'], columns: ['name'] }, cells)
    expect(sheet(roster)).toEqual(['Ada|10|M|L|', 'Cy|7|L||', 'Di|8|XL||', 'Ed|9|M||'])
    // "Bo" was there.
    expect([replaced, left]).toEqual([1, 0])
  })

  test('leaves a cell as it was where a text does not fit, and names it', () => {
    const { roster, refused } = withBlock(three, plan, 30, { rows: ['a'], columns: [21] }, cellsOf('XXL\tM\nL\tM'))
    expect(sheet(roster).slice(0, 2)).toEqual(['Ada|10|M|M|', 'Bo||L|M|'])
    expect(refused).toEqual(['XXL'])
  })

  test('adds no more rows than the team has room for', () => {
    const { roster, left } = withBlock(three, plan, 4, { rows: ['c'], columns: ['name'] }, cellsOf('Cy\nDi\nEd\nFi'))
    expect(roster.order).toHaveLength(4)
    expect(left).toBe(2)
  })

  test('fills a whole block with one text', () => {
    const { roster } = withBlock(three, plan, 30, { rows: ['a', 'b', 'c'], columns: [21, 22] }, cellsOf('L'))
    expect(sheet(roster)).toEqual(['Ada|10|L|L|', 'Bo||L|L|', '||L|L|'])
  })

  test('keeps empty lines between rows', () => {
    expect(cellsOf('M\n\nL\n')).toEqual([['M'], [''], ['L']])
    expect(cellsOf('"Ada ""A"\t10\n\t\nBo\t7\n\n')).toEqual([
      ['Ada "A', '10'],
      ['', ''],
      ['Bo', '7'],
    ])
  })
})

describe('what is pasted is a list, not a block,', () => {
  test.each([
    ['with columns in another order', '10\tAda\tM'],
    ['with two columns of names', 'Ada\tLovelace\t10'],
    ['with semicolons', 'Ada;10;M\nBo;7;L'],
    ['of numbers alone', '7\n8\n9'],
  ])('%s', (_case, pasted) => {
    expect(isBlock(plan, 'name', cellsOf(pasted))).toBe(false)
  })

  test.each([
    ['name', 'Ada\t10\tM\tL\nBo\t7\tXL\tM'],
    ['name', 'Ada\nBo\n\nCy'],
    ['number', '7\n8\n9'],
    [21 as const, 'M\tL\nL\tL'],
    ['quantity', '20\n5'],
  ] as const)('but at %s a block is one', (column, pasted) => {
    expect(isBlock(plan, column, cellsOf(pasted))).toBe(true)
  })
})

describe('filling down', () => {
  test('copies sizes from the first row, and from the row above where one row is chosen', () => {
    expect(sheet(withFillDown(three, plan, { rows: ['a', 'b', 'c'], columns: [21, 22] }))).toEqual(['Ada|10|M|L|', 'Bo||M|L|', '||M|L|'])
    expect(sheet(withFillDown(three, plan, { rows: ['b'], columns: [22] }))).toEqual(['Ada|10|M|L|', 'Bo|||L|', '||||'])
    expect(withFillDown(three, plan, { rows: ['a'], columns: [22] })).toBe(three)
  })

  test('counts numbers on, past those that are taken', () => {
    const taken = rosterOf([...['a', 'b', 'c'].map((id) => player(id, id === 'a' ? { number: '9' } : {})), player('d', { number: '10' })])
    expect(sheet(withFillDown(taken, plan, { rows: ['a', 'b', 'c'], columns: ['number'] }))).toEqual([
      '|9|||',
      '|11|||',
      '|12|||',
      '|10|||',
    ])
  })

  test('leaves numbers alone where there is none to count from', () => {
    expect(withFillDown(three, plan, { rows: ['b', 'c'], columns: ['number'] })).toBe(three)
  })
})

test('emptying empties every cell of the block, and nothing else', () => {
  expect(sheet(withoutTexts(three, plan, { rows: ['a'], columns: [21, 'quantity', 'name'] }))).toEqual(['|10||L|', 'Bo||||', '||||'])
  expect(withoutTexts(three, plan, { rows: ['c'], columns: all })).toBe(three)
})
