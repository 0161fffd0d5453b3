// A shopper's own assistant shops in the demo shop, through Chromium's WebMCP: it finds, fills and walks to the order, which is hers to place.
import { describe, expect, test } from 'vitest'
import { landmarks } from '#demo-pages/database/landmarks.ts'
import { expectAccessible, untilReady } from '../support/visit.ts'
import type { Guest } from './guest.ts'
import { homes } from './homes.ts'
import { rowsOf } from './rows.ts'
import { failedCalls, useShop } from './use-shop.ts'

const stage = useShop({}, { args: ['--enable-features=WebMCP'] })
const { configurable, simple } = landmarks

/** What tools tell, as far as the journeys read it. */
interface Told {
  deliveries: { code: string }[]
  payments: { code: string }[]
  products: { productId: number; sku: string; price: string }[]
  choices: { name: string }[]
  variants: { choices: object; stock: number }[]
  lines: { lineId: number }[]
}

/** Calls a tool as the browser's assistant does. */
const call = ({ page }: Guest, name: string, input: object = {}): Promise<Told> => page.webmcp.callTool(name, input)
const namesOn = async ({ page }: Guest): Promise<string[]> => (await page.webmcp.tools()).map(({ name }) => name)
const dialog = ({ page }: Guest) => page.locator('.assistant-dialog')
const press = (guest: Guest, name: string) => dialog(guest).getByRole('button', { name, exact: true })

/** Waits until the page has offered its tools. */
async function untilOffered(guest: Guest, name = 'open_page'): Promise<void> {
  await expect.poll(() => namesOn(guest)).toContain(name)
}

/** Goes to the last step of the checkout with the calls of an assistant. */
async function walk(guest: Guest): Promise<void> {
  const { store, email, words } = guest
  await guest.fillCart()
  await guest.openCheckout()
  await untilOffered(guest, 'fill_in_address')
  const { postcode, city, street, houseNumber } = homes[store]
  const address = { firstname: 'Åsa', lastname: "O'Neil", postcode, city, street, ...(houseNumber ? { house_number: houseNumber } : {}) }
  const { deliveries } = await call(guest, 'fill_in_address', { email, address: { ...address, telephone: '+44 20 7946 0000' } })
  expect(deliveries).not.toEqual([])
  const [way] = (await call(guest, 'get_checkout')).deliveries
  const { payments } = await call(guest, 'choose_delivery', { code: way?.code })
  const [payment] = payments
  expect(await call(guest, 'choose_payment', { code: payment?.code })).toMatchObject({ payment: payment?.code })
  await guest.page.getByRole('heading', { name: words.payment }).waitFor()
}

test('it finds a shirt by words, reads its sizes and puts it into the cart, in her language', async () => {
  const guest = await stage.visit('se')
  await guest.open('')
  await untilOffered(guest)
  const described = (await guest.page.webmcp.tools()).find(({ name }) => name === 'search_products')
  expect(described).toMatchObject({
    annotations: { readOnly: true, untrustedContent: true },
    description: expect.stringContaining('butikens'),
  })
  const { products } = await call(guest, 'search_products', { query: 'norrvik' })
  const shirt = products.find(({ productId }) => productId === configurable.id)
  expect(shirt?.price).toMatch(/kr$/)
  const { choices, variants } = await call(guest, 'get_product', { productId: configurable.id })
  expect(choices.map(({ name }) => name)).toContain('Storlek')
  const inStock = variants.find(({ stock }) => stock > 1)
  const cart = await call(guest, 'add_to_cart', { sku: shirt?.sku, productId: configurable.id, choices: inStock?.choices })
  expect(cart).toMatchObject({ pieces: 1, toPay: expect.stringMatching(/kr$/) })
  await guest.untilCount(1)
  expect(await call(guest, 'add_to_cart', { sku: shirt?.sku, productId: configurable.id })).toMatchObject({ isError: true })
})

test('what it does is counted as its own', async () => {
  const guest = await stage.visit('en')
  await guest.open('')
  await untilOffered(guest)
  const origins = guest.page.evaluate(
    () =>
      new Promise<string | undefined>((resolve) =>
        document.addEventListener('touchline:cart:added', ({ target }) =>
          resolve(target instanceof HTMLElement ? target.dataset['touchline'] : ''),
        ),
      ),
  )
  const { products } = await call(guest, 'search_products', { query: 'drift bottle' })
  const bottle = products.find(({ productId }) => productId === simple.id)
  await call(guest, 'add_to_cart', { sku: bottle?.sku })
  expect(await origins).toBe('assistant')
})

test('it removes nothing without her press, on a phone too', async () => {
  const guest = await stage.visit('de', { viewport: { width: 320, height: 640 } })
  await guest.fillCart(2)
  await guest.openCart()
  await untilOffered(guest)
  const { lines } = await call(guest, 'get_cart')
  const [line] = lines
  const removing = call(guest, 'remove_from_cart', { lineId: line?.lineId })
  await press(guest, 'Entfernen').waitFor()
  await expectAccessible(guest.page, '.assistant-dialog')
  expect(await dialog(guest).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await guest.page.keyboard.press('Escape')
  expect(await removing).toMatchObject({ isError: true, code: 'declined' })
  const again = call(guest, 'remove_from_cart', { lineId: line?.lineId })
  await press(guest, 'Entfernen').waitFor()
  // The press has to come after she could read it.
  await expect
    .poll(async () => {
      if (await dialog(guest).isVisible()) await press(guest, 'Entfernen').press('Enter')
      return dialog(guest).isVisible()
    })
    .toBe(false)
  expect(await again).toMatchObject({ pieces: 0 })
})

describe('an order', () => {
  test('is not placed by anything but her own press', async () => {
    const guest = await stage.visitAs('assisted')
    await walk(guest)
    const told = JSON.stringify(await call(guest, 'get_checkout'))
    for (const secret of [guest.email, "O'Neil", homes.en.postcode]) expect(told).not.toContain(secret)
    const ordering = call(guest, 'place_order')
    const button = press(guest, 'Buy now')
    await button.waitFor()
    await expect.poll(() => dialog(guest).innerText()).toMatch(/1 × .*£/s)
    await expectAccessible(guest.page, '.assistant-dialog')
    // Every way in which a script of the page can press.
    await button.evaluate(async (element) => {
      await new Promise((resolve) => setTimeout(resolve, 600))
      if (!(element instanceof HTMLElement)) return
      element.click()
      for (const type of ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click'])
        element.dispatchEvent(new MouseEvent(type, { bubbles: true }))
      for (const type of ['keydown', 'keypress', 'keyup']) {
        element.focus()
        element.dispatchEvent(new KeyboardEvent(type, { key: 'Enter', code: 'Enter', bubbles: true }))
      }
      element.closest('dialog')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true }))
    })
    // Nor by the assistant that asks again, or changes the cart meanwhile.
    expect(await call(guest, 'place_order')).toMatchObject({ isError: true, code: 'asking' })
    expect(await call(guest, 'apply_coupon', { code: 'WELCOME10' })).toMatchObject({ isError: true, code: 'asking' })
    expect(await stage.statesOf(guest)).toEqual([])
    await press(guest, 'No, leave it').click()
    expect(await ordering).toMatchObject({ isError: true, code: 'declined' })
    expect(await stage.statesOf(guest)).toEqual([])
  })

  test('ends with the question where another tab changes the cart', async () => {
    const guest = await stage.visitAs('changed')
    await walk(guest)
    const ordering = call(guest, 'place_order')
    await press(guest, 'Buy now').waitFor()
    const other = await guest.openTab()
    await other.openCart()
    await other.cart.getByRole('button', { name: other.words.increase }).click()
    expect(await ordering).toMatchObject({ isError: true, code: 'changed' })
    expect(await stage.statesOf(guest)).toEqual([])
  })

  test('is placed once by her press, and leads to the payment', async () => {
    const guest = await stage.visitAs('pressed')
    await walk(guest)
    // The page is left with the answer on its way, so an assistant may not hear it.
    const ordering = call(guest, 'place_order').catch(() => null)
    const button = press(guest, 'Buy now')
    await button.waitFor()
    await guest.page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)))
    await button.click()
    await guest.page.waitForURL((url) => url.origin !== guest.origin)
    await ordering
    expect(await stage.statesOf(guest)).toHaveLength(1)
  })
})

test.each(rowsOf([500, 'offline']))('a shop that answers %s is told in her words, and the next call works', async (fault) => {
  const guest = await stage.visit('en', { provoked: [failedCalls] })
  await guest.open('')
  await untilOffered(guest)
  const list = '**/catalog/search/product/list**'
  await guest.page.route(list, (route) => (fault === 500 ? route.fulfill({ status: 500, body: '{"message":"at line 5"}' }) : route.abort()))
  const told = await call(guest, 'search_products', { query: 'shirt' })
  expect(told).toMatchObject({ isError: true, error: expect.stringMatching(/\w/) })
  expect(JSON.stringify(told)).not.toContain('line 5')
  await guest.page.unroute(list)
  expect(await call(guest, 'search_products', { query: 'shirt' })).toMatchObject({ page: 1 })
})

test('a page that left and came back offers its tools again', async () => {
  const guest = await stage.visit('nl')
  await guest.open('')
  await untilOffered(guest)
  await guest.openProduct()
  await untilOffered(guest, 'get_product')
  expect(await namesOn(guest)).not.toContain('place_order')
  await guest.page.goBack()
  await untilReady(guest.page)
  await untilOffered(guest)
})
