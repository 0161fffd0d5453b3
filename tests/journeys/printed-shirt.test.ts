// A printed shirt is the product's own: one picture with one sentence on its page, in popup and cart, in the checkout, confirmation and order.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { landmarks } from '#demo-pages/database/landmarks.ts'
import type { Guest } from './guest.ts'
import { demo, phone } from './menus.ts'
import { useShop } from './use-shop.ts'

// A back is shown once its picture is there.
const stage = useShop({}, { hasPictures: true })

/** What the first drawing of a place shows and says; null while there is none. */
const shirtIn = (page: Page, place: string) =>
  page.evaluate((within) => {
    const svg = document.querySelector(`${within} .touchline-shirt, ${within}.touchline-shirt`)
    const all = (selector: string, name: string) => [...(svg?.querySelectorAll(selector) ?? [])].map((one) => one.getAttribute(name))
    return svg
      ? {
          says: svg.getAttribute('aria-label'),
          pictures: all('image', 'href'),
          digits: all('[data-print=number] path', 'd'),
          name: svg.querySelector('text')?.textContent ?? '',
        }
      : null
  }, place)

/** Waits for the drawing that says this; returns what it shows. */
async function untilShirt(page: Page, place: string, says: string) {
  await expect.poll(async () => (await shirtIn(page, place))?.says, { timeout: 20_000 }).toBe(says)
  return shirtIn(page, place)
}

/** From the product's page to the order in her account, comparing each place with the page. */
async function buy(guest: Guest, place: string, says: string): Promise<void> {
  const { page } = guest
  const shown = await untilShirt(page, place, says)
  expect(shown?.pictures[0]).toMatch(/_back_s\d+_480\.webp$/)
  await guest.add()
  expect(await untilShirt(page, '.minicart-line', says)).toEqual(shown)
  await guest.openCart()
  expect(await untilShirt(page, '.cart-line', says)).toEqual(shown)
  await guest.openPayment()
  expect(await untilShirt(page, '.checkout-line', says)).toEqual(shown)
  await guest.buy()
  await guest.decide('Pay')
  const number = await guest.readOrderNumber()
  expect(await untilShirt(page, '.order-confirmation-line', says)).toEqual(shown)
  await guest.open(`account/orders/${number}`)
  expect(await untilShirt(page, '.order-detail-lines', says)).toEqual(shown)
}

test('a shirt with name, number and crest looks the same from its page to the order', async () => {
  const guest = await stage.visit('en', phone)
  const { page } = guest
  await guest.send('post', 'api/customer/login', demo)
  await guest.openProduct(landmarks.personalised.slug)
  await guest.choose('Sky blue')
  await guest.choose('M')
  await guest.field('Name on the back').fill('Müller')
  await guest.field('Number').fill('7')
  await page.getByRole('radio', { name: /^Printed on the back/ }).check({ force: true })
  const says = 'Back of the shirt in Sky blue: MÜLLER, number 7, Club badge: Printed on the back, left of the collar'
  await buy(guest, '.personalisation-preview', says)
})

test('the first player’s shirt of a kit in another colour than its picture is the same everywhere', async () => {
  const guest = await stage.visit('en', { viewport: { width: 1280, height: 900 } })
  const { page } = guest
  await guest.send('post', 'api/customer/login', demo)
  await guest.openProduct(landmarks.teamWear.slug)
  const options = page.locator('[data-touchline="bundle-options"]')
  await options.getByRole('radio', { name: 'Red' }).check()
  const roster = page.locator('[data-touchline="team-roster"]')
  await roster.getByRole('textbox').nth(0).fill('Ada')
  await roster.getByRole('textbox').nth(1).fill('10')
  for (const size of await roster.locator('tbody tr').first().locator('select').all()) await size.selectOption({ index: 1 })
  await buy(guest, '.team-roster-shirt', 'Back of the shirt in Red: ADA, number 10')
})

test('a font that cannot be loaded costs nothing but itself', async () => {
  const guest = await stage.visit('en', { ...phone, provoked: [/print-font/, /ERR_FAILED/] })
  await guest.page.route('**/print-font_*', (route) => route.abort())
  await guest.openProduct(landmarks.personalised.slug)
  await guest.field('Name on the back').fill('Leutheusser-')
  const says = 'Back of the shirt: LEUTHEUSSER-'
  await untilShirt(guest.page, '.personalisation-preview', says)
  // The name stands inside its area: a third of the picture.
  const share = () =>
    guest.page.evaluate(() => {
      const width = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().width ?? 0
      return width('.personalisation-preview text') / width('.personalisation-preview .touchline-shirt')
    })
  await expect.poll(share).toBeLessThan(0.32)
})
