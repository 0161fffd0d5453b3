// Tests of the footer's menus: folded on narrow screens, plain on wide ones, and restored when the widget is removed.
// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { control, press, useWidgetPage } from '#tests/support/widget-page.ts'
import { fixture } from './footer-menus.fixture.ts'
import footerMenus from './footer-menus.ts'

const page = useWidgetPage()
const lists = () => [...document.querySelectorAll<HTMLElement>('.footer-menus-list')].map(({ hidden }) => hidden)
const setWidth = (width: number): void => Reflect.get(window, 'happyDOM').setViewport({ width })

describe('at 767 px', () => {
  beforeEach(() => {
    setWidth(767)
    page.show(footerMenus, {}, { html: fixture.fallback })
  })

  test('every list is folded, and its heading opens and closes it', async () => {
    expect(lists()).toEqual([true, true])
    expect(control('Service')?.getAttribute('aria-expanded')).toBe('false')
    await press('Service')
    expect(lists()).toEqual([false, true])
    expect(control('Service')?.getAttribute('aria-expanded')).toBe('true')
    await press('Service')
    expect(lists()).toEqual([true, true])
  })

  test('each button says which list it opens', () => {
    const ids = ['Service', 'About us'].map((name) => control(name)?.getAttribute('aria-controls') ?? '')
    expect(new Set(ids).size).toBe(2)
    expect(ids.map((id) => document.getElementById(id)?.className)).toEqual(Array(2).fill('footer-menus-list'))
  })

  test('the heading stays a heading', () => {
    expect(document.querySelector('h2 > button')?.textContent).toBe('Service')
  })
})

test('at 768 px the host’s markup is unchanged', () => {
  setWidth(768)
  expect(page.show(footerMenus, {}, { html: fixture.fallback }).innerHTML).toContain(fixture.fallback)
})

test('a group without a list is unchanged', () => {
  setWidth(390)
  const html = '<div class="footer-menus-group"><h2 class="footer-menus-title">Pay</h2></div>'
  expect(page.show(footerMenus, {}, { html }).innerHTML).toContain(html)
})
