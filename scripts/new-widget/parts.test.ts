// A new widget's name, its line in the table and its translations.
import { expect, test } from 'vitest'
import { namesOf } from './names.ts'
import { withWidget } from './table.ts'
import { filesOf, texts } from './templates.ts'
import { translationsIn, withTranslations } from './translate.ts'

test('a name has three forms', () => {
  expect(namesOf('size-advice', [])).toEqual({ kebab: 'size-advice', pascal: 'SizeAdvice', title: 'Size advice' })
})

test.each(['SizeAdvice', 'size_advice', '-size', 'size-', '1size', '', '../size'])('"%s" is not a valid name', (name) => {
  expect(() => namesOf(name, [])).toThrow("is not a widget's name")
})

test.each(['cart', 'shared'])('"%s" is taken', (name) => {
  expect(() => namesOf(name, ['cart'])).toThrow(`There is a ${name} already`)
})

const table = `export const widgets = {
  cart: { kind: 'view', when: 'load', load: () => import('./cart/cart.tsx') },
  'wishlist-badge': { kind: 'view', when: 'idle', load: () => import('./wishlist-badge/wishlist-badge.tsx') },
} satisfies Record<string, WidgetEntry>
`

test.each([
  ['address-book', 1],
  ['size-advice', 2],
  ['zoom', 3],
])('%s is inserted in alphabetical order', (name, line) => {
  expect(withWidget(table, name).split('\n')[line]).toContain(`import('./${name}/${name}.tsx')`)
})

test('a table in another form is refused instead of broken', () => {
  expect(() => withWidget('export const widgets = {}', 'zoom')).toThrow('} satisfies')
})

const catalogue = 'msgid ""\nmsgstr ""\n"Language: nl\\n"\n\nmsgid "Ask us"\nmsgstr ""\n\nmsgid "Close"\nmsgstr "Sluiten"\n'

test('empty translations are filled in; others and the header stay', () => {
  const filled = withTranslations(
    catalogue,
    new Map([
      ['Ask us', 'Vraag het ons'],
      ['Close', 'Dicht'],
    ]),
  )
  expect(filled).toBe(catalogue.replace('msgid "Ask us"\nmsgstr ""', 'msgid "Ask us"\nmsgstr "Vraag het ons"'))
  expect(translationsIn(filled)).toEqual(
    new Map([
      ['Ask us', 'Vraag het ons'],
      ['Close', 'Sluiten'],
    ]),
  )
})

test('every text of the new widget is in all four languages', () => {
  const code = filesOf(namesOf('size-advice', []))['size-advice.tsx']
  const said = Array.from(code?.matchAll(/\{t`([^`]+)`/g) ?? [], ([, text]) => text)
  expect(texts.map(({ en }) => en)).toEqual(said)
})
