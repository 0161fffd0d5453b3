// Tests sliding rows of products: by button, keyboard, wheel and mouse; ends that stop, a loop, and lists without JavaScript.
import { describe, expect, test } from 'vitest'
import { isAll } from '../support/scope.ts'
import { expectAccessible } from '../support/visit.ts'
import type { Guest } from './guest.ts'
import { rowsOf } from './rows.ts'
import { useShop } from './use-shop.ts'

const stage = useShop({}, { hasPictures: true, isShared: true })
const slider = (guest: Guest) => guest.page.locator('[data-touchline="product-slider"]').first()
const track = (guest: Guest) => slider(guest).locator('.product-slider-track')
const button = (guest: Guest, name: 'Next' | 'Previous') => slider(guest).getByRole('button', { name, exact: true })
const left = (guest: Guest) => track(guest).evaluate((element) => Math.round(element.scrollLeft))

/** The number of slides that are fully visible in the track. */
const inSight = (guest: Guest) =>
  track(guest).evaluate((element) => {
    const box = element.getBoundingClientRect()
    return [...element.children].filter((child) => {
      const own = child.getBoundingClientRect()
      return own.left >= box.left - 2 && own.right <= box.right + 2
    }).length
  })

/** Drags this many pixels to the left with the mouse. */
async function pull(guest: Guest, distance: number): Promise<void> {
  const box = await track(guest).boundingBox()
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) * 0.7, (box?.y ?? 0) + 120]
  await guest.page.mouse.move(x, y)
  await guest.page.mouse.down()
  for (let step = 1; step <= 10; step++) await guest.page.mouse.move(x - (distance * step) / 10, y)
  await guest.page.mouse.up()
}

async function openHome(guest: Guest): Promise<void> {
  await guest.open('')
  await slider(guest).scrollIntoViewIfNeeded()
  await slider(guest).and(guest.page.locator('[data-touchline-status="ready"]')).waitFor()
}

describe.each(
  rowsOf([
    [390, 1],
    [700, 3],
    [1280, 4],
  ]),
)('in a window of %i px', (width, slides) => {
  test(`${slides} in sight, a page further and back, stopping at the ends`, async () => {
    const guest = await stage.visit('en', { viewport: { width, height: 900 } })
    await openHome(guest)
    await expect.poll(() => inSight(guest)).toBe(slides)
    await expect.poll(() => button(guest, 'Previous').getAttribute('aria-disabled')).toBe('true')
    const total = await track(guest).locator('> *').count()
    for (let page = 0; page < Math.ceil(total / slides) - 1; page++) await button(guest, 'Next').press('Enter')
    await expect.poll(() => button(guest, 'Next').getAttribute('aria-disabled')).toBe('true')
    await expect.poll(() => slider(guest).locator('> div [role="status"], [role="status"]').first().textContent()).toContain(`of ${total}`)
    await button(guest, 'Previous').press('Enter')
    await expect.poll(() => button(guest, 'Next').getAttribute('aria-disabled')).toBe('false')
    if (width === 1280) await expectAccessible(guest.page)
  })
})

test('arrow keys change pages from the track, the focus is never lost, and a window of another width shows as many as fit', async () => {
  const guest = await stage.visit('en')
  await openHome(guest)
  await track(guest).focus()
  await guest.page.keyboard.press('ArrowRight')
  await expect.poll(() => left(guest)).toBeGreaterThan(0)
  await guest.page.keyboard.press('ArrowLeft')
  await expect.poll(() => left(guest)).toBe(0)
  await expect.poll(() => track(guest).evaluate((element) => element === document.activeElement)).toBe(true)
  await guest.page.setViewportSize({ width: 700, height: 900 })
  await expect.poll(() => inSight(guest)).toBe(3)
})

if (isAll)
  test('a press during a transition does nothing', async () => {
    const guest = await stage.visit('en', { viewport: { width: 390, height: 900 }, reducedMotion: 'no-preference' })
    await openHome(guest)
    await button(guest, 'Next').evaluate((element) => {
      if (element instanceof HTMLElement) for (let press = 0; press < 5; press++) element.click()
    })
    await track(guest).and(guest.page.locator('[data-moving]')).waitFor({ state: 'detached' })
    await slider(guest).getByRole('status').getByText('2 of', { exact: false }).waitFor({ state: 'attached' })
  })

test('a mouse drags it: ten pixels are a click; more moves the slides, loads the library only then, and opens no link', async () => {
  const guest = await stage.visit('en')
  const requests: string[] = []
  guest.page.on('request', (request) => void requests.push(request.url()))
  await openHome(guest)
  const address = guest.page.url()
  expect(requests.some((url) => url.includes('/drag-'))).toBe(false)
  await pull(guest, 400)
  await expect.poll(() => requests.some((url) => url.includes('/drag-'))).toBe(true)
  await expect.poll(() => button(guest, 'Previous').getAttribute('aria-disabled')).toBe('false')
  expect(guest.page.url()).toBe(address)
  await button(guest, 'Previous').press('Enter')
  await expect.poll(() => button(guest, 'Previous').getAttribute('aria-disabled')).toBe('true')
  await pull(guest, 300)
  await expect.poll(() => button(guest, 'Previous').getAttribute('aria-disabled')).toBe('false')
  await expect.poll(async () => [guest.page.url(), await inSight(guest)]).toEqual([address, 4])
})

if (isAll)
  test('a window of another width shows as many as fit also after a drag, and leaves no gap after the last slide', async () => {
    const guest = await stage.visit('en', { viewport: { width: 390, height: 900 } })
    await openHome(guest)
    await pull(guest, 100)
    await track(guest).and(guest.page.locator('[data-engine="keen"]')).waitFor()
    await button(guest, 'Previous').and(guest.page.locator('[aria-disabled="false"]')).waitFor()
    const total = await track(guest).locator('> *').count()
    for (let at = 2; at < total; at++) await button(guest, 'Next').press('Enter')
    await button(guest, 'Next').and(guest.page.locator('[aria-disabled="true"]')).waitFor()
    for (const [width, slides] of [
      [700, 3],
      [1280, 4],
    ] as const) {
      await guest.page.setViewportSize({ width, height: 900 })
      await expect.poll(() => inSight(guest)).toBe(slides)
      await expect.poll(() => button(guest, 'Next').getAttribute('aria-disabled')).toBe('true')
    }
    await guest.page.setViewportSize({ width: 390, height: 900 })
    await expect.poll(() => inSight(guest)).toBe(1)
    await button(guest, 'Next').and(guest.page.locator('[aria-disabled="false"]')).waitFor()
  })

test('related products slide on a product’s page, in every language', async () => {
  for (const [store, name] of rowsOf([
    ['nl', 'Volgende'],
    ['de', 'Weiter'],
    ['se', 'Nästa'],
  ])) {
    const guest = await stage.visit(store)
    await guest.openProduct()
    await slider(guest).scrollIntoViewIfNeeded()
    await slider(guest).getByRole('button', { name, exact: true }).waitFor()
  }
})

test('without JavaScript it is a list that scrolls by keyboard', async () => {
  const guest = await stage.visit('en', { javaScriptEnabled: false })
  await guest.open('')
  await track(guest).focus()
  await guest.page.keyboard.press('ArrowRight')
  await expect.poll(() => left(guest)).toBeGreaterThan(0)
  await expect.poll(() => inSight(guest)).toBeGreaterThan(0)
})
