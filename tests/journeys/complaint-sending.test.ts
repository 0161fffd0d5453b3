// Tests photos on a slow line: the progress bar shows the bytes that were sent, cancel leaves nothing at the shop, and each failure has a message.
import sharp from 'sharp'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { purchase, stockUp } from '../support/purchase.ts'
import { Shopper } from '../support/shopper.ts'
import type { Guest } from './guest.ts'
import { slowDown } from './slow-line.ts'
import { failedCalls, useShop } from './use-shop.ts'

const stage = useShop({}, { hasPictures: true })
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, provoked: [failedCalls] }
const TEXT = 'The seam is torn'

/** Photos as a camera takes them, too noisy to compress well. */
const photo = (seed: number) =>
  sharp({
    create: {
      width: 1600,
      height: 1200,
      channels: 3,
      background: { r: seed, g: 90, b: 60 },
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg({ quality: 90 })
    .toBuffer()

/** Fills in a complaint with two photos, ready to be sent. */
async function write(guest: Guest): Promise<Page> {
  const { body } = await purchase(new Shopper(stage.shop.url, 'en'), await stockUp(stage.shop.db, 5), {})
  const { page } = guest
  await guest.open('complaint')
  await page.getByLabel('Order number').fill(body.order_number)
  await page.getByLabel('E-mail address').fill('sanne@example.com')
  await page.getByRole('button', { name: 'Find order' }).click()
  await page.getByRole('heading', { name: `Order ${body.order_number}` }).waitFor()
  await page.getByLabel('What is wrong?').fill(TEXT)
  const files = await Promise.all([1, 2].map(async (at) => ({ name: `${at}.jpg`, mimeType: 'image/jpeg', buffer: await photo(at) })))
  await page.getByLabel('Photos').setInputFiles(files)
  return page
}

/** Records every value and text of the progress bar. */
const watchBar = (page: Page) =>
  page.evaluate(() => {
    const seen: { value: number; max: number; caption: string }[] = []
    Object.assign(window, { seenBar: seen })
    new MutationObserver(() => {
      const bar = document.querySelector('progress')
      const caption = bar?.nextElementSibling?.textContent ?? ''
      if (bar?.hasAttribute('value') && seen.at(-1)?.value !== bar.value) seen.push({ value: bar.value, max: bar.max, caption })
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  })
const seenBar = (page: Page) =>
  page.evaluate(() => {
    const seen: { value: number; max: number; caption: string }[] = Reflect.get(window, 'seenBar')
    return seen.filter(({ max }) => max > 1_000)
  })
const kept = async () => (await stage.shop.db.selectFrom('complaint').select('id').execute()).length
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })

test('on a slow connection the bar follows the bytes; cancel keeps the text and leaves nothing at the shop; then it is sent once', async () => {
  const before = await kept()
  const guest = await stage.visit('en', phone)
  const page = await write(guest)
  await slowDown(page, 150)
  await watchBar(page)
  await send(page).click()
  await expect.poll(async () => (await seenBar(page)).length, { timeout: 60_000 }).toBeGreaterThan(4)
  await page.getByText(/^Sending your report: [\d.]+ [kM]B of \d\.\d MB$/).waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.locator('p', { hasText: 'Cancelled. Your report has not been sent.' }).waitFor()
  await expect.poll(() => send(page).evaluate((button) => button === document.activeElement)).toBe(true)

  const seen = await seenBar(page)
  expect(seen.map(({ value }) => value)).toEqual(seen.map(({ value }) => value).toSorted((one, other) => one - other))
  expect(new Set(seen.map(({ max }) => max)).size).toBe(1)
  expect(seen.every(({ value, max }) => value <= max)).toBe(true)
  expect(await kept()).toBe(before)
  expect(await page.getByLabel('What is wrong?').inputValue()).toBe(TEXT)

  await slowDown(page, -1)
  await send(page).click()
  await page.getByRole('heading', { name: 'We have received your report' }).waitFor()
  expect(await kept()).toBe(before + 1)
  const photos = await stage.shop.db.selectFrom('complaint_photo').select('position').orderBy('complaint_id', 'desc').limit(2).execute()
  expect(photos).toHaveLength(2)
})

const FAILED = /Something went wrong/
const NO_LINE = /The shop cannot be reached\. Check your connection and try again\./

/** Faults of the shop and their messages; the shopper's text stays, and the next press sends the same complaint. */
const ends: [fault: string, sentence: RegExp][] = [
  ['reset', NO_LINE],
  ['lost', NO_LINE],
  ['cut', NO_LINE],
  ['status:500', FAILED],
  ['status:503', FAILED],
  ['status:413', /Fault 413/],
  ['status:429', /Fault 429/],
  ['html', FAILED],
  ['empty', FAILED],
  ['cut-json', FAILED],
  ['204', FAILED],
]

test('every failure of sending has a message, the text stays, and all tries are one complaint', async () => {
  const before = await kept()
  const guest = await stage.visit('en', phone)
  const page = await write(guest)
  for (const [fault, sentence] of ends) {
    await guest.breakShop(`${fault}@POST:/returns/post/complaint`)
    // Sending again removes the earlier message.
    await Promise.all([page.waitForRequest((request) => request.url().endsWith('/returns/post/complaint')), send(page).click()])
    await page.getByRole('alert').getByText(sentence).waitFor()
    expect(await page.getByLabel('What is wrong?').inputValue(), fault).toBe(TEXT)
    expect(await page.locator('progress').count(), fault).toBe(0)
  }
  // An expired token is renewed once, and sending starts again.
  await guest.breakShop('status:419@POST:/returns/post/complaint*1')
  await send(page).click()
  await page.getByRole('heading', { name: 'We have received your report' }).waitFor()
  expect(await kept()).toBe(before + 1)
})
