// Tests the footer and its promises: folded on phones, open on wider screens, and nothing moves by itself.
import { describe, expect, test } from 'vitest'
import { isAll } from '../support/scope.ts'
import { layoutShifts, untilReady } from '../support/visit.ts'
import type { Guest } from './guest.ts'
import { focused, mountOf, phone, untilWidget } from './menus.ts'
import { rowsOf } from './rows.ts'
import { useShop } from './use-shop.ts'

const stage = useShop({}, { hasPictures: true, isShared: true })

const links = (guest: Guest) => mountOf(guest, 'footer-menus').getByRole('link')
const titles = (guest: Guest) => mountOf(guest, 'footer-menus').getByRole('button')
const points = (guest: Guest) => mountOf(guest, 'selling-points').getByRole('listitem')

async function toFooter(guest: Guest, path = 'contact'): Promise<void> {
  await guest.open(path)
  await mountOf(guest, 'footer-menus').scrollIntoViewIfNeeded()
  await untilWidget(guest, 'footer-menus')
}

describe.each(rowsOf([767, 390, 320]))('at %i px', (width) => {
  const narrow = { viewport: { width, height: 844 } }

  test('one selling point is shown, and the menus are folded and open one by one, by keyboard too', async () => {
    const guest = await stage.visit('en', narrow)
    await toFooter(guest, '')
    await expect.poll(() => points(guest).count()).toBe(1)
    await expect.poll(() => links(guest).count()).toBe(0)
    await titles(guest).first().focus()
    await guest.page.keyboard.press('Enter')
    await links(guest).filter({ hasText: 'Delivery' }).waitFor()
    await expect.poll(() => titles(guest).first().getAttribute('aria-expanded')).toBe('true')
    await guest.page.keyboard.press('Tab')
    await expect.poll(() => focused(guest)).toBe('Customer service')
    await guest.page.keyboard.press('Shift+Tab')
    await guest.page.keyboard.press('Space')
    await expect.poll(() => links(guest).count()).toBe(0)
  })
})

describe.each(rowsOf([768, 1280]))('at %i px', (width) => {
  test('all menus and selling points are shown, without buttons', async () => {
    const guest = await stage.visit('en', { viewport: { width, height: 900 } })
    await toFooter(guest)
    await expect.poll(() => titles(guest).count()).toBe(0)
    await expect.poll(() => links(guest).count()).toBeGreaterThan(8)
    await expect.poll(() => points(guest).count()).toBe(3)
  })
})

test('a rotated screen folds and unfolds them', async () => {
  const guest = await stage.visit('en', phone)
  await toFooter(guest)
  await titles(guest).first().click()
  await guest.page.setViewportSize({ width: 844, height: 390 })
  await expect.poll(() => titles(guest).count()).toBe(0)
  await expect.poll(() => links(guest).count()).toBeGreaterThan(8)
  await guest.page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => titles(guest).count()).toBe(3)
})

test('the selling point stays the same for the whole visit', async () => {
  const guest = await stage.visit('en', phone)
  const seen = new Set<string>()
  for (const path of ['', 'contact', 'pages/about', 'search?query=shirt']) {
    await guest.open(path)
    await untilWidget(guest, 'selling-points')
    seen.add((await points(guest).allInnerTexts()).join())
  }
  expect(seen.size).toBe(1)
})

if (isAll)
  test('another visit may show another one', async () => {
    const seen = new Set<string>()
    for (let visit = 0; visit < 24 && seen.size < 2; visit++) {
      const guest = await stage.visit('en', phone)
      await guest.open('contact')
      await untilWidget(guest, 'selling-points')
      seen.add((await points(guest).allInnerTexts()).join())
      await guest.page.close()
    }
    expect(seen.size).toBe(2)
  })

test.each(rowsOf(['', 'contact', 'account/login']))('nothing of the frame moves on the phone page "%s"', async (path) => {
  const guest = await stage.visit('en', phone)
  await guest.open(path)
  await mountOf(guest, 'footer-menus').scrollIntoViewIfNeeded()
  await untilWidget(guest, 'footer-menus')
  await untilReady(guest.page, 'footer')
  expect(await layoutShifts(guest.page)).toEqual([])
})

test('without JavaScript every list is open, and phones show the first selling point', async () => {
  const guest = await stage.visit('en', { ...phone, javaScriptEnabled: false })
  await guest.open('contact')
  await expect.poll(() => links(guest).count()).toBeGreaterThan(8)
  await expect
    .poll(() => points(guest).allInnerTexts())
    .toEqual(['In stock? Order by 22:00 (Mon – Sat), delivered on the next delivery day'])
})

test('lists unfold by themselves if the script never loads', async () => {
  const guest = await stage.visit('en', { ...phone, provoked: [/Failed to load resource|net::ERR/] })
  await guest.page.route('**/touchline.js', (route) => route.abort())
  await guest.open('contact')
  const lists = mountOf(guest, 'footer-menus').locator('.footer-menus-list')
  // They wait on the page's own clock, and the wait may be over before the page has loaded; so the clock is stopped here.
  const after = (time: number) =>
    lists.evaluateAll((all, at) => {
      for (const animation of all.flatMap((list) => list.getAnimations())) {
        animation.pause()
        animation.currentTime = at
      }
    }, time)
  await after(9_900)
  await expect.poll(() => links(guest).count()).toBe(0)
  await after(10_100)
  await links(guest).filter({ hasText: 'Delivery' }).waitFor()
})
