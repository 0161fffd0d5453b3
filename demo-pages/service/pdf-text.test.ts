// Tests that the text of labels and invoices stays within its column, for names and streets of any length.
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { expect, test } from 'vitest'
import { wrap } from './pdf-text.ts'

const font = await (await PDFDocument.create()).embedFont(StandardFonts.Helvetica)
const rows = (text: string, lines?: number) => wrap(text, { font, size: 10, width: 100, ...(lines ? { lines } : {}) })

test.each([
  ['nothing', ''],
  ['a short name', 'Ada'],
  ['words', 'Maria-Magdalena von und zu Hohenlohe-Schillingsfürst'],
  ['one word without an end', 'Donaudampfschifffahrtsgesellschaftskapitänswitwe'.repeat(3)],
  ['letters that no standard font knows', '東京 Ωmega 🏐'.repeat(5)],
])('%s fits and loses nothing', (_name, text) => {
  const all = rows(text)
  expect(all.every((row) => font.widthOfTextAtSize(row, 10) <= 100)).toBe(true)
  expect(all.join('').replaceAll(' ', '')).toBe(
    Array.from(text.replaceAll(' ', ''), (letter) => (/[\u0020-\u00ff]/.test(letter) ? letter : '?')).join(''),
  )
})

test('a text with too many lines ends in an ellipsis', () => {
  expect(rows('one two three four five six seven eight nine ten', 1)).toEqual([expect.stringMatching(/^one.*\.\.\.$/)])
  const two = rows('x'.repeat(200), 2)
  expect(two).toHaveLength(2)
  expect(two.every((row) => font.widthOfTextAtSize(row, 10) <= 100)).toBe(true)
})
