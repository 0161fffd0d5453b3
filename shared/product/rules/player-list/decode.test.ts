// Tests files as Excel, Numbers and older club programs write them.
import { expect, test } from 'vitest'
import { decodeText } from './decode.ts'

const wide = (text: string, isLittle: boolean) => {
  const bytes = new Uint8Array(text.length * 2)
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), isLittle)
  return bytes
}
const text = 'Naam;Nr\nZoë;7\nÅsa;8'

test.each([
  ['UTF-8', new TextEncoder().encode(text)],
  ['UTF-8 with a byte order mark', new TextEncoder().encode(`\uFEFF${text}`)],
  ['UTF-16, little end first', wide(`\uFEFF${text}`, true)],
  ['UTF-16, big end first', wide(`\uFEFF${text}`, false)],
  ['UTF-16 without a mark', wide(text, true)],
  ['UTF-16 without a mark, big end first', wide(text, false)],
  ['windows-1252', Uint8Array.from(text.split('').map((letter) => letter.charCodeAt(0)))],
])('%s is read', (_case, bytes) => {
  expect(decodeText(bytes)).toBe(text)
})

test('the euro sign and the dash of windows-1252 are not those of ISO 8859-1', () => {
  expect(decodeText(Uint8Array.from([0x33, 0x39, 0x96, 0x34, 0x32, 0x20, 0x80]))).toBe('39–42 €')
})

test('nothing is an empty text', () => {
  expect(decodeText(new Uint8Array())).toBe('')
})
