// Tests which of the clipboard's texts is the list: the table in HTML, or the plain text beside it.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { textOfPasted } from './pasted-list.ts'

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
const table = (...rows: string[]) => `<table>${rows.join('')}</table>`

test.each([
  ['a spreadsheet, with a line break in a cell', table(row('Ada<br>Lovelace', '7'), row('Bo', '8')), '"Ada\nLovelace"\t7\nBo\t8'],
  ['a document, whose plain text has a line for each cell', table(row('Ada', '7'), row('Bo', '8')), 'Ada\n7\nBo\n8'],
  [
    'such a document with a greeting',
    `<p>Hi, our team:</p>${table(row('Ada', '7', 'M'), row('Bo', '8', 'L'))}`,
    'Hi, our team:\nAda\n7\nM\nBo\n8\nL',
  ],
  [
    'a spreadsheet with a row that a filter hides',
    table(row('Ada', '7'), '<tr hidden><td>Cy</td><td>9</td></tr>', row('Bo', '8')),
    'Ada\t7\nCy\t9\nBo\t8',
  ],
  ['a program that says in plain text only what it is', table(row('Ada', '7'), row('Bo', '8')), 'A table'],
  ['nothing but HTML', table(row('Ada', '7'), row('Bo', '8')), ''],
])('the table is: of %s', (_case, html, text) => {
  expect(textOfPasted({ html, text })).toMatch(/^Ada(?: Lovelace)?\t7(?:\tM)?\nBo\t8(?:\tL)?$/)
})

test.each([
  ['a message in a frame of a table', table(row('1. Ada<br>2. Bo<br>3. Cy')), '1. Ada\n2. Bo\n3. Cy'],
  ['a message beside a logo', table(row('Riverside', '<p>Ada</p><p>Bo</p><p>Cy</p>')), 'Riverside\nAda\nBo\nCy'],
  [
    'a list with a table of contacts below',
    `<p>Ada 10 M</p><p>Bo 7 L</p><p>Cy 8 L</p>${table(row('Phone', '012'), row('Mail', 'x'))}`,
    'Ada 10 M\nBo 7 L\nCy 8 L\nPhone\t012\nMail\tx',
  ],
  ['two tables of players', table(row('Ada', '7'), row('Bo', '8')) + table(row('Cy', '9')), 'Ada\t7\nBo\t8\nCy\t9'],
  ['a text alone', '', 'Ada\nBo'],
])('the plain text is: of %s', (_case, html, text) => {
  expect(textOfPasted({ html, text })).toBe(text)
})

test('paragraphs of a cell are words of their own', () => {
  expect(textOfPasted({ html: table(row('<p>Ada</p><p>Lovelace</p>', '7')), text: '' })).toBe('Ada Lovelace\t7')
})
