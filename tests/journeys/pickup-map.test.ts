// Tests the map of pickup points under the strict policy: loaded on request, the same points as buttons, close ones as one button with their
// number, and one choice shared with the list.
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from '../support/visit.ts'
import type { Guest } from './guest.ts'
import { tabTo } from './keyboard.ts'
import { failedCalls, useShop } from './use-shop.ts'

const stage = useShop({}, { hasPictures: true })
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const stageOf = (page: Page) => page.getByRole('group', { name: 'Kaart van de afhaalpunten' })
const pins = (page: Page) => stageOf(page).locator('button[aria-pressed]')
/** Markers that stand for several points. */
const groups = (page: Page) => stageOf(page).getByRole('button', { name: /afhaalpunten op één plek$/ })
const chosenPin = (page: Page) => stageOf(page).getByRole('button', { pressed: true })
const radio = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(name) })
/** A pin's name contains name, street and city; that of its radio also the distance. */
const nameOf = async (pin: Locator) => ((await pin.getAttribute('aria-label')) ?? '').split(',')[0] ?? ''
const tiles = (page: Page) => stageOf(page).locator('img')

/** Opens PostNL's points, and returns the requests made meanwhile. */
async function openPoints(guest: Guest): Promise<string[]> {
  const { page } = guest
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await guest.fillCart(1)
  await guest.openCheckout()
  await guest.fillAddress()
  await guest.continueToShipping()
  await page.getByRole('radio', { name: /^PostNL/ }).check({ force: true })
  await page.getByRole('radio', { name: /km$/ }).first().waitFor()
  return requests
}

/** Zooms in until every point has a pin of its own. */
async function takeApart(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      if ((await groups(page).count()) > 0) await page.getByRole('button', { name: 'Inzoomen' }).click()
      return groups(page).count()
    })
    .toBe(0)
}

/** Whether an element is within the map. */
const isInside = async (pin: Locator, map: Locator) => {
  const [one, other] = [await pin.boundingBox(), await map.boundingBox()]
  if (!one || !other) return false
  return one.x >= other.x && one.y >= other.y && one.x + one.width <= other.x + other.width && one.y + one.height <= other.y + other.height
}

test('it is loaded by its button; pins and list choose the same point, both ways, and the order has that point', async () => {
  const guest = await stage.visit('nl')
  const { page } = guest
  guest.email = 'map@example.com'
  const requested = await openPoints(guest)
  const isOfMap = (path: string) => /\/(tiles\/|.*PointMap)/.test(path)
  expect(requested.filter(isOfMap)).toEqual([])
  await guest.button('Kaart tonen').click()
  await expect.poll(() => pins(page).count()).toBeGreaterThan(0)
  await tiles(page).first().waitFor()
  expect(requested.filter(isOfMap).length).toBeGreaterThan(1)
  await expect
    .poll(() => tiles(page).evaluateAll((all) => all.every((one) => one instanceof HTMLImageElement && one.naturalWidth > 0)))
    .toBe(true)
  // The first points of the list are on the map when it opens.
  for (const marker of (await stageOf(page).getByRole('button').all()).slice(0, 3)) {
    await expect.poll(() => isInside(marker, stageOf(page))).toBe(true)
  }
  await expectAccessible(page)

  // Points that are close together are one marker; it opens by key, and the focus stays among them.
  await groups(page).first().press('Enter')
  await expect.poll(() => stageOf(page).evaluate((map) => map.contains(document.activeElement))).toBe(true)
  await takeApart(page)
  await expect.poll(() => pins(page).count()).toBe(10)
  expect(await page.getByRole('radio', { name: /km$/ }).count()).toBe(5)

  // From the map to the list, also for a point that the list has not shown yet.
  const last = pins(page).last()
  const name = await nameOf(last)
  // The pin is out of view; pressing Enter on it moves the map there.
  await last.press('Enter')
  await expect.poll(() => radio(page, name).isChecked()).toBe(true)
  await expect.poll(() => nameOf(chosenPin(page))).toBe(name)
  // From the list back to the map.
  const first = await nameOf(pins(page).first())
  await radio(page, first).check({ force: true })
  await expect.poll(() => nameOf(chosenPin(page))).toBe(first)
  await expect.poll(() => chosenPin(page).count()).toBe(1)

  await guest.button('Kaart verbergen').click()
  await stageOf(page).waitFor({ state: 'detached' })
  expect(await radio(page, first).isChecked()).toBe(true)
  await guest.continueToPayment()
  await guest.choosePayment()
  await guest.buy()
  await guest.decide('Pay')
  const number = await guest.readOrderNumber()
  const order = await stage.shop.db.selectFrom('shop_order').select('pickup_point').where('number', '=', number).executeTakeFirstOrThrow()
  expect(order.pickup_point?.name).toBe(first)
})

test('by keyboard alone on a zoomed map: the focus moves a pin into view, and another postcode shows its own points', async () => {
  const guest = await stage.visit('nl')
  const { page } = guest
  await openPoints(guest)
  await tabTo(page, guest.button('Kaart tonen'))
  await page.keyboard.press('Enter')
  await expect.poll(() => pins(page).count()).toBeGreaterThan(0)
  await tabTo(page, guest.button('Inzoomen'))
  await takeApart(page)
  await expect.poll(() => pins(page).count()).toBe(10)
  const first = pins(page).first()
  const place = async () => (await first.boundingBox()) ?? { x: 0, y: 0 }
  for (const [way, x, y] of [
    ['links', 1, 0],
    ['boven', 0, 1],
    ['beneden', 0, -1],
    ['rechts', -1, 0],
  ] as const) {
    const before = await place()
    await tabTo(page, guest.button(`Kaart naar ${way} verplaatsen`))
    await page.keyboard.press('Enter')
    const hasMoved = async () => {
      const now = await place()
      return [now.x - before.x, now.y - before.y].map((by) => Math.sign(Math.round(by)) + 0)
    }
    await expect.poll(hasMoved).toEqual([x, y])
  }
  const pin = pins(page).nth(9)
  await tabTo(page, pin, 'Shift+Tab')
  await expect.poll(() => isInside(pin, stageOf(page))).toBe(true)
  const name = await nameOf(pin)
  await page.keyboard.press('Space')
  await expect.poll(() => radio(page, name).isChecked()).toBe(true)
  await expect.poll(() => pin.evaluate((one) => one === document.activeElement)).toBe(true)

  const before = await nameOf(pins(page).first())
  await guest.field('Bij postcode').fill('3511 LX')
  await page.keyboard.press('Enter')
  await expect.poll(() => pins(page).first().getAttribute('aria-label')).not.toContain(before)
  for (const one of (await stageOf(page).getByRole('button').all()).slice(0, 3)) {
    await expect.poll(() => isInside(one, stageOf(page))).toBe(true)
  }
})

test('on a phone: missing tiles are reported and the pins work; it fits, and a finger moves it without choosing', async () => {
  const guest = await stage.visit('nl', { ...phone, provoked: [failedCalls] })
  const { page } = guest
  await openPoints(guest)
  await page.route('**/tiles/**', (route) => route.abort())
  await guest.button('Kaart tonen').click()
  const sorry = page.getByText('De kaart kon niet worden geladen. De lijst toont dezelfde afhaalpunten.')
  await sorry.waitFor()
  await stageOf(page).scrollIntoViewIfNeeded()
  // Where pins overlap, the topmost one can be touched.
  const top = pins(page).nth(
    await pins(page).evaluateAll((all) =>
      all.findIndex((one) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        return document.elementFromPoint(x + width / 2, y + height / 2) === one
      }),
    ),
  )
  const name = await nameOf(top)
  await top.tap()
  await expect.poll(() => radio(page, name).isChecked()).toBe(true)
  await guest.button('Kaart verbergen').click()
  await page.unroute('**/tiles/**')
  await guest.button('Kaart tonen').click()
  await tiles(page).first().waitFor()
  await sorry.waitFor({ state: 'detached' })

  await stageOf(page).scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  // A drag that starts on a pin moves the map.
  const pin = chosenPin(page)
  const box = await pin.boundingBox()
  if (!box) throw new Error('The pin has no place.')
  await page.mouse.move(box.x + 20, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(box.x + 60, box.y + 50, { steps: 5 })
  await page.mouse.up()
  await expect.poll(async () => ((await pin.boundingBox())?.x ?? 0) - box.x).toBeGreaterThan(20)
  await expect.poll(() => nameOf(chosenPin(page))).toBe(name)
})
