// A catalogue with any gap stops the build with an error that names the place.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkAgreement, compileCatalogue, sourceTexts } from './catalogues.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-catalogues-'))
})
afterEach(() => rm(folder, { recursive: true }))

interface Line {
  id?: string
  context?: string
  english: string
  text: string
  isObsolete?: boolean
}

/** Writes a po file in the form of `lingui extract`. */
async function write(language: string, lines: readonly Line[]): Promise<string> {
  const file = join(folder, `${language}.po`)
  const items = lines.map(({ id, context, english, text, isObsolete }) => {
    const rows = [
      ...(id ? ['#. js-lingui-explicit-id'] : []),
      ...(context ? [`msgctxt ${JSON.stringify(context)}`] : []),
      `msgid ${JSON.stringify(id ?? english)}`,
      `msgstr ${JSON.stringify(text)}`,
    ]
    return rows.map((row) => (isObsolete && !row.startsWith('#.') ? `#~ ${row}` : row)).join('\n')
  })
  await writeFile(file, ['msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"', ...items].join('\n\n'))
  return file
}

const pair = async (line: Omit<Line, 'text'>, translation: string) => {
  await write('en', [{ ...line, text: line.english }])
  return write('nl', [{ ...line, text: translation }])
}

test('sentences, placeholders and plurals compile to the form that i18n reads', async () => {
  const lines = [
    { english: 'Close', dutch: 'Sluiten' },
    { english: 'Free from {amount}', dutch: 'Gratis vanaf {amount}' },
    { english: '{count, plural, one {# item} other {# items}}', dutch: '{count, plural, one {# artikel} other {# artikelen}}' },
    { id: 'cart.add-failed', english: 'Could not add', dutch: 'Lukte niet' },
  ]
  await write(
    'en',
    lines.map((line) => ({ ...line, text: line.english })),
  )
  const compiled = await compileCatalogue(
    await write(
      'nl',
      lines.map((line) => ({ ...line, text: line.dutch })),
    ),
  )
  expect(Object.values(compiled)).toEqual([
    ['Sluiten'],
    ['Gratis vanaf ', ['amount']],
    [['count', 'plural', { offset: undefined, one: ['#', ' artikel'], other: ['#', ' artikelen'] }]],
    ['Lukte niet'],
  ])
  expect(compiled['cart.add-failed']).toEqual(['Lukte niet'])
})

test('the same text with another context is another message', async () => {
  const lines = [
    { english: 'Remove', text: 'Verwijderen' },
    { english: 'Remove', context: 'coupon', text: 'Intrekken' },
  ]
  await write('en', lines)
  expect(Object.values(await compileCatalogue(await write('nl', lines)))).toEqual([['Verwijderen'], ['Intrekken']])
})

test.each([
  ['an empty translation', { english: 'Close' }, '', /is not translated: "Close"/],
  ['a translation of spaces', { english: 'Close' }, '  ', /is not translated: "Close"/],
  ['a sentence with an id of its own', { id: 'cart.gone', english: 'Gone' }, '', /cart\.gone is not translated: "Gone"/],
  ['a lost placeholder', { english: 'Free from {amount}' }, 'Gratis', /loses \{amount\}: "Free from \{amount\}", translated "Gratis"/],
  ['a placeholder of another name', { english: 'Free from {amount}' }, 'Gratis vanaf {bedrag}', /loses \{amount\}/],
  ['an added placeholder', { english: 'Free' }, 'Gratis {amount}', /adds \{amount\}/],
  ['a lost tag', { english: 'See <0>here</0>' }, 'Zie hier', /loses <\/0> <0>/],
  ['a bracket that is not closed', { english: 'Free from {amount}' }, 'Gratis vanaf {amount', /cannot be read/],
])('%s stops the build', async (_, line, translation, message) => {
  await expect(compileCatalogue(await pair(line, translation))).rejects.toThrow(message)
})

test('a missing message in a language stops the build, and so does an additional one', async () => {
  await write('en', [{ english: 'Close', text: 'Close' }])
  await expect(compileCatalogue(await write('nl', []))).rejects.toThrow(/is missing: "Close"/)
  const more = await write('de', [
    { english: 'Close', text: 'Schließen' },
    { english: 'Open', text: 'Öffnen' },
  ])
  await expect(compileCatalogue(more)).rejects.toThrow(/no longer in en\.po/)
})

test('all faults of a file are reported at once', async () => {
  const lines = ['One', 'Two', 'Three'].map((english) => ({ english, text: '' }))
  await write(
    'en',
    lines.map((line) => ({ ...line, text: line.english })),
  )
  const file = await write('sv', lines)
  await expect(compileCatalogue(file)).rejects.toThrow(/"One"[^]*"Two"[^]*"Three"[^]*npm run messages/)
})

test('obsolete messages are ignored', async () => {
  await write('en', [{ english: 'Close', text: 'Close' }])
  const file = await write('nl', [
    { english: 'Close', text: 'Sluiten' },
    { english: 'Old', text: '', isObsolete: true },
  ])
  expect(Object.values(await compileCatalogue(file))).toEqual([['Sluiten']])
})

test('one message may not be translated in two ways', () => {
  const same = { nl: { a: ['Sluiten'] }, de: { a: ['Schließen'] } }
  expect(() => checkAgreement({ shared: same, cart: same })).not.toThrow()
  expect(() => checkAgreement({ shared: same, cart: { nl: { a: ['Dicht'] } } })).toThrow(
    /nl a: shared has \["Sluiten"\], cart has \["Dicht"\]/,
  )
})

test('the English of every id can be listed for hosts', async () => {
  const file = await write('en', [
    { id: 'cart.gone', english: 'Gone', text: 'Gone' },
    { english: 'Close', text: 'Close' },
  ])
  expect(Object.values(await sourceTexts(file))).toEqual(['Gone', 'Close'])
})
