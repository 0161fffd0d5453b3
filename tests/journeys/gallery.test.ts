// Tests a gallery of twenty pictures: a phone offers buttons besides swiping, and on a desktop the thumbnails follow.
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Guest } from './guest.ts'
import { useShop } from './use-shop.ts'

const stage = useShop({}, { hasPictures: true, isShared: true })
const count = (guest: Guest) => guest.page.locator('.gallery-count').textContent()

async function openTwenty(guest: Guest) {
  const file = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#1d3557' } })
    .png()
    .toBuffer()
  await guest.page.route(/\/shot-\d+_\d+\.png$/, (route) => route.fulfill({ contentType: 'image/png', body: file }))
  const images = Array.from({ length: 20 }, (_, at) => `${guest.base}shot-${at + 1}_960.png`)
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shots</title><link rel="icon" href="data:,">
<script type="application/json" id="touchline-page">{"locale":"en_GB","store":{"id":3,"code":"en","name":"Touchline"},"baseUrl":"/en/","apiUrl":"/en/","extensions":["session","products","reviews"]}</script>
<script type="module" async src="/touchline/1/touchline.js"></script></head>
<body><main><h1>Shots</h1><div data-touchline="gallery" data-label="Shirt" data-images='${JSON.stringify(images)}'></div></main></body></html>`
  await guest.page.route(`${guest.base}shots.html`, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }))
  await guest.open('shots.html')
  await guest.page.locator('.gallery-track').waitFor()
}

test('on a phone a gallery with too many pictures for dots has arrows, so that nobody has to swipe', async () => {
  const guest = await stage.visit('en', { viewport: { width: 390, height: 844 }, hasTouch: true })
  await openTwenty(guest)
  await guest.page.getByRole('button', { name: 'Next picture' }).tap()
  await expect.poll(() => count(guest)).toBe('2 / 20')
})

test('the current picture’s thumbnail is visible, and the page does not scroll for it', async () => {
  const guest = await stage.visit('en', { viewport: { width: 1280, height: 720 } })
  await openTwenty(guest)
  const inSight = () =>
    guest.page.locator('.gallery-thumbs').evaluate((list) => {
      const own = list.querySelector('[aria-current]')?.getBoundingClientRect()
      const seen = list.getBoundingClientRect()
      return own !== undefined && own.top >= seen.top - 1 && own.bottom <= seen.bottom + 1
    })
  const link = guest.page.locator('.gallery-slide a').first()
  await link.focus()
  const before = await guest.page.evaluate(() => scrollY)
  await guest.page.keyboard.press('End')
  await expect.poll(() => count(guest)).toBe('20 / 20')
  await expect.poll(inSight).toBe(true)
  await guest.page.keyboard.press('Home')
  await expect.poll(() => count(guest)).toBe('1 / 20')
  await expect.poll(inSight).toBe(true)
  expect(await guest.page.evaluate(() => scrollY)).toBe(before)
})
