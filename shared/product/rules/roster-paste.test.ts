// Tests lists of players in the formats that trainers use.
import { describe, expect, test } from 'vitest'
import type { RosterPlan } from './roster.ts'
import { findNumber, findSize } from './roster-columns.ts'
import { readRoster } from './roster-paste.ts'

const sizes = (...labels: string[]) => labels.map((label) => ({ id: label.toLowerCase(), label, price: 10, stock: null }))
const shirt = { id: 21, label: 'Shirt', quantity: 1, price: 10, sizes: sizes('S', 'M', 'L', 'XL', '2XL') }
const shorts = { id: 22, label: 'Shorts', quantity: 1, price: 10, sizes: sizes('S', 'M', 'L', 'XL') }
const socks = { id: 23, label: 'Socks', quantity: 1, price: 10, sizes: sizes('35-38', '39-42') }
const plan: RosterPlan = {
  products: [shirt, shorts, socks],
  name: null,
  number: null,
  extra: 0,
  minPlayers: 1,
  maxPlayers: 4,
  hasUniqueNumbers: true,
}
const read = (text: string) => readRoster(text, plan)
const players = (text: string) => read(text).players.map(({ name, number, sizes: chosen }) => [name, number, ...Object.values(chosen)])

describe('a list', () => {
  test.each([
    ['with English headings by tab', 'Player\tNo\tShirt\tShorts\tSocks\nAda\t10\tM\tL\t39-42'],
    ['with Dutch headings by semicolon', 'Speler;Rugnummer;Shirt;Shorts;Socks\nAda;10;M;L;39–42'],
    ['with German headings by comma', 'Name,Rückennummer,Größe Shirt,Größe Shorts,Größe Socks\nAda,10,m,l,39 - 42'],
    ['with Swedish headings', 'Namn;Tröjnummer;Shirt;Shorts;Socks\nAda;10;M;L;39-42'],
    ['with columns in another order', 'Socks;Shorts;#;Shirt;NAME\n39-42;L;10;M;Ada'],
    ['without headings', 'Ada;10;M;L;39-42'],
    ['without headings, in another order', '10;M;L;39-42;Ada'],
    ['with a number written out', 'Ada;#10;size M;L;39-42'],
    ['with a number as a spreadsheet keeps it', 'Ada\t10.0\tM\tL\t39-42'],
    ['with spaces and blank rows', '\n  Ada ;10; M;L;39-42\n;;;;\n'],
  ])('%s is understood', (_case, text) => {
    expect(read(text)).toEqual({ players: [{ name: 'Ada', number: '10', sizes: { 21: 'm', 22: 'l', 23: '39-42' } }], misunderstood: [] })
  })

  test('one size alone is meant for everything that comes in it', () => {
    expect(players('Name;Size\nAda;XXL\nBo;M\nCy;35-38')).toEqual([
      ['Ada', '', '2xl'],
      ['Bo', '', 'm', 'm'],
      ['Cy', '', '35-38'],
    ])
    expect(players('Ada;7;M\nBo;8;L')).toEqual([
      ['Ada', '7', 'm', 'm'],
      ['Bo', '8', 'l', 'l'],
    ])
  })

  test('names alone are players', () => {
    expect(players('Ada\nBo\nd’Arc, J.')).toEqual([
      ['Ada', ''],
      ['Bo', ''],
      ['d’Arc', ''],
    ])
  })

  test('a first name and a last name are one name', () => {
    expect(players('Name;Surname\nAda;Lovelace')).toEqual([['Ada Lovelace', '']])
  })

  test('what was not understood is listed with its line', () => {
    expect(read('Name;No;Shirt;Birthday\nAda;ten;M;1815\n\nBo;7;XXXXL;\n').misunderstood).toEqual([
      { line: 1, cell: 'Birthday', reason: 'column' },
      { line: 2, cell: 'ten', reason: 'number' },
      { line: 4, cell: 'XXXXL', reason: 'size' },
    ])
  })

  test('more players than a team has are listed, not dropped in silence', () => {
    const found = read(Array.from({ length: 6 }, (_, at) => `Player ${at};${at + 1}`).join('\n'))
    expect(found.players).toHaveLength(4)
    expect(found.misunderstood).toEqual([
      { line: 5, cell: 'Player 4 5', reason: 'too-many' },
      { line: 6, cell: 'Player 5 6', reason: 'too-many' },
    ])
  })
})

describe('rubbish', () => {
  test.each([
    ['nothing', ''],
    ['white space', ' \n\t\n '],
    ['separators', ';;;\n;;'],
  ])('%s is nobody', (_case, text) => {
    expect(read(text)).toEqual({ players: [], misunderstood: [] })
  })

  test.each([
    ['a web page', '<table><tr><td onclick="alert(1)">Ada</td></tr></table>'],
    ['a formula', '=HYPERLINK("https://evil.test","Ada");10'],
    ['a name of a thousand letters', `${'A'.repeat(1000)};10`],
    ['names from right to left and emoji', 'محمد;10\n😀;11'],
    ['an unclosed quote', '"Ada;10\nBo;7'],
    ['a prototype', '__proto__;1\nconstructor;2'],
    ['bytes', '\u0000\u0001\uFFFD;\u202E10'],
  ])('%s ends in text, never in a fault', (_case, text) => {
    const { players: found } = read(text)
    for (const { name } of found) expect(name.length).toBeLessThanOrEqual(500)
    expect(Object.getPrototypeOf(found[0]?.sizes ?? {})).toBe(Object.prototype)
  })

  test('a document of some size comes to an end', () => {
    expect(read(`${'x;'.repeat(5000)}\n`.repeat(200)).players.length).toBeLessThanOrEqual(4)
  })
})

test.each([
  [' xxl ', '2XL'],
  ['2xl', '2XL'],
  ['Maat L', 'L'],
  ['XXXL', undefined],
  ['', undefined],
  ['size', undefined],
])('size %j is %s', (cell, label) => {
  expect(findSize(shirt, cell)?.label).toBe(label)
})

test.each([
  ['7', '7'],
  ['#07', '07'],
  ['Nr. 9', '9'],
  ['no 3', '3'],
  ['10.', '10'],
  ['7.5', null],
  ['seven', null],
  ['12345', null],
])('number %j is %s', (cell, number) => {
  expect(findNumber(cell)).toBe(number)
})
