// Tests a slider that shows one slide and loops: past both ends, by long drags, by itself, and never if the visitor wants no motion.
import type { BrowserContextOptions } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { isAll } from '../support/scope.ts'
import { untilFocused } from './keyboard.ts'
import type { Guest } from './guest.ts'
import { phone } from './menus.ts'
import { useShop } from './use-shop.ts'

const stage = useShop({}, { hasPictures: true, isShared: true })
const slider = ({ page }: Guest) => page.locator('[data-touchline="product-slider"]').first()
const track = (guest: Guest) => slider(guest).locator('.product-slider-track')
const button = (guest: Guest, name: string) => slider(guest).getByRole('button', { name, exact: true })
const untilSaid = (guest: Guest, text: string) =>
  slider(guest).getByRole('status').getByText(text, { exact: true }).waitFor({ state: 'attached' })

/** The slide that fills the track, counted from 1; 0 between two slides. */
const shown = (guest: Guest) =>
  track(guest).evaluate((element) => {
    const box = element.getBoundingClientRect()
    return (
      [...element.children].findIndex(
        (child) => Math.abs(child.getBoundingClientRect().left + child.getBoundingClientRect().right - box.left - box.right) < 4,
      ) + 1
    )
  })

/** The home page with its first row printed as a loop; returns the number of slides. */
async function openLoop(guest: Guest, attributes = 'data-autoplay="0"'): Promise<number> {
  await guest.page.route(guest.base, async (route) => {
    const response = await route.fetch()
    const single = `data-variant="single" ${attributes} data-when="load"`
    await route.fulfill({ response, body: (await response.text()).replace('data-variant="products"', single) })
  })
  await guest.open('')
  await slider(guest).and(guest.page.locator('[data-touchline-status="ready"]')).waitFor()
  await slider(guest).scrollIntoViewIfNeeded()
  return track(guest).locator('> *').count()
}

test('it loops by its buttons, past the last and past the first slide, and announces its position', async () => {
  const guest = await stage.visit('en', phone)
  const count = await openLoop(guest)
  expect(count).toBeGreaterThan(3)
  expect(await track(guest).getAttribute('data-engine')).toBeNull()
  await button(guest, 'Previous').click()
  await untilSaid(guest, `${count} of ${count}`)
  await expect.poll(() => shown(guest)).toBe(count)
  for (let at = 1; at <= count; at++) {
    await button(guest, 'Next').press('Enter')
    await untilSaid(guest, `${at} of ${count}`)
    await expect.poll(() => shown(guest)).toBe(at)
  }
  await button(guest, 'Next').press('Enter')
  await untilSaid(guest, `1 of ${count}`)
  await untilFocused(button(guest, 'Next'))
  await expect.poll(() => button(guest, 'Previous').getAttribute('aria-disabled')).toBe('false')
})

test('if its library never loads it returns to its other end', async () => {
  const guest = await stage.visit('en', { ...phone, provoked: [/Failed to load resource|net::ERR/] })
  await guest.page.route(/\/drag-/, (route) => route.abort())
  const count = await openLoop(guest)
  await button(guest, 'Previous').click()
  await untilSaid(guest, `${count} of ${count}`)
  await expect.poll(() => shown(guest)).toBe(count)
  await button(guest, 'Next').click()
  await untilSaid(guest, `1 of ${count}`)
  await expect.poll(() => shown(guest)).toBe(1)
})

/** `slider.test.ts` drags sliders that do not loop. */
const pulls = () => {
  /** Presses on the first slide's link and releases this many pixels to the left of it, moving pixel by pixel. */
  async function pull(guest: Guest, distance: number): Promise<void> {
    const link = track(guest).locator('> *').first().getByRole('link').first()
    const box = await link.boundingBox()
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
    await guest.page.mouse.move(x, y)
    await guest.page.mouse.down()
    for (let step = 1; step <= distance; step++) await guest.page.mouse.move(x - step, y)
    await guest.page.mouse.up()
  }

  test('of ten pixels is a press on the link', async () => {
    const guest = await stage.visit('en', phone)
    await openLoop(guest)
    await pull(guest, 10)
    await guest.page.waitForURL(/\/product\//)
  })

  test.each(['no-preference', 'reduce'] as const)('of one more turns the slide and opens nothing (motion: %s)', async (reducedMotion) => {
    const guest = await stage.visit('en', { ...phone, reducedMotion })
    const count = await openLoop(guest)
    await pull(guest, 14)
    await untilSaid(guest, `2 of ${count}`)
    await expect.poll(() => shown(guest)).toBe(2)
    expect(guest.page.url()).toBe(guest.base)
  })
}

if (isAll) describe('a drag by mouse', pulls)

describe('by itself', () => {
  const MINUTE = 60_000
  const open = async (options: BrowserContextOptions) => {
    const guest = await stage.visit('en', { ...phone, ...options })
    await guest.page.clock.install()
    await openLoop(guest, `data-autoplay="${MINUTE}"`)
    return guest
  }
  const pass = ({ page }: Guest) => page.clock.fastForward(MINUTE)

  test('it moves until somebody uses it, then only on request', async () => {
    const guest = await open({ reducedMotion: 'no-preference' })
    await button(guest, 'Pause slideshow').waitFor()
    await pass(guest)
    await expect.poll(() => shown(guest)).toBe(2)
    expect(await slider(guest).getByRole('status').textContent(), 'what nobody asked for is not announced').toBe('')
    await track(guest).hover()
    await button(guest, 'Play slideshow').waitFor()
    await guest.page.mouse.move(0, 0)
    await pass(guest)
    expect(await shown(guest)).toBe(2)
    await button(guest, 'Play slideshow').click()
    await button(guest, 'Pause slideshow').waitFor()
    await pass(guest)
    await expect.poll(() => shown(guest)).toBe(3)
    await button(guest, 'Pause slideshow').click()
    await button(guest, 'Play slideshow').waitFor()
    await pass(guest)
    expect(await shown(guest)).toBe(3)
  })

  test('it stops for the keyboard as well', async () => {
    const guest = await open({ reducedMotion: 'no-preference' })
    await button(guest, 'Pause slideshow').waitFor()
    await track(guest).focus()
    await button(guest, 'Play slideshow').waitFor()
    await pass(guest)
    expect(await shown(guest)).toBe(1)
  })

  test('it never starts with reduced motion', async () => {
    const guest = await open({ reducedMotion: 'reduce' })
    await button(guest, 'Play slideshow').waitFor()
    await pass(guest)
    expect(await shown(guest)).toBe(1)
    await button(guest, 'Play slideshow').press('Enter')
    await pass(guest)
    await expect.poll(() => shown(guest)).toBe(2)
  })
})
