// Tests the position of our stylesheets among a page's own, wherever those are.
// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { loadStylesheet, sharedLoading } from './resources.ts'

const folder = 'https://cdn.test/touchline/1.0.0/'
const link = (href: string) => `<link rel="stylesheet" href="${href}">`
let number = 0

/** Loads the next stylesheet, and returns the page's stylesheets in order, ours by a name of its own. */
function orderAfterLoading(): string[] {
  const url = `${folder}one-${++number}.css`
  loadStylesheet(url).catch(() => {})
  const sheets = [...document.querySelectorAll('link[rel="stylesheet"],style')]
  return sheets.map((sheet) => (sheet instanceof HTMLLinkElement ? (sheet.href === url ? 'new' : sheet.href) : 'inline'))
}

// The files do not exist, and nothing here waits for them.
beforeAll(() => Object.assign(Reflect.get(window, 'happyDOM').settings, { handleDisabledFileLoadingAsSuccess: true }))
beforeEach(() => {
  document.head.replaceChildren()
  document.body.replaceChildren()
})

test('if the theme has its first stylesheet in the body, ours is added to the head', () => {
  document.body.innerHTML = link('https://shop.test/late.css')
  expect(orderAfterLoading()).toEqual(['new', 'https://shop.test/late.css'])
})

test("it is added before the theme's styles, including inline ones, so that the theme wins at equal specificity", () => {
  document.head.innerHTML = `<style>a{}</style>${link('https://shop.test/theme.css')}`
  expect(orderAfterLoading()).toEqual(['new', 'inline', 'https://shop.test/theme.css'])
})

test('it is added after our earlier ones, in the order of the requests', () => {
  document.head.innerHTML = `${link(`${folder}base.css`)}<style>a{}</style>`
  expect(orderAfterLoading()).toEqual([`${folder}base.css`, 'new', 'inline'])
})

test('on a page without stylesheets it is added at the end of the head', () => {
  document.head.innerHTML = '<title>Shop</title>'
  expect(orderAfterLoading()).toEqual(['new'])
  expect(document.head.lastElementChild?.localName).toBe('link')
})

test('simultaneous requests for one file are resolved in their order, with one load', async () => {
  const ends: ((value: string) => void)[] = []
  const load = sharedLoading(() => new Promise<string>((resolve) => ends.push(resolve)))
  const order: string[] = []
  const first = load().then(() => order.push('first'))
  const second = load().then(() => order.push('second'))
  // Of separate loads, the second may finish before the first.
  for (const end of ends.toReversed()) end('there')
  await Promise.all([first, second])
  expect([ends.length, order]).toEqual([1, ['first', 'second']])
})

test('a failed file is loaded again at the next request', async () => {
  let tries = 0
  const load = sharedLoading(() => (++tries === 1 ? Promise.reject(new Error('gone')) : Promise.resolve('there')))
  await expect(load()).rejects.toThrow('gone')
  await expect(load()).resolves.toBe('there')
})
