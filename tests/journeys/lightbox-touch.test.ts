// Tests two fingers, a double tap and a rotated phone on a picture that is larger than the screen.
import { expect, test } from 'vitest'
import type { Guest } from './guest.ts'
import { useShop } from './use-shop.ts'

const stage = useShop({}, { hasPictures: true })
const picture = (guest: Guest) => guest.page.locator('.pswp__item[aria-hidden="false"] img:not(.pswp__img--placeholder)')
const box = (guest: Guest) => picture(guest).evaluate((image) => image.getBoundingClientRect().toJSON())
const widthOf = async (guest: Guest) => Math.round((await box(guest)).width)

/** Waits until the picture is still: the same width in two consecutive frames. */
const atRest = (guest: Guest) =>
  expect
    .poll(async () => {
      const before = await widthOf(guest)
      await guest.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      return (await widthOf(guest)) - before
    })
    .toBe(0)

async function openOnPhone() {
  const guest = await stage.visit('en', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await guest.openProduct()
  await guest.page.locator('.gallery-slide a').first().tap()
  await guest.page.locator('.lightbox-dialog[data-state="open"]').waitFor()
  await picture(guest).waitFor()
  await atRest(guest)
  const client = await guest.context.newCDPSession(guest.page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: readonly (readonly [number, number])[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) })
  /** Moves two fingers from one distance to another, around the middle of the screen. */
  const pinch = async (from: number, to: number) => {
    const at = (distance: number) => [[195 - distance / 2, 422] as const, [195 + distance / 2, 422] as const]
    await touch('touchStart', ...at(from))
    for (let step = 1; step <= 10; step++) {
      await touch('touchMove', ...at(from + ((to - from) * step) / 10))
      await guest.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    }
    await touch('touchEnd')
    await atRest(guest)
  }
  const tapTwice = async () => {
    for (let tap = 0; tap < 2; tap++) {
      await touch('touchStart', [195, 422])
      await touch('touchEnd')
    }
  }
  return { guest, pinch, tapTwice }
}

test('two fingers zoom up to the limit, and back to the fitting size', async () => {
  const { guest, pinch } = await openOnPhone()
  const fitting = await widthOf(guest)
  await pinch(40, 120)
  await expect.poll(() => widthOf(guest)).toBeGreaterThan(fitting * 2)
  await pinch(40, 360)
  await pinch(40, 360)
  const natural = await picture(guest).evaluate((image) => Number(image.getAttribute('width')) || image.clientWidth)
  await expect.poll(() => widthOf(guest)).toBeLessThanOrEqual(Math.max(natural, fitting) * 5 + 1)
  await pinch(360, 40)
  await expect.poll(() => widthOf(guest)).toBe(fitting)
  expect(await guest.page.locator('.lightbox-dialog').getAttribute('data-state')).toBe('open')
})

test('a double tap doubles the size, another restores it, and the button shows the state', async () => {
  const { guest, tapTwice } = await openOnPhone()
  const fitting = await widthOf(guest)
  await tapTwice()
  await expect.poll(() => widthOf(guest)).toBe(fitting * 2)
  await guest.page.getByRole('button', { name: 'Zoom out' }).waitFor()
  await tapTwice()
  await expect.poll(() => widthOf(guest)).toBe(fitting)
})

test('a rotated phone shows the same picture at the fitting size, and closing returns to the unchanged page', async () => {
  const { guest } = await openOnPhone()
  const { page } = guest
  await page.getByRole('button', { name: 'Next picture' }).click()
  await expect.poll(() => page.locator('.lightbox-place').textContent()).toBe('2 / 4')
  await page.setViewportSize({ width: 844, height: 390 })
  await expect.poll(async () => Math.round((await box(guest)).height)).toBeLessThanOrEqual(390 * 0.9)
  const turned = await box(guest)
  expect(turned.left).toBeGreaterThanOrEqual(0)
  expect(turned.right).toBeLessThanOrEqual(844)
  expect(await page.locator('.lightbox-place').textContent()).toBe('2 / 4')
  await page.getByRole('button', { name: 'Close' }).click()
  await page.locator('.lightbox-dialog').waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(844)
})
