// Tests of the mobile menu: it reads the host's list, moves between levels, and is marked closed half a second after it closed.
// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { control, press, useWidgetPage, words } from '#tests/support/widget-page.ts'
import { fixture } from './mobile-menu.fixture.ts'
import mobileMenu from './mobile-menu.ts'
import { readMenu } from './read-menu.ts'

const page = useWidgetPage()
const dialog = () => document.querySelector<HTMLDialogElement>('.mobile-menu-dialog')
const level = () => dialog()?.querySelector('.mobile-menu-level:last-child')
const lines = () => [...(level()?.querySelectorAll('.mobile-menu-line') ?? [])].map(words)

let mount: HTMLElement
const state = () => mount.getAttribute('data-menu-state')
const summary = () => mount.querySelector('summary')

beforeEach(() => {
  mount = page.show(mobileMenu, {}, { html: fixture.fallback })
})

test('a press opens the dialog instead of the details', () => {
  summary()?.click()
  expect([dialog()?.open, mount.querySelector('details')?.open, state()]).toEqual([true, false, 'open'])
  expect(lines()).toEqual(['Shoes', 'Balls', 'Customer service'])
})

test('links are the host’s own', () => {
  summary()?.click()
  expect(control('Balls', dialog() ?? undefined)?.getAttribute('href')).toBe('/en/balls')
})

test('an entry with sub-entries opens a level, and its back entry returns', async () => {
  summary()?.click()
  await press('Shoes', dialog() ?? undefined)
  expect(lines()).toEqual(['Everything in Shoes', 'Football'])
  expect(words(level()?.querySelector('h2'))).toBe('Shoes')
  expect(dialog()?.querySelector('.mobile-menu-level')?.hasAttribute('inert')).toBe(true)
  await press('Back to Menu', dialog() ?? undefined)
  expect(lines()).toEqual(['Shoes', 'Balls', 'Customer service'])
  expect(dialog()?.querySelector('[inert]')).toBeNull()
  expect(words(document.activeElement)).toBe('Shoes')
})

describe('closing', () => {
  test('works by its control, and is marked as closed 500 ms later', async () => {
    summary()?.click()
    await press('Close menu')
    expect([dialog()?.open, state()]).toEqual([false, 'closing'])
    page.browser.pass(499)
    expect(state()).toBe('closing')
    page.browser.pass(1)
    expect([state(), dialog()]).toEqual(['closed', null])
  })

  test('and opening again within that time leaves it open', async () => {
    summary()?.click()
    await press('Close menu')
    page.browser.pass(300)
    summary()?.click()
    page.browser.pass(1_000)
    expect([dialog()?.open, state()]).toEqual([true, 'open'])
  })

  test('happens at once when the page is left, so that Back shows it closed', () => {
    summary()?.click()
    window.dispatchEvent(new Event('pagehide'))
    expect([dialog(), state()]).toEqual([null, 'closed'])
  })

  test('unlocks the page that was locked while it was open', async () => {
    summary()?.click()
    expect(document.documentElement.hasAttribute('data-touchline-locked')).toBe(true)
    await press('Close menu')
    expect(document.documentElement.hasAttribute('data-touchline-locked')).toBe(false)
  })
})

test('details opened before the start become the dialog', () => {
  const html = fixture.fallback.replace('<details>', '<details open>')
  const early = page.show(mobileMenu, {}, { html })
  expect(early.querySelector<HTMLDialogElement>('dialog')?.open).toBe(true)
})

describe('the host’s list', () => {
  const read = (html: string) => {
    const root = document.createElement('div')
    root.innerHTML = html
    return readMenu(root)
  }
  const labels = (html: string) => read(html).map((group) => group.map(({ label, children }) => [label, children.length]))

  test.each([
    [
      'plain links',
      '<ul><li><a href="/a">A</a></li><li><a href="/b">B</a></li></ul>',
      [
        [
          ['A', 0],
          ['B', 0],
        ],
      ],
    ],
    ['links with lists below them', '<ul><li><a href="/a">A</a><ul><li><a href="/a/1">1</a></li></ul></li></ul>', [[['A', 1]]]],
    ['details', '<ul><li><details><summary>A</summary><ul><li><a href="/1">1</a></li></ul></details></li></ul>', [[['A', 1]]]],
    ['several lists', '<ul><li><a href="/a">A</a></li></ul><ul><li><a href="/b">B</a></li></ul>', [[['A', 0]], [['B', 0]]]],
    ['nothing', '<ul><li></li></ul><ul></ul>', []],
  ])('may be %s', (_, html, expected) => expect(labels(html)).toEqual(expected))

  test('keeps the link of an entry with sub-entries', () => {
    const [[entry] = []] = read('<ul><li><a href="/a">A</a><ul><li><a href="/a/1">1</a></li></ul></li></ul>')
    expect(entry?.link?.getAttribute('href')).toBe('/a')
  })
})
