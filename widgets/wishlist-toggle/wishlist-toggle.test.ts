// Tests of hearts on the host's buttons: their state, a press, and cards that arrive later.
// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { json } from '#tests/support/fault-server.ts'
import { soon, useWidgetPage, words } from '#tests/support/widget-page.ts'
import wishlistToggle from './wishlist-toggle.ts'

const page = useWidgetPage()
const TOGGLE = 'PUT customer/wishlist/items/toggle'
const heart = (id: number, name = 'Match ball') =>
  `<form action="/nl/wishlist/toggle" method="post"><button data-touchline-product="${id}" data-touchline-name="${name}" data-touchline-price="25" aria-label="Keep" aria-pressed="false"></button></form>`
const button = (id: number) => document.querySelector<HTMLElement>(`[data-touchline-product="${id}"]`)
const isPressed = (id: number) => button(id)?.getAttribute('aria-pressed') === 'true'

let mount: HTMLElement

beforeEach(() => {
  page.browser.cookies.set('touchline-wishlist', '[15]')
  page.shop.kept.wishlist = [15]
  mount = page.show(wishlistToggle, { listName: 'Home' }, { html: heart(12) + heart(15) })
})

test('pressed hearts have the state, and all of them have the same name', async () => {
  await soon(() => isPressed(15))
  expect(isPressed(12)).toBe(false)
  expect([12, 15].map((id) => button(id)?.getAttribute('aria-label'))).toEqual(['Add to wishlist', 'Add to wishlist'])
})

test('a press adds the product, announces it, and does not send the form', async () => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  button(12)?.dispatchEvent(click)
  await soon(() => isPressed(12))
  await soon(() => words(mount.querySelector('[role="status"]')) === 'Added to your wishlist')
  expect(click.defaultPrevented).toBe(true)
  expect(page.shop.kept.wishlist).toEqual([12, 15])
  expect(page.events).toContainEqual(expect.objectContaining({ name: 'wishlist:added' }))
})

test('a second press removes it', async () => {
  await soon(() => isPressed(15))
  button(15)?.click()
  await soon(() => words(mount.querySelector('[role="status"]')) === 'Removed from your wishlist')
  expect([isPressed(15), page.shop.kept.wishlist]).toEqual([false, []])
})

test('a heart is busy until the server’s answer', async () => {
  const release = page.shop.hold(TOGGLE)
  button(12)?.click()
  await soon(() => button(12)?.getAttribute('aria-busy') === 'true')
  release()
  await soon(() => !button(12)?.hasAttribute('aria-busy'))
})

test('a refused toggle is not pressed, and is reported visibly too', async () => {
  page.shop.once(TOGGLE, json({}, 400))
  button(12)?.click()
  await soon(() => page.shop.arrivals(TOGGLE).length === 1 && !button(12)?.hasAttribute('aria-busy'))
  await soon(() => !isPressed(12))
  expect(page.shop.kept.wishlist).toEqual([15])
  await soon(() =>
    words(mount.querySelector('.touchline-news[role], [role="status"] .touchline-news')).includes('The wishlist could not be changed'),
  )
})

test('a failed toggle is not announced as the opposite of the request', async () => {
  await soon(() => isPressed(15))
  const said: string[] = []
  const region = mount.querySelector('[role="status"]')
  const observer = new MutationObserver(() => void said.push(words(region)))
  if (region) observer.observe(region, { childList: true, characterData: true, subtree: true })
  for (const id of [12, 15]) {
    page.shop.once(TOGGLE, json({}, 400))
    button(id)?.click()
    await soon(() => button(id)?.getAttribute('aria-busy') === 'true')
    await soon(() => !button(id)?.hasAttribute('aria-busy'))
  }
  button(12)?.click()
  await soon(() => said.length > 0 && isPressed(12))
  expect(said).toEqual(['Added to your wishlist'])
  observer.disconnect()
})

test('a card added later has its state, and works', async () => {
  mount.insertAdjacentHTML('beforeend', heart(16))
  await soon(() => button(16)?.getAttribute('aria-label') === 'Add to wishlist')
  button(16)?.click()
  await soon(() => isPressed(16))
})

test('a button that names no product is left to the host', () => {
  mount.insertAdjacentHTML('beforeend', '<button data-touchline-product="none"></button>')
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  mount.lastElementChild?.dispatchEvent(click)
  expect(click.defaultPrevented).toBe(false)
  expect(page.shop.arrivals(TOGGLE)).toHaveLength(0)
})
