// Tests a customer's account: from the overview to an order that she reorders, and addresses that are added, selected, removed and restored.
import { beforeAll, expect, test } from 'vitest'
import { addToCart, purchase, stockUp, type Piece } from '../support/purchase.ts'
import { Shopper } from '../support/shopper.ts'
import type { Guest } from './guest.ts'
import { demo, phone } from './menus.ts'
import { useShop } from './use-shop.ts'

const stage = useShop()
let number = ''
let piece: Piece

beforeAll(async () => {
  piece = await stockUp(stage.shop.db, 50)
  const shopper = new Shopper(stage.shop.url, 'en')
  await shopper.send('POST', 'api/customer/login', demo)
  number = (await purchase(shopper, piece, { qty: 2 })).body.order_number
})

/** Logs in by a call, and opens one of her pages. */
async function arrive(guest: Guest, path: string): Promise<void> {
  await guest.send('post', 'api/customer/login', demo)
  await guest.open(path)
}

/** Submits the plain form. */
async function enter(guest: Guest, path: string): Promise<void> {
  const { page } = guest
  await guest.open(path)
  await page.waitForURL(/account\/login\?back=/)
  const main = page.locator('main')
  await main.getByRole('textbox', { name: 'E-mail address' }).fill(demo.email)
  await main.locator('input[name="password"]').fill(demo.password)
  await main.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL((url) => url.pathname.endsWith(`/${path}`))
}

async function fillAddress({ page }: Guest, city: string): Promise<void> {
  for (const [label, text] of [
    ['First name', 'Mary'],
    ['Last name', "O'Neil"],
    ['Street', 'Baker Street'],
    ['City', city],
    ['Postcode', 'SW1A 1AA'],
  ] as const) {
    await page.locator('main').getByRole('textbox', { name: label, exact: true }).fill(text)
  }
  await page.getByRole('button', { name: 'Save' }).click()
}

test('on a phone: from the overview to the order, and the same again into the cart', async () => {
  const guest = await stage.visit('en', phone)
  const { page } = guest
  await arrive(guest, 'account')
  await page
    .getByRole('region', { name: 'Your last order' })
    .getByRole('link', { name: `Order ${number}` })
    .click()
  await page.getByRole('heading', { name: `Order ${number}`, level: 1 }).waitFor()
  await page.locator('[data-touchline="order-detail"][data-touchline-status="ready"]').waitFor()
  await page.getByRole('button', { name: 'Reorder', exact: true }).click()
  await page.getByRole('dialog').getByText('2', { exact: false }).first().waitFor()
  const lines = () => stage.shop.db.selectFrom('cart_item').select('qty').where('sku', '=', piece.sku).execute()
  await expect.poll(async () => (await lines()).at(-1)).toEqual({ qty: 2 })
})

test('without a script: an address is added, another becomes the default, and a removed default passes to another', async () => {
  const guest = await stage.visit('en', { ...phone, javaScriptEnabled: false })
  const { page } = guest
  await enter(guest, 'account/addresses')
  for (const city of ['London', 'Leeds']) {
    await page.getByRole('button', { name: 'Add an address' }).click()
    await fillAddress(guest, city)
    await page.getByRole('article', { name: city }).waitFor()
  }
  const leeds = page.getByRole('article', { name: 'Leeds' })
  await leeds.getByRole('button', { name: 'Deliver here by default' }).click()
  await leeds.getByText('Default delivery address').waitFor()
  await leeds.getByRole('button', { name: /^Remove/ }).click()
  await page.getByRole('article', { name: 'London' }).getByText('Default delivery address').waitFor()
  expect(await page.getByRole('article').count()).toBe(1)
})

test('a saved address is removed and restored, and the checkout is filled in with it', async () => {
  const guest = await stage.visit('en', phone)
  const { page } = guest
  await arrive(guest, 'account/addresses')
  await page.locator('[data-touchline="address-book"][data-touchline-status="ready"]').waitFor()
  const london = page.getByRole('article', { name: 'London' })
  await london.getByRole('button', { name: /^Remove/ }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await london.getByText('Default delivery address').waitFor()
  const shopper = new Shopper(stage.shop.url, 'en')
  await shopper.send('POST', 'api/customer/login', demo)
  await addToCart(shopper, { sku: piece.sku, qty: 1 })
  await guest.open('checkout')
  await expect.poll(() => page.getByLabel('City').first().inputValue()).toBe('London')
})
