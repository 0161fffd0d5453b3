// Tests of compare buttons on the host's buttons: their state, a press, the limit, and cards that arrive later.
// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { reset } from '#tests/support/fault-server.ts'
import { press, soon, useWidgetPage, words } from '#tests/support/widget-page.ts'
import compareToggle from './compare-toggle.ts'

const page = useWidgetPage()
const TOGGLE = 'POST api/catalog/compare/toggle-sku'
const form = (sku: string) =>
  `<form action="/nl/compare/toggle" method="post"><button data-sku="${sku}" aria-pressed="false">Compare ${sku}</button></form>`
const button = (sku: string) => document.querySelector<HTMLElement>(`[data-sku="${sku}"]`)
const isPressed = (sku: string) => button(sku)?.getAttribute('aria-pressed') === 'true'
const news = () => document.querySelector('.touchline-news-region')

let mount: HTMLElement

beforeEach(() => {
  page.browser.cookies.set('touchline-session', '1000')
  page.shop.kept.compare = ['B']
  mount = page.show(compareToggle, {}, { html: form('A') + form('B') })
})

test('pressed buttons have the state, and keep the host’s names', async () => {
  await soon(() => isPressed('B'))
  expect(isPressed('A')).toBe(false)
  expect([button('A')?.hasAttribute('aria-label'), words(button('A'))]).toEqual([false, 'Compare A'])
})

test('a press adds the product, announces the number with a link, and does not send the form', async () => {
  await soon(() => isPressed('B'))
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  button('A')?.dispatchEvent(click)
  await soon(() => isPressed('A'))
  await soon(() => words(news()).includes('Added to the comparison: 2 of 4'))
  expect([click.defaultPrevented, page.shop.kept.compare]).toEqual([true, ['A', 'B']])
  expect(news()?.querySelector('a')?.getAttribute('href')).toContain('/compare')
  expect(page.events).toContainEqual({ name: 'compare:added', detail: { sku: 'A', count: 2 } })
})

test('a second press removes it', async () => {
  await soon(() => isPressed('B'))
  button('B')?.click()
  await soon(() => words(news()).includes('Removed from the comparison'))
  expect([isPressed('B'), page.shop.kept.compare]).toEqual([false, []])
})

test('a full comparison shows the limit, changes nothing, and the message can be closed', async () => {
  page.shop.kept.compare = ['B', 'C', 'D', 'E']
  await soon(() => isPressed('B'))
  button('A')?.click()
  await soon(() => words(news()).includes('You can compare up to 4 products. Remove one to add another.'))
  expect([isPressed('A'), page.shop.arrivals(TOGGLE).length]).toEqual([false, 0])
  await press('Close')
  expect(words(news())).toBe('')
})

test('a button is busy until the server’s answer', async () => {
  const release = page.shop.hold(TOGGLE)
  button('A')?.click()
  await soon(() => button('A')?.getAttribute('aria-busy') === 'true')
  release()
  await soon(() => !button('A')?.hasAttribute('aria-busy'))
})

test('a failed toggle is reported, and its button is not pressed', async () => {
  page.shop.once(TOGGLE, reset)
  button('A')?.click()
  await soon(() => words(news()).includes('The comparison could not be changed, please try again.'))
  expect([isPressed('A'), page.shop.kept.compare]).toEqual([false, ['B']])
})

test('a card added later has its state, and works', async () => {
  page.shop.kept.compare = ['B', 'C']
  mount.insertAdjacentHTML('beforeend', form('C'))
  await soon(() => isPressed('C'))
  button('C')?.click()
  await soon(() => !isPressed('C'))
})

test('Escape closes the message', async () => {
  button('A')?.click()
  await soon(() => words(news()) !== '')
  news()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  expect(words(news())).toBe('')
})
