// Tests of the wishlist link in the header and its number.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { toggleWish } from '#stores/saved/wishlist.ts'
import { sessionAnswer } from '#tests/support/answers.ts'
import { json } from '#tests/support/fault-server.ts'
import { control, soon, useWidgetPage } from '#tests/support/widget-page.ts'
import wishlistBadge from './wishlist-badge.tsx'

const page = useWidgetPage()
const badge = () => document.querySelector('.touchline-badge-count')
const keep = (count: number) =>
  page.browser.cookies.set('touchline-wishlist', JSON.stringify(Array.from({ length: count }, (_, index) => index + 1)))

test.each([
  [0, null, 'Wishlist'],
  [1, '1', 'Wishlist, 1 product'],
  [99, '99', 'Wishlist, 99 products'],
  [100, '99+', 'Wishlist, 99+ products'],
  [1_000, '99+', 'Wishlist, 99+ products'],
])('%s products are %s on the heart and "%s" to a screen reader', async (count, text, name) => {
  keep(count)
  page.show(wishlistBadge)
  await soon(() => control(name))
  expect(badge()?.textContent ?? null).toBe(text)
})

test('it is a link to the wishlist, at the address of the option or the page', () => {
  expect(control('Wishlist', page.show(wishlistBadge))?.getAttribute('href')).toBe('/nl/wishlist')
  expect(control('Wishlist', page.show(wishlistBadge, { wishlistUrl: '/kept' }))?.getAttribute('href')).toBe('/kept')
})

test('the session’s list has precedence over the cookie’s', async () => {
  keep(1)
  page.browser.cookies.set('touchline-session', '5')
  page.shop.once('GET api/session', json(sessionAnswer()))
  page.show(wishlistBadge)
  await soon(() => badge()?.textContent === '2')
})

test('it counts products added and removed on the page', async () => {
  page.show(wishlistBadge)
  await toggleWish(12)
  await soon(() => badge()?.textContent === '1')
  await toggleWish(12)
  await soon(() => badge() === null)
})

test('the printed number stays until another is known', async () => {
  const release = page.shop.hold('GET api/session')
  page.browser.cookies.set('touchline-session', '1000')
  page.shop.kept.wishlist = [12, 15]
  page.show(wishlistBadge, {}, { html: '<a href="/nl/wishlist">Wishlist <b>120</b></a>' })
  expect([control('Wishlist, 99+ products') !== undefined, badge()?.textContent]).toEqual([true, '99+'])
  release()
  await soon(() => badge()?.textContent === '2')
})

test('the cookie’s list replaces the printed number', async () => {
  keep(3)
  page.show(wishlistBadge, {}, { html: '<a href="/nl/wishlist">Wishlist (7)</a>' })
  await soon(() => badge()?.textContent === '3')
})
