// Bundles of one file: what they ask of each other stays inside, what others ask is exported, and no two files import each other.
import { expect, test } from 'vitest'
import { linkFiles, packUp, type Part } from './pack-up.ts'
import { packOf, packs } from './packs.ts'

const part = (name: string, code: string, rest: Partial<Part> = {}): Part => ({
  name,
  code,
  map: JSON.stringify({ version: 3, sources: [], names: [], mappings: '' }),
  kind: 'chunk',
  wholeNames: [],
  ...rest,
})
/** Every bundle that a pack names, empty but for those given. */
const suite = (...parts: Part[]) => {
  const given = new Set(parts.map(({ name }) => name))
  const others = Object.values(packs)
    .flat()
    .filter((name) => !given.has(name))
  return [...parts, ...others.map((name) => part(name, 'export default {}', { kind: 'widget' }))]
}
const codeOf = async (pack: string, ...parts: Part[]) => (await packUp(suite(...parts))).get(pack)?.small ?? ''

const listOf = (pattern: RegExp, code = '') => (pattern.exec(code)?.[1] ?? '').split(',')

test('a widget is handed over by its name, a chunk by what others ask of it under the name it has inside, and what only its neighbour asks is no export', async () => {
  const files = await packUp(
    suite(
      part('product-store', 'export const a0 = () => document.title, a1 = () => document.cookie, a2 = () => document.forms'),
      part('add-to-cart', 'import{a0 as x}from"chunk:product-store";export default {view: x}', { kind: 'widget' }),
      part('quick-buy-dialog', 'import{a1 as y}from"chunk:product-store";export const z = y()', { kind: 'entry' }),
    ),
  )
  const code = files.get('product')?.small
  const [name = '', ...others] = listOf(/import\{([^}]*)\}from.pack:product/, files.get('quick-buy-dialog')?.small).map(
    (one) => one.split(' as ')[0],
  )
  expect(others).toEqual([])
  expect(listOf(/export\{([^}]*)\}/, code).map((one) => one.split(/ as ?/).at(-1))).toEqual(
    expect.arrayContaining([name, '"add-to-cart"', '"product-options"']),
  )
  expect(listOf(/export\{([^}]*)\}/, code)).toHaveLength(3)
  expect(listOf(/export\{([^}]*)\}/, code)).toContain(name)
  expect(code).toMatch(new RegExp(`\\b${name}=\\(\\)=>document\\.cookie`))
  expect(code).toContain('document.title')
  expect(code).not.toContain('document.forms')
})

test('one thing that is asked for by two aliases is one export, and what is asked for by its own name keeps it', async () => {
  const code = await codeOf(
    'kit',
    part('kit', 'const open = () => document.title;export { open as b0, open as b1, open as openDialog }', { wholeNames: ['openDialog'] }),
    part('compare', 'import{b0 as x}from"chunk:kit";import{b1 as y}from"chunk:kit";export default [x, y]', { kind: 'widget' }),
    part('cart', 'export default () => import("chunk:kit")', { kind: 'widget' }),
  )
  const names = listOf(/export\{([^}]*)\}/, code)
  expect(names).toHaveLength(2)
  expect(names).toContainEqual(expect.stringMatching(/^\w+$/))
  expect(names).toContainEqual(expect.stringMatching(/^\w+ as openDialog$/))
})

test('two chunks of one file are one import', async () => {
  const user = part('compare', 'import{b0 as x}from"chunk:api";import{c0 as y}from"chunk:cart-store";export default [x, y]', {
    kind: 'widget',
  })
  const code = await codeOf('compare', part('api', 'export const b0 = 1'), part('cart-store', 'export const c0 = 2'), user)
  expect(code.match(/\bfrom\b/g)).toHaveLength(1)
  expect(linkFiles(code, (pack) => `${pack}-1.js`)).toContain('./shopping-1.js')
})

test('what is loaded later is the file it is in, with everything it hands over', async () => {
  const popup = part('minicart-popup', 'export const MinicartPopup = () => document.title', { wholeNames: ['MinicartPopup'] })
  const opener = part('minicart', 'export default () => import("chunk:minicart-popup")', { kind: 'widget' })
  expect(linkFiles(await codeOf('header', popup, opener), (pack) => `${pack}-1.js`)).toContain('import("./shopping-1.js")')
  expect(await codeOf('shopping', popup, opener)).toMatch(/as MinicartPopup\b|\bMinicartPopup\}/)
})

test('files that import each other are refused by name', async () => {
  const round = suite(
    part('api', 'import{k0 as x}from"chunk:start";export const b0 = x'),
    part('start', 'import{b0 as x}from"chunk:api";export const k0 = x'),
  )
  await expect(packUp(round)).rejects.toThrow(/files import each other: .*(start → shopping|shopping → start)/)
})

test('a pack that names what is not there is refused', async () => {
  await expect(packUp([part('start', '')])).rejects.toThrow('there is no widget or chunk wishlist-badge')
  expect(packOf('wishlist-badge')).toBe('start')
  expect(packOf('cart')).toBe('cart')
})
