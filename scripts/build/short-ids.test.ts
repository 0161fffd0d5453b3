// Messages ship under short ids, in the catalogues and in the code alike; what has an id of its own keeps it.
import { expect, test } from 'vitest'
import { compileMacros } from './macros.ts'
import { shortenIds, shortIds, withShortIds } from './short-ids.ts'

const catalogues = {
  cart: { en: { 'cart.full': 'Full', MyrLzP: 'Cart', 'a-_9Zz': 'Till' }, nl: { MyrLzP: 'Mand' } },
  minicart: { en: { MyrLzP: 'Cart' }, nl: {} },
}
const ids = shortIds(catalogues)

test('each text gets an id of two characters, once for all catalogues; codes have none', () => {
  expect(Object.keys(ids)).toEqual(['MyrLzP', 'a-_9Zz'])
  expect(new Set(Object.values(ids)).size).toBe(2)
  for (const id of Object.values(ids)) expect(id).toMatch(/^[^\w"'`\\]\S$/)
})

test('every language has its texts under those ids', () => {
  expect(withShortIds(catalogues, ids)).toEqual({
    cart: {
      en: { 'cart.full': 'Full', [ids['MyrLzP'] ?? '']: 'Cart', [ids['a-_9Zz'] ?? '']: 'Till' },
      nl: { [ids['MyrLzP'] ?? '']: 'Mand' },
    },
    minicart: { en: { [ids['MyrLzP'] ?? '']: 'Cart' }, nl: {} },
  })
})

test('more messages than there are ids are refused, not named twice', () => {
  const many = Object.fromEntries(Array.from({ length: 700 }, (_, index) => [`m${String(index).padStart(5, '0')}`, 'text']))
  expect(() => shortIds({ cart: { en: many } })).toThrow('add a sign')
})

test("what Lingui's macros write names the ids that ship", async () => {
  const source = [
    `import { msg, plural } from '@lingui/core/macro'`,
    `import { useLingui } from '@lingui/react/macro'`,
    `export const one = msg({ id: 'cart.full', message: 'Full' })`,
    'export const two = (count) => { const { t } = useLingui(); return t`Cart ${plural(count, { one: "# item", other: "# items" })}` }',
    `export const three = msg\`Till\``,
  ].join('\n')
  const { code } = await compileMacros(source, 'cart.tsx', { strip: true })
  const written = Array.from(code.matchAll(/\bid: ["']([\w-]{6})["']/g), ([, id = '']) => id)
  expect(written.length).toBeGreaterThan(1)
  const short = shortenIds(code, Object.fromEntries(written.map((id, index) => [id, `!${index}`])))
  for (const id of written) expect(short).not.toContain(id)
  expect(short).toContain('"!0"')
  expect(short).toContain('"cart.full"')
})

test('code that writes ids in another way stops the build', () => {
  expect(() => shortenIds('t(/** i18n */ makeId("MyrLzP"))', ids)).toThrow('write ids in another way')
})
