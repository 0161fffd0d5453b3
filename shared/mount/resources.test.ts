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

test('where the theme has its first stylesheet in the body, ours comes into the head', () => {
  document.body.innerHTML = link('https://shop.test/late.css')
  expect(orderAfterLoading()).toEqual(['new', 'https://shop.test/late.css'])
})

test('it comes before the styles of a theme, also those written into the page, so that a theme wins at equal strength', () => {
  document.head.innerHTML = `<style>a{}</style>${link('https://shop.test/theme.css')}`
  expect(orderAfterLoading()).toEqual(['new', 'inline', 'https://shop.test/theme.css'])
})

test('it comes behind what is ours already, whose order is the order of asking', () => {
  document.head.innerHTML = `${link(`${folder}base.css`)}<style>a{}</style>`
  expect(orderAfterLoading()).toEqual([`${folder}base.css`, 'new', 'inline'])
})

test('a page without any has it at the end of its head', () => {
  document.head.innerHTML = '<title>Shop</title>'
  expect(orderAfterLoading()).toEqual(['new'])
  expect(document.head.lastElementChild?.localName).toBe('link')
})

test('who asks for one thing at the same time gets it in the order of asking, by one loading', async () => {
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

test('what failed is loaded again for who asks next', async () => {
  let tries = 0
  const load = sharedLoading(() => (++tries === 1 ? Promise.reject(new Error('gone')) : Promise.resolve('there')))
  await expect(load()).rejects.toThrow('gone')
  await expect(load()).resolves.toBe('there')
})
