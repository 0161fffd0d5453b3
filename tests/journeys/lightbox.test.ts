// Tests pictures in full size: on a product's page, and on a plain page with none, one and forty, broken ones, a <base> and links to pictures.
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { expectAccessible, layoutShift } from '../support/visit.ts'
import type { Guest } from './guest.ts'
import { useShop } from './use-shop.ts'
import { isAll, isSoak } from '../support/scope.ts'

const stage = useShop({}, { hasPictures: true, isShared: true })
const dialog = (guest: Guest) => guest.page.locator('.lightbox-dialog')
const place = (guest: Guest) => guest.page.locator('.lightbox-place')
const isOpen = (guest: Guest) => dialog(guest).and(guest.page.locator('[data-state="open"]')).waitFor()
const isGone = (guest: Guest) => dialog(guest).waitFor({ state: 'detached' })
const hash = (guest: Guest) => guest.page.evaluate(() => location.hash)
const focused = (guest: Guest) => guest.page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')

/** A page with `count` pictures; the `broken` ones answer 404, which the browser reports. */
async function openPictures(
  guest: Guest,
  count: number,
  { broken = [], fragment = '', head = '' }: { broken?: number[]; fragment?: string; head?: string } = {},
) {
  const file = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#1d3557' } })
    .png()
    .toBuffer()
  await guest.page.route(/\/shot-\d+\.png$/, (route) => {
    const number = Number(/(\d+)\.png$/.exec(route.request().url())?.[1])
    return broken.includes(number) ? route.fulfill({ status: 404 }) : route.fulfill({ contentType: 'image/png', body: file })
  })
  const links = Array.from(
    { length: count },
    (_, at) => `<a href="${guest.base}shot-${at + 1}.png" aria-label="Open ${at + 1}">Shot ${at + 1}</a>`,
  )
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shots</title><link rel="icon" href="data:,">${head}
<script type="application/json" id="touchline-page">{"locale":"en_GB","store":{"id":3,"code":"en","name":"Touchline"},"baseUrl":"/en/","apiUrl":"/en/","extensions":["session","products","reviews"]}</script>
<script type="module" async src="/touchline/1/touchline.js"></script></head>
<body><main><h1>Shots</h1><div data-touchline="lightbox" data-when="load">${links.join(' ')}</div></main></body></html>`
  await guest.page.route(`${guest.base}shots.html`, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }))
  await guest.open(`shots.html${fragment}`)
  await guest.page.locator('[data-touchline="lightbox"][data-touchline-status="ready"]').waitFor({ state: 'attached' })
}
const missing = [/404/]

test('on a product’s page: the library is loaded on touch, Back closes, the focus returns, and the choices stay in the address', async () => {
  const guest = await stage.visit('en')
  const requests: string[] = []
  guest.page.on('request', (request) => void requests.push(request.url()))
  await guest.openProduct()
  await guest.choose('Red')
  const link = guest.page.locator('.gallery-slide a').first()
  await link.focus()
  expect(requests.some((url) => /\/look-/.test(url))).toBe(false)
  await guest.page.keyboard.press('Enter')
  await isOpen(guest)
  await expectAccessible(guest.page)
  expect(await hash(guest)).toMatch(/^#color=\d+&pid=1$/)
  await guest.page.goBack()
  await isGone(guest)
  expect(await hash(guest)).toMatch(/^#color=\d+$/)
  await expect.poll(() => focused(guest)).toBe('Enlarge picture 1')
  expect(await layoutShift(guest.page)).toBe(0)
})

test('by keyboard: arrows change the picture, plus zooms, Escape closes, and the gallery shows the last picture', async () => {
  const guest = await stage.visit('en')
  await guest.openProduct()
  await guest.page.locator('.gallery-slide a').first().press('Enter')
  await isOpen(guest)
  await guest.page.keyboard.press('ArrowRight')
  await expect.poll(() => place(guest).textContent()).toBe('2 / 4')
  await guest.page.keyboard.press('+')
  await guest.page.getByRole('button', { name: 'Zoom out' }).waitFor()
  await guest.page.keyboard.press('-')
  await guest.page.getByRole('button', { name: 'Zoom in' }).waitFor()
  await guest.page.keyboard.press('Escape')
  await isGone(guest)
  await expect.poll(() => focused(guest)).toBe('Enlarge picture 2')
  await expect.poll(() => guest.page.locator('.gallery-count').textContent()).toBe('2 / 4')
})

test('on a phone a finger swipes the gallery and the lightbox; a drag of less than fifty pixels changes nothing', async () => {
  const guest = await stage.visit('en', { viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'no-preference' })
  await openPictures(guest, 3)
  await guest.page.getByRole('link', { name: 'Open 1' }).tap()
  await isOpen(guest)
  const client = await guest.context.newCDPSession(guest.page)
  const pull = async (distance: number) => {
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: 400 }] })
    await touch('touchStart', 300)
    for (let step = 1; step <= 6; step++) {
      await touch('touchMove', 300 - (distance * step) / 6)
      await guest.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    }
    await touch('touchEnd', 0)
  }
  await pull(45)
  await pull(120)
  await expect.poll(() => place(guest).textContent()).toBe('2 / 3')
  // Eight tenths of the window's width.
  const width = await guest.page.locator('.pswp__item[aria-hidden="false"] img').evaluate((image) => image.getBoundingClientRect().width)
  expect(Math.round(width)).toBeLessThanOrEqual(312)
})

test('a link opens its picture, closing removes the number; a number beyond the last opens nothing', async () => {
  const guest = await stage.visit('en')
  await openPictures(guest, 40, { fragment: '#pid=7', head: '<base href="/somewhere/else/">' })
  await isOpen(guest)
  expect(await place(guest).textContent()).toBe('7 / 40')
  await guest.page.getByRole('button', { name: 'Next picture' }).click()
  await expect.poll(() => hash(guest)).toBe('#pid=8')
  expect(guest.page.url()).toBe(`${guest.base}shots.html#pid=8`)
  await guest.page.getByRole('button', { name: 'Close' }).click()
  await isGone(guest)
  expect(guest.page.url()).toBe(`${guest.base}shots.html`)

  // A fragment alone would not load a page.
  await guest.page.goto('about:blank')
  await openPictures(guest, 40, { fragment: '#pid=99' })
  await guest.page.getByRole('link', { name: 'Open 40' }).click()
  await isOpen(guest)
  expect(await place(guest).textContent()).toBe('40 / 40')
  await guest.page.getByRole('button', { name: 'Next picture' }).click()
  await expect.poll(() => place(guest).textContent()).toBe('1 / 40')
})

test('a failed first picture closes it, a failed later one is skipped with a message', async () => {
  const guest = await stage.visit('en', { provoked: missing })
  const next = guest.page.getByRole('button', { name: 'Next picture' })
  await openPictures(guest, 3, { broken: [1] })
  const missed = guest.page.waitForResponse(/shot-1\.png$/)
  await guest.page.getByRole('link', { name: 'Open 1' }).click()
  await missed
  await isGone(guest)
  await expect.poll(() => focused(guest)).toBe('Open 1')
  await expect.poll(() => hash(guest)).toBe('')

  await openPictures(guest, 4, { broken: [3] })
  await guest.page.getByRole('link', { name: 'Open 2' }).click()
  await isOpen(guest)
  await next.click()
  await guest.page.getByText('Image not found, next image will be loaded').waitFor()
  await expect.poll(() => place(guest).textContent()).toBe('4 / 4')
  // The message is about the skipped picture, and disappears with the next one.
  await next.click()
  await expect.poll(() => place(guest).textContent()).toBe('1 / 4')
  await expect.poll(() => guest.page.getByText('Image not found').count()).toBe(0)

  // From the second link, the focus returns to the second link.
  await openPictures(guest, 2, { broken: [2] })
  await guest.page.getByRole('link', { name: 'Open 1' }).click()
  await isOpen(guest)
  await next.click()
  await guest.page.getByText('Image not found, next image will be loaded').waitFor()
  await expect.poll(() => place(guest).textContent()).toBe('1 / 2')
})

test('without pictures there is no lightbox, one has no arrows, two loop in both directions', async () => {
  const guest = await stage.visit('en')
  await openPictures(guest, 0)
  await openPictures(guest, 1)
  await guest.page.getByRole('link', { name: 'Open 1' }).click()
  await isOpen(guest)
  expect(await guest.page.getByRole('button', { name: 'Next picture' }).count()).toBe(0)
  await guest.page.goto('about:blank')
  await openPictures(guest, 2)
  await guest.page.getByRole('link', { name: 'Open 1' }).click()
  await isOpen(guest)
  for (const [key, shown] of [
    ['ArrowRight', '2 / 2'],
    ['ArrowRight', '1 / 2'],
    ['ArrowLeft', '2 / 2'],
    ['ArrowLeft', '1 / 2'],
  ] as const) {
    await isOpen(guest)
    await guest.page.keyboard.press(key)
    await expect.poll(() => place(guest).textContent()).toBe(shown)
  }
})

/** Another test checks each widget alone for leftovers. */
async function openOften(): Promise<void> {
  const guest = await stage.visit('en')
  await openPictures(guest, 4)
  const client = await guest.context.newCDPSession(guest.page)
  const count = async () => {
    await client.send('HeapProfiler.collectGarbage')
    const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters')
    return { nodes, jsEventListeners }
  }
  const look = async () => {
    await guest.page.getByRole('link', { name: 'Open 2' }).click()
    await isOpen(guest)
    await guest.page.keyboard.press('Escape')
    await isGone(guest)
  }
  await look()
  await look()
  const before = await count()
  const times = isSoak ? 50 : 5
  for (let time = 0; time < times; time++) await look()
  await expect.poll(async () => (await count()).jsEventListeners - before.jsEventListeners).toBeLessThanOrEqual(2)
  await expect.poll(async () => (await count()).nodes - before.nodes).toBeLessThanOrEqual(30)
}

if (isAll) test('nothing is left after many openings', openOften)

test('without JavaScript the pictures are links to their files', async () => {
  const guest = await stage.visit('en', { javaScriptEnabled: false })
  await guest.open('product/norrvik-home-shirt')
  const href = await guest.page.locator('.gallery-slide a').nth(1).getAttribute('href')
  expect(href).toMatch(/_1600\.webp$/)
  await guest.page.locator('.gallery-thumbs a').nth(2).click()
  await expect
    .poll(() => guest.page.locator('.gallery-track').evaluate((track) => Math.round(track.scrollLeft / track.clientWidth)))
    .toBe(2)
})
