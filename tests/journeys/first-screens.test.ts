// Tests what is seen before scrolling: a list begins with its goods, and a product on a phone with what decides a purchase.
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { untilReady, untilStill } from '../support/visit.ts'
import { rowsOf } from './rows.ts'
import { useShop } from './use-shop.ts'

const stage = useShop({}, { hasPictures: true, isShared: true })
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Where the element's words end; the room that a line keeps free for a longer sentence does not count. */
const endOf = (element: Locator) =>
  element.evaluate((box) => {
    const words = document.createRange()
    words.selectNodeContents(box)
    return words.getBoundingClientRect().bottom
  })
const topsOf = (page: Page) => page.locator('.touchline-card').evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top))

/** The cards of the first row. */
async function firstRow(page: Page): Promise<Locator[]> {
  const tops = await topsOf(page)
  return tops.filter((top) => top === tops[0]).map((_, at) => page.locator('.touchline-card').nth(at))
}

const lists = ['team-wear', 'shoes', 'team-wear/match-wear/match-shirts', 'shoes/running', 'search?query=shirt']

test.each(rowsOf(lists))('%s shows the first row of cards at 1280 × 800: picture, name, price, stars and delivery', async (path) => {
  const guest = await stage.visit('en', { viewport: { width: 1280, height: 800 } })
  await guest.open(path)
  await untilReady(guest.page, 'main')
  await untilStill(guest.page)
  const cards = await firstRow(guest.page)
  expect(cards).toHaveLength(3)
  for (const card of cards) expect(await endOf(card.locator('> p').last())).toBeLessThanOrEqual(800)
})

test.each(rowsOf(lists))('%s shows two cards on a phone: picture, name, price and stars', async (path) => {
  const guest = await stage.visit('en', phone)
  await guest.open(path)
  await untilReady(guest.page, 'main')
  await untilStill(guest.page)
  const cards = await firstRow(guest.page)
  expect(cards).toHaveLength(2)
  for (const card of cards) expect(await endOf(card.locator('.touchline-card-meta'))).toBeLessThanOrEqual(844)
})

test('a product on a phone shows picture, name, stars, price and colours above the bar, and the way to it does not touch the picture', async () => {
  const guest = await stage.visit('en', phone)
  const { page } = guest
  await guest.open('product/norrvik-home-shirt')
  await untilReady(page, 'main')
  await untilStill(page)
  const boxOf = async (selector: string) => {
    const box = await page.locator(selector).boundingBox()
    if (!box) throw new Error(`Nothing is seen of ${selector}`)
    return { top: box.y, bottom: box.y + box.height }
  }
  const bar = await boxOf('.add-to-cart-bar')
  const picture = '.gallery-track > :first-child img'
  const parts = [
    picture,
    '.buy h1',
    '.buy-rating',
    '.product-options-price .touchline-price',
    '.buy [data-attribute="color"] label:last-child',
  ]
  for (const part of parts) expect((await boxOf(part)).bottom, part).toBeLessThanOrEqual(bar.top)
  expect((await boxOf(picture)).top - (await boxOf('.crumbs ol')).bottom).toBeGreaterThanOrEqual(8)
})

test('a swipe across a card of a list shows its second picture', async () => {
  const guest = await stage.visit('en', phone)
  const { page } = guest
  await guest.open('team-wear')
  await untilReady(page, 'main')
  const second = page.locator('.touchline-card-second').first()
  expect(await second.isVisible()).toBe(false)
  const box = await page.locator('.touchline-card-picture').first().boundingBox()
  if (!box) throw new Error('There is no card')
  const [y, from] = [box.y + box.height / 2, box.x + box.width - 20]
  const touch = await page.context().newCDPSession(page)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y }] })
  for (const x of [from - 20, from - 60, from - 110])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await second.waitFor()
  expect(new URL(page.url()).pathname).toBe('/en/team-wear')
})
