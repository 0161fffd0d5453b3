// Tests one order with everything in it: a bundle, a shirt with a name, a team, a free gift, a coupon and a gift card, added page by page in
// the browser. Each screen shows what the order in the database holds, to the cent.
import { expect, test } from 'vitest'
import { landmarks } from '#demo-pages/database/landmarks.ts'
import { untilReady } from '../support/visit.ts'
import type { Guest } from './guest.ts'
import { cents, readOrder } from './screen-order.ts'
import { useShop } from './use-shop.ts'

const stage = useShop()
const CARD = 'TOUCH-2500-GBPS-CCCC'

async function addBundle(guest: Guest): Promise<void> {
  await guest.openProduct(landmarks.bundle.slug)
  await guest.page.getByRole('radio', { name: /Control/ }).check()
  await guest.page.locator('[data-touchline="bundle-options"]').getByRole('checkbox').first().check()
  await guest.add()
}

async function addNamedShirt(guest: Guest): Promise<void> {
  await guest.openProduct(landmarks.personalised.slug)
  await guest.choose('Sky blue')
  await guest.choose('M')
  await guest.field('Name on the back').fill('Zoë')
  await guest.field('Number').fill('10')
  await guest.page.getByRole('img', { name: 'Back of the shirt in Sky blue: ZOË, number 10' }).waitFor()
  await guest.add()
}

async function addTeam(guest: Guest): Promise<void> {
  const { page } = guest
  await guest.openProduct(landmarks.teamWear.slug)
  await guest.button('Add a list').click()
  await page.getByLabel('Your list').fill(['Name\tNo\tShirt\tShorts\tSocks', 'Ada\t10\tM\tM\t39-42', 'Bo\t7\tL\tL\t39-42'].join('\n'))
  await guest.button('Check the list').click()
  await guest.button('Use this list').click()
  await page.getByRole('button', { name: /^Ada/ }).or(guest.field('Name, Ada')).first().waitFor()
  await page.getByRole('radio', { name: 'Royal blue' }).check()
  await guest.add()
}

async function makeCheaper(guest: Guest): Promise<void> {
  const { page } = guest
  await page.getByRole('radiogroup', { name: 'Choose your free gift' }).getByRole('radio').first().check({ force: true })
  await guest.cart.locator('.cart-row-total').getByText('Free', { exact: true }).waitFor()
  await guest.cart.getByText('Add a code').click()
  await guest.field('Coupon code').fill('WELCOME10')
  await page.getByRole('form', { name: 'Coupon code' }).getByRole('button').click()
  await guest.button('Remove coupon WELCOME10').waitFor()
  await guest.cart.getByText('Add a code').click()
  await guest.field('Gift card code').fill(CARD)
  await guest.button('Apply').click()
  await page.getByRole('button', { name: /^Remove gift card .*CCCC$/ }).waitFor()
}

/** The rows of a summary by their label, in cents. */
const sums = (guest: Guest, within: string) =>
  guest.page
    .locator(`${within} .touchline-sums [data-code]`)
    .evaluateAll((rows) => rows.map((row) => [row.getAttribute('data-code') ?? '', row.querySelector('dd')?.textContent ?? ''] as const))
    .then((rows) => Object.fromEntries(rows.map(([code, text]) => [code, cents(text)])))

test('bundle, named shirt, team, free gift, coupon and gift card in one order: every screen and the database agree to the cent', async () => {
  const guest = await stage.visit('en')
  guest.email = 'everything@example.com'
  const { page } = guest
  await addBundle(guest)
  await addNamedShirt(guest)
  await addTeam(guest)
  await guest.openCart()
  await untilReady(page, 'main')
  await makeCheaper(guest)
  await expect.poll(() => sums(guest, '[data-touchline="cart"]')).toMatchObject({ giftcardaccount: 2500 })

  await guest.walkToPayment()
  await expect
    .poll(async () => Object.keys(await sums(guest, '.checkout-summary')).toSorted())
    .toEqual(['discount', 'giftcardaccount', 'grand_total', 'shipping', 'subtotal', 'tax'])
  const atCheckout = await sums(guest, '.checkout-summary')
  await guest.buy()
  await guest.decide('Pay')
  const number = await guest.readOrderNumber()
  const screen = await readOrder(page)
  const order = await stage.shop.db.selectFrom('shop_order').selectAll().where('number', '=', number).executeTakeFirstOrThrow()
  const items = await stage.shop.db.selectFrom('order_item').selectAll().where('order_id', '=', order.id).orderBy('id').execute()

  const held = {
    subtotal: order.subtotal_incl_tax,
    discount: order.discount,
    shipping: order.shipping_incl_tax,
    giftcardaccount: order.gift_cards,
    grand_total: order.grand_total,
    tax: order.tax,
  }
  expect(atCheckout).toEqual(held)
  expect(screen.sums).toEqual(held)
  expect(order).toMatchObject({ status: 'paid', coupon_code: 'WELCOME10', gift_cards: 2500, email: guest.email })
  expect(order.grand_total).toBe(order.subtotal_incl_tax - order.discount + order.shipping_incl_tax - order.gift_cards)
  expect(order.subtotal_incl_tax).toBe(items.reduce((sum, { row_total_incl_tax: total }) => sum + total, 0))

  // A gift has a word instead of an amount.
  const paid = items.filter(({ is_gift: isGift }) => !isGift)
  expect(items.filter(({ is_gift: isGift }) => isGift)).toMatchObject([{ qty: 1, row_total_incl_tax: 0 }])
  expect(screen.lines.map(({ name, qty }) => ({ name, qty }))).toEqual(items.map(({ name, qty }) => ({ name, qty })))
  expect(screen.lines.filter(({ name }) => paid.some((item) => item.name === name)).map(({ rowTotal }) => rowTotal)).toEqual(
    paid.map(({ row_total_incl_tax: total }) => total),
  )
  const written = JSON.stringify(items.map(({ options, content, choices }) => [options, content, choices]))
  for (const word of ['Zoë', 'Ada', 'Bo', 'Control']) {
    expect(written).toContain(word)
    await page.getByText(new RegExp(word)).first().waitFor({ state: 'attached' })
  }
  expect(paid.filter(({ no_return_reason: reason }) => reason === 'made-for-you').length).toBeGreaterThan(0)

  // The gift card is empty, the coupon used, and the provider was asked for exactly the amount above the button.
  const payment = await stage.shop.db.selectFrom('payment_attempt').selectAll().where('order_id', '=', order.id).executeTakeFirstOrThrow()
  expect([payment.amount, payment.paid_amount]).toEqual([atCheckout['grand_total'], atCheckout['grand_total']])
})
