// Tests that only a whole PDF is accepted, and that no order number makes a dangerous file name.
import { expect, test } from 'vitest'
import { isPdf, labelName } from './pdf-file.ts'

const bytes = (text: string) => new TextEncoder().encode(text).buffer

test.each([
  ['a PDF', bytes('%PDF-1.7\n1 0 obj\n%%EOF\n'), true],
  ['a long PDF', bytes(`%PDF-1.7\n${'x'.repeat(5000)}\n%%EOF`), true],
  ['a PDF that was cut', bytes('%PDF-1.7\n1 0 obj'), false],
  ['JSON', bytes('{"message":"no"}'), false],
  ['HTML that names one', bytes('<html>%PDF- %%EOF'), false],
  ['nothing', new ArrayBuffer(0), false],
  ['50 MB', new ArrayBuffer(50_000_000), false],
])('%s', (_name, file, isOne) => {
  expect(isPdf(file)).toBe(isOne)
})

test.each([
  ['300000001', 'return_label_300000001_7.pdf'],
  ['../../etc/passwd', 'return_label_______etc_passwd_7.pdf'],
  ['1".pdf\u202E', 'return_label_1__pdf__7.pdf'],
])('%s', (number, name) => {
  expect(labelName(number, 7)).toBe(name)
})
