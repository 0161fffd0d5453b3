// Tests photos of reviews: a customer adds them on her phone, the operator checks them, and the next shopper opens them by finger and keyboard.
import type { Locator } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { landmarks } from '#demo-pages/database/landmarks.ts'
import { demoOperator } from '#demo-pages/service/operators.ts'
import { isAll } from '../support/scope.ts'
import { expectAccessible } from '../support/visit.ts'
import { letBuyerIn } from './buyer.ts'
import { holdBack } from './holding.ts'
import { slowDown } from './slow-line.ts'
import { useShop } from './use-shop.ts'

const stage = useShop({}, { hasPictures: true })
const { id, slug } = landmarks.configurable
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
const refused = /the server responded with a status of (401|404|422)/

const photo = (background: string, width = 3000, height = 2000) =>
  sharp({ create: { width, height, channels: 3, background, noise: { type: 'gaussian', mean: 128, sigma: 30 } } })
    .withExif({ IFD0: { Model: 'Canary camera' } })
    .jpeg()
    .toBuffer()
/** A photo is a link until its lightbox has started. */
const untilOpensInPlace = (link: Locator) =>
  expect.poll(() => link.evaluate((one) => one.closest('[data-touchline="lightbox"]')?.getAttribute('data-touchline-status'))).toBe('ready')
const file = (name: string, buffer: Buffer, mimeType = 'image/jpeg') => ({ name, mimeType, buffer })

test('a review is sent with photos from a phone, seen by the operator, and its photos opened at a desk by keyboard alone', async () => {
  const writer = await stage.visit('en', { ...phone, provoked: [refused] })
  await letBuyerIn(writer)
  const { page } = writer
  await writer.open(`product/${slug}#reviews`)
  await page.getByRole('button', { name: 'Write a review' }).click()
  const form = page.locator('.review-form-fields form')
  const field = page.getByLabel('Photos')
  const send = page.getByRole('button', { name: 'Send review' })
  await page.getByRole('radio', { name: '4 stars: good' }).click()
  await page.getByLabel('Title').fill('As in the pictures')
  await page.getByLabel('Your review').fill('And the colour keeps.')
  await page.getByLabel('Display name').fill('Dana')
  await form.getByText('Up to 3 photos (JPEG, PNG or WebP), each up to 8 MB.').waitFor()

  const [red, green] = await Promise.all([photo('#c22'), photo('#2a6')])
  await field.setInputFiles(['a', 'b', 'c', 'd'].map((name) => file(`${name}.jpg`, red)))
  await send.click()
  await form.getByText('Choose at most 3 files').first().waitFor()
  await expectAccessible(page, '.review-form-fields')
  await field.setInputFiles(file('film.mp4', Buffer.from('film'), 'video/mp4'))
  await form.getByText('This type of file is not supported').first().waitFor()
  // A file that only claims to be a photo reaches the shop, which reports it at the field.
  await field.setInputFiles(file('broken.jpg', Buffer.from('no photo')))
  await send.click()
  await form.getByText('One of the files is not a photo that we can read.').first().waitFor()
  expect(await field.getAttribute('aria-invalid')).toBe('true')
  expect(await page.getByLabel('Title').inputValue()).toBe('As in the pictures')

  await field.setInputFiles([file('front.jpg', red), file('back.jpg', green)])
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith(`/product/${id}/reviews`))
  await send.click()
  await page.getByText('Your review will appear here once we have checked it.').waitFor()
  // The photos were reduced before they left the device, and the host checked them again.
  expect(Number(await (await sent).headerValue('content-length'))).toBeLessThan(red.length + green.length)
  const rows = await stage.shop.db
    .selectFrom('review_photo')
    .innerJoin('review', 'review.id', 'review_photo.review_id')
    .select(['jpeg', 'width', 'height'])
    .where('review.title', '=', 'As in the pictures')
    .execute()
  expect(rows).toMatchObject([
    { width: 1600, height: 1067 },
    { width: 1600, height: 1067 },
  ])
  expect(rows.some(({ jpeg }) => Buffer.from(jpeg).includes('Canary'))).toBe(false)

  // Her account shows the photos, while nobody else may see them.
  await writer.open('account/reviews')
  const own = page.getByRole('link', { name: 'Photo 2 of 2' })
  await expect.poll(() => own.getByRole('img').evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(320)
  await expectAccessible(page)

  // Her page asks for the login after a 401.
  const work = await stage.visit('en', { provoked: [refused] })
  await work.page.goto(`${stage.shop.url}/operator`)
  await work.page.getByLabel('E-mail address').fill(demoOperator.email)
  await work.page.getByLabel('Password').fill(demoOperator.password)
  await work.page.getByRole('button', { name: 'Log in' }).click()
  await work.page.goto(`${stage.shop.url}/operator/reviews`)
  const seen = work.page.getByRole('img', { name: 'Photo 2 of “As in the pictures”' })
  await expect.poll(() => seen.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(1600)
  await work.page.getByRole('button', { name: 'Approve “As in the pictures”' }).click()
  await work.page.getByText('There are no reviews to check.').waitFor()

  const reader = await stage.visit('en', { viewport: { width: 1280, height: 900 } })
  await reader.open(`product/${slug}#reviews`)
  const review = reader.page.locator('.reviews-review').filter({ hasText: 'As in the pictures' })
  const links = review.getByRole('link')
  await expect.poll(() => links.count()).toBe(2)
  const second = review.getByRole('link', { name: 'Photo 2 of 2 by Dana' })
  await untilOpensInPlace(second)
  await review.getByRole('link', { name: 'Photo 1 of 2 by Dana' }).focus()
  await reader.page.keyboard.press('Tab')
  expect(await second.evaluate((link) => link === document.activeElement)).toBe(true)
  await reader.page.keyboard.press('Enter')
  const box = reader.page.locator('.lightbox-dialog[data-state="open"]')
  await box.waitFor()
  await expectAccessible(reader.page, '.lightbox-dialog')
  await reader.page.keyboard.press('Escape')
  await box.waitFor({ state: 'detached' })
  expect(await second.evaluate((link) => link === document.activeElement)).toBe(true)
  await expectAccessible(reader.page, '#reviews')
  // The address counts only the shop's own pictures.
  expect(reader.page.url()).not.toContain('pid=')
})

test('on a slow connection a review shows the upload’s progress; cancel leaves nothing at the shop and keeps the input, then it is sent once', async () => {
  // A customer can review a product once, and this one already has.
  await stage.shop.db.deleteFrom('review').where('title', '=', 'As in the pictures').execute()
  const guest = await stage.visit('en', { ...phone, provoked: [refused, /net::ERR_/] })
  await letBuyerIn(guest)
  const { page } = guest
  await guest.open(`product/${slug}#reviews`)
  await page.getByRole('button', { name: 'Write a review' }).click()
  const form = page.locator('.review-form-fields form')
  const send = page.getByRole('button', { name: 'Send review' })
  await page.getByRole('radio', { name: '5 stars: excellent' }).click()
  await page.getByLabel('Title').fill('From the train')
  await page.getByLabel('Your review').fill('Sent between two tunnels.')
  await page.getByLabel('Display name').fill('Dana')
  const photos = [file('front.jpg', await photo('#c22', 1200, 900)), file('back.jpg', await photo('#2a6', 1200, 900))]
  await page.getByLabel('Photos').setInputFiles(photos)
  const written = () => stage.shop.db.selectFrom('review').select('id').where('title', '=', 'From the train').execute()
  await slowDown(page, 100)
  await send.click()
  await form.getByText(/^Sending your review: [\d.]+ kB of [\d.]+ [kM]B$/).waitFor()
  await expectAccessible(page, '.review-form-fields')
  await form.getByRole('button', { name: 'Cancel' }).click()
  await form.locator('p', { hasText: 'Cancelled. Your review has not been sent.' }).waitFor()
  await expect.poll(() => send.evaluate((button) => button === document.activeElement)).toBe(true)
  expect(await written()).toEqual([])
  expect(await page.getByLabel('Title').inputValue()).toBe('From the train')
  await form.getByText('back.jpg').waitFor()
  // A request that is cancelled on its way counts as not sent.
  const stopped = page.waitForEvent('requestfailed', (request) => request.url().endsWith(`/product/${id}/reviews`))
  await send.click()
  await form.getByText(/^Sending your review: [\d.]+ kB of/).waitFor()
  await page.locator('.review-form-fields').getByRole('button', { name: 'Close' }).click()
  await stopped
  await slowDown(page, -1)
  await page.getByRole('button', { name: 'Write a review' }).click()
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('From the train')
  expect(await written()).toEqual([])
  await page.getByLabel('Photos').setInputFiles(photos)
  await send.click()
  await page.getByText('Your review will appear here once we have checked it.').waitFor()
  expect(await written()).toHaveLength(1)
})

test('on a phone the photos are squares in a row, open large by a tap, and move nothing when they load', async () => {
  const guest = await stage.visit('en', phone)
  const { page } = guest
  const bring = await holdBack(page, /photos\/\d-small\.jpg$/)
  await guest.open(`product/${landmarks.simple.slug}#reviews`, 'domcontentloaded')
  const images = page.locator('.reviews-photos').first().getByRole('img')
  await images.first().scrollIntoViewIfNeeded()
  const measure = () => images.evaluateAll((all) => all.map((image) => image.getBoundingClientRect().toJSON()))
  const before = await measure()
  const square = { width: 80, height: 80, top: before[0].top }
  expect(before).toMatchObject([square, square])
  bring()
  const loaded = () => images.evaluateAll((all) => all.every((image) => image instanceof HTMLImageElement && image.naturalWidth > 0))
  await expect.poll(loaded).toBe(true)
  expect(await measure()).toEqual(before)
  await untilOpensInPlace(images.first())
  await images.first().tap()
  const box = page.locator('.lightbox-dialog[data-state="open"]')
  await box.waitFor()
  expect(await box.getAttribute('aria-label')).toMatch(/^Picture 1 of \d+$/)
  const large = box.locator('img[src$="/photos/1.jpg"]').first()
  await expect.poll(() => large.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(720)
})

test('a photo that fails to load leaves no broken picture', async () => {
  const guest = await stage.visit('en', { ...phone, provoked: [refused] })
  const { page } = guest
  await page.route('**/photos/1-small.jpg', (route) => route.fulfill({ status: 404, body: '' }))
  await guest.open(`product/${landmarks.simple.slug}#reviews`)
  const links = page.locator('.reviews-photos').first().getByRole('link', { includeHidden: true })
  await links.nth(1).scrollIntoViewIfNeeded()
  await links.nth(0).waitFor({ state: 'hidden' })
  expect(await links.nth(1).isVisible()).toBe(true)
})

if (isAll)
  test('without JavaScript a photo is a link to the large one', async () => {
    const guest = await stage.visit('en', { ...phone, javaScriptEnabled: false })
    const { page } = guest
    await guest.open(`product/${landmarks.simple.slug}#reviews`)
    const link = page.locator('.reviews-photos a').first()
    const address = await link.getAttribute('href')
    const answered = page.waitForResponse((response) => response.url().endsWith(address ?? '-'))
    await link.click()
    expect((await answered).headers()['content-type']).toBe('image/jpeg')
    expect(page.url()).toBe(`${stage.shop.url}${address}`)
  })
