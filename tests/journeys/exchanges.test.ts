// Tests an exchange as a shopper sees it: on a phone from the form to the new size at the door, on a desktop with the last piece sold meanwhile.
import { expect, test } from 'vitest'
import { decideAsked, deliver, logInOperator } from '../support/operator.ts'
import { purchase, setStock, stockUp, type Piece } from '../support/purchase.ts'
import { Shopper } from '../support/shopper.ts'
import type { Guest } from './guest.ts'
import { failedCalls, useShop } from './use-shop.ts'

const stage = useShop()
const email = 'sanne@example.com'

/** An order that has been delivered, and another size of its colour. */
async function delivered(): Promise<{ number: string; piece: Piece; other: { sku: string; colour: string; size: string } }> {
  const { db } = stage.shop
  const piece = await stockUp(db, 50, 'configurable')
  const { body } = await purchase(new Shopper(stage.shop.url, 'en'), piece)
  await deliver(stage.shop, body.order_number)
  const choices = await new Shopper(stage.shop.url, 'en').send('POST', 'returns/fetch/choices', { email, order_number: body.order_number })
  const [offer] = choices.body.exchanges
  const [first] = offer.virtual_products
  const labelOf = (code: string) =>
    offer.attributes
      .find((attribute: { code: string }) => attribute.code === code)
      ?.options.find(({ id }: { id: number }) => id === first[`${code}_option_id`])?.label ?? ''
  const codes = offer.attributes.map(({ code }: { code: string }) => code)
  await setStock(db, first.sku, 3)
  return { number: body.order_number, piece, other: { sku: first.sku, colour: labelOf(codes[0]), size: labelOf(codes[1] ?? '') } }
}

async function openReturn({ page }: Guest, number: string): Promise<void> {
  await page.getByLabel('Order number').fill(number)
  await page.getByLabel('E-mail address').fill(email)
  await page.getByRole('button', { name: 'Find order' }).click()
  await page.getByRole('heading', { name: `Order ${number}` }).waitFor()
  await page.getByLabel('Quantity').selectOption('1')
  await page.getByLabel('Reason').selectOption({ label: 'Too small' })
}

async function chooseOther({ page }: Guest, { colour, size }: { colour: string; size: string }): Promise<void> {
  await page.getByRole('radio', { name: /^Another/ }).check()
  await page.getByRole('radio', { name: colour, exact: true }).check()
  if (size !== '') await page.getByRole('radio', { name: size, exact: true }).check()
}

test('on a phone, a size is exchanged: kept while the parcel travels with a code, then sent and seen on the order', async () => {
  const { number, other } = await delivered()
  const guest = await stage.visit('en', { viewport: { width: 390, height: 844 }, hasTouch: true, provoked: [failedCalls] })
  const { page } = guest
  await guest.open('returns')
  await openReturn(guest, number)
  await chooseOther(guest, other)
  await page.getByText('We keep it for you for 14 days').waitFor()
  await page.getByRole('radio', { name: /^With a code/ }).check()
  await page.getByRole('button', { name: 'Submit return' }).dblclick()
  await page.getByRole('heading', { name: 'Your return has been registered' }).waitFor()
  await page.getByText('kept for you until').waitFor()
  await page.getByText('Show your code at a drop-off point').waitFor()
  expect(await page.getByRole('button', { name: 'Download return label' }).count()).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  const { db } = stage.shop
  const cases = await db.selectFrom('return_case').select(['id', 'order_id']).execute()
  expect(cases).toHaveLength(1)
  const operator = await logInOperator(stage.shop.url)
  for (const row of cases) await decideAsked(operator, row.order_id, row.id)
  await deliver(stage.shop, number)
  await guest.open('orders/track')
  await page.getByLabel('Order number').fill(number)
  await page.getByLabel('E-mail address').fill(email)
  await page.getByRole('button', { name: 'Find order' }).click()
  await page.getByRole('heading', { name: 'Your order has been delivered' }).waitFor()
  expect(await page.getByRole('main').getByText(other.size, { exact: false }).count()).toBeGreaterThan(0)
})

test('on a desktop, the last piece is sold while she chooses: she is told, and takes her money', async () => {
  const { number, piece, other } = await delivered()
  await setStock(stage.shop.db, other.sku, 1)
  const guest = await stage.visit('en', { viewport: { width: 1280, height: 900 }, provoked: [failedCalls] })
  const { page } = guest
  await guest.open('returns')
  await openReturn(guest, number)
  await chooseOther(guest, other)
  await page.getByText('We keep it for you for 14 days').waitFor()
  await purchase(new Shopper(stage.shop.url, 'en'), { ...piece, sku: other.sku })
  await page.getByRole('button', { name: 'Submit return' }).click()
  await page.getByText('What you want in exchange has just sold out').waitFor()
  await page.getByText('This is sold out. Wait for it, choose another one, or your money back.').waitFor()
  expect(await page.getByRole('button', { name: 'Submit return' }).isDisabled()).toBe(true)
  await page.getByRole('checkbox', { name: /^Wait until it is back/ }).check()
  await expect.poll(() => page.getByRole('button', { name: 'Submit return' }).isDisabled()).toBe(false)
  await page.getByRole('radio', { name: 'Money back', exact: true }).check()
  await page.getByRole('button', { name: 'Submit return' }).click()
  await page.getByRole('heading', { name: 'Your return has been registered' }).waitFor()
  await page.getByRole('button', { name: 'Download return label' }).waitFor()
})

test('without scripts, the same choices are plain radio buttons', async () => {
  const { number, other } = await delivered()
  const guest = await stage.visit('en', { javaScriptEnabled: false, provoked: [failedCalls] })
  const { page } = guest
  await guest.open('returns')
  await openReturn(guest, number)
  await chooseOther(guest, other)
  await page.getByRole('radio', { name: /^In our shop/ }).check()
  await setStock(stage.shop.db, other.sku, 0)
  await page.getByRole('button', { name: 'Submit return' }).click()
  await page.getByText('What you want in exchange has just sold out').waitFor()
  // What does not go with her choice can still be chosen: nothing else can change the choice here.
  expect(await page.getByRole('main').locator('fieldset input[type="radio"][name^="option"]:disabled').count()).toBe(0)
  await setStock(stage.shop.db, other.sku, 3)
  await page.getByRole('button', { name: 'Submit return' }).click()
  await page.getByRole('heading', { name: 'Your return has been registered' }).waitFor()
  await page.getByText('kept for you until').waitFor()
  await page.getByText('Bring the items to').waitFor()
})
