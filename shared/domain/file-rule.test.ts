// Tests which files may be chosen.
import { expect, test } from 'vitest'
import { fileRule } from './file-rule.ts'

const photo = { size: 1_000_000, type: 'image/jpeg' }
const rule = fileRule({ count: 2, megabytes: 1, kinds: ['image/*', 'application/pdf'] })

test.each([
  ['none', [], null],
  ['as many and as big as allowed', [photo, { ...photo, type: 'application/pdf' }], null],
  ['one too many', [photo, photo, photo], { code: 'form.file-count', values: { count: 2 } }],
  ['one byte too big', [photo, { ...photo, size: 1_000_001 }], { code: 'form.file-size', values: { megabytes: 1 } }],
  ['another kind', [{ ...photo, type: 'text/html' }], { code: 'form.file-kind' }],
  ['a kind that only begins alike', [{ ...photo, type: 'imagex/png' }], { code: 'form.file-kind' }],
  ['no kind at all', [{ ...photo, type: '' }], { code: 'form.file-kind' }],
])('%s', (_, files, problem) => {
  expect(rule(files)).toEqual(problem)
})

test('required files are required', () => {
  expect(fileRule({ count: 2, megabytes: 1, kinds: [], isRequired: true })([])).toEqual({ code: 'form.required' })
})
