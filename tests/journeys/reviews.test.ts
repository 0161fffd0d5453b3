// Tests a review: a customer writes it, the operator approves it, and the next shopper reads it and filters by stars.
import { expect, test } from 'vitest'
import { landmarks } from '#demo-pages/database/landmarks.ts'
import { logInOperator } from '../support/operator.ts'
import { untilDrawn } from '../support/idle.ts'
import { letBuyerIn } from './buyer.ts'
import { holdBack } from './holding.ts'
import { rowsOf } from './rows.ts'
import { useShop } from './use-shop.ts'

const stage = useShop({}, { hasPictures: true })
const { id, slug } = landmarks.configurable
const waiting = () => stage.shop.db.selectFrom('review').select('id').where('product_id', '=', id).where('state', '=', 'pending').execute()

test('a review is written, approved, read on a phone, and found by its stars', async () => {
  const guest = await stage.visit('en')
  await letBuyerIn(guest)
  const { page } = guest
  // The link beside the name opens the tab that it leads to.
  await guest.open(`product/${slug}`)
  await page.locator('a[href="#reviews"]').first().click()
  await expect.poll(() => page.getByRole('tab', { name: 'Reviews' }).getAttribute('aria-selected')).toBe('true')
  await page.getByRole('button', { name: 'Write a review' }).click()
  await page.getByRole('radio', { name: '2 stars: poor' }).click()
  await page.getByLabel('Title').fill('Seam came loose')
  await page.getByLabel('Your review').fill('After two washes.')
  await page.getByLabel('Display name').fill('Dana')
  await page.getByRole('button', { name: 'Send review' }).click()
  await page.getByText('Your review will appear here once we have checked it.').waitFor()

  const operator = await logInOperator(stage.shop.url)
  expect((await operator.open('/operator')).body).toContain('1 review to check')
  expect((await operator.open('/operator/reviews')).body).toContain('Seam came loose')
  for (const row of await waiting()) await operator.submit(`/operator/reviews/${row.id}/decide`, { state: 'approved' })
  expect(await waiting()).toEqual([])

  const other = await stage.visit('en', { viewport: { width: 390, height: 844 }, hasTouch: true })
  await other.open(`product/${slug}#reviews`)
  const reviews = other.page.locator('#reviews')
  await reviews.getByRole('button', { name: /^2 stars/ }).click()
  await reviews
    .getByText(/with 2 stars/)
    .first()
    .waitFor()
  await reviews.getByText('Seam came loose').waitFor()
})

test('by keyboard alone a shopper filters by stars, sorts, and opens and folds a review of 5,000 characters', async () => {
  const { db } = stage.shop
  const text = `${'Nothing rubs and nothing rides up. '.repeat(142)}It ends here.`.slice(0, 5000)
  const own = await db
    .selectFrom('review')
    .selectAll()
    .where('product_id', '=', id)
    .where('state', '=', 'approved')
    .where('language', '=', 'en')
    .limit(1)
    .executeTakeFirstOrThrow()
  await db.updateTable('review').set({ text, rating: 1, title: 'All there is to say' }).where('id', '=', own.id).execute()
  const guest = await stage.visit('en', { viewport: { width: 320, height: 700 } })
  const { page } = guest
  await guest.open(`product/${slug}#reviews`)
  const reviews = page.locator('#reviews')
  const bar = reviews.getByRole('button', { name: /^1 star/ })
  await bar.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => bar.getAttribute('aria-pressed')).toBe('true')
  // The pressed control keeps the focus while the list is reloaded.
  await expect.poll(() => bar.evaluate((element) => element === document.activeElement)).toBe(true)
  const sort = reviews.getByRole('combobox')
  await sort.focus()
  const before = await sort.inputValue()
  // The list is replaced, so a focused element in the old one would lose the focus.
  const sorted = page.waitForResponse((response) => /reviews/.test(response.url()))
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => sort.inputValue()).not.toBe(before)
  await sorted
  await untilDrawn(page)
  await reviews.locator('.reviews-parts:not([aria-busy])').waitFor()
  const review = reviews.getByRole('listitem').filter({ hasText: 'All there is to say' })
  const more = review.locator('summary')
  await more.focus()
  expect(await more.innerText()).toBe('Read more')
  await page.keyboard.press('Enter')
  await review.getByText('It ends here.').waitFor()
  await expect.poll(() => more.innerText()).toBe('Read less')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.keyboard.press('Space')
  await review.getByText('It ends here.').waitFor({ state: 'hidden' })
})

test('a page change focuses the first review, also if the last page removes the button', async () => {
  const guest = await stage.visit('en', { viewport: { width: 390, height: 844 } })
  const { page } = guest
  await guest.open(`product/${slug}#reviews`)
  const pages = page.locator('.reviews-pages')
  await pages.getByRole('button', { name: 'Next' }).waitFor()
  const count = Number(/of (\d+)/.exec(await pages.innerText())?.[1])
  expect(count).toBeGreaterThan(1)
  for (let number = 2; number <= count; number++) {
    await pages.getByRole('button', { name: 'Next' }).press('Enter')
    await pages.getByText(`Page ${number} of ${count}`).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('reviews-list')
    const top = await page.locator('.reviews-list').evaluate((list) => list.getBoundingClientRect().top)
    expect(top).toBeGreaterThanOrEqual(0)
    expect(top).toBeLessThan(300)
  }
})

test.each(rowsOf([390, 1280]))('at %i px, tabs that start late do not move a shopper who already reads the reviews', async (width) => {
  const guest = await stage.visit('en', { viewport: { width, height: 844 } })
  const { page } = guest
  const release = await holdBack(page, /\/tabs[^/]*\.js$/)
  await guest.open(`product/${slug}#reviews`, 'domcontentloaded')
  await page.locator('[data-touchline="reviews"][data-touchline-status="ready"]').waitFor()
  await page.locator('.reviews-pages').getByRole('button', { name: 'Next' }).press('Enter')
  const list = page.locator('.reviews-list')
  await expect.poll(() => list.evaluate((element) => element === document.activeElement)).toBe(true)
  const readTop = () => list.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  const top = await readTop()
  release()
  await page.locator('[data-touchline="tabs"][data-touchline-status="ready"]').waitFor()
  await untilDrawn(page)
  expect(await readTop()).toBe(top)
})
