// Tests every outcome of a payment, and every way back from it: the provider decides, the shopper reads the result, and can always continue.
import { describe, expect, test } from 'vitest'
import { landmarkSkus } from '#demo-pages/database/landmarks.ts'
import { readStock } from '../support/purchase.ts'
import { isAll } from '../support/scope.ts'
import type { Decision, Guest } from './guest.ts'
import { rowsOf } from './rows.ts'
import { failedCalls, morning, useShop } from './use-shop.ts'

let late = 0
const clock = morning()
const stage = useShop({ now: () => new Date(clock().getTime() + late) })

/** A guest's orders, oldest first. */
const ordersOf = ({ email }: Guest) =>
  stage.shop.db.selectFrom('shop_order').select(['id', 'number', 'status']).where('email', '=', email).orderBy('id').execute()
const statesOf = async (guest: Guest) => (await ordersOf(guest)).map(({ status }) => status)
const mailsTo = async ({ email }: Guest) =>
  (await stage.shop.db.selectFrom('mail').select('id').where('recipient', '=', email).execute()).length
const stock = () => readStock(stage.shop.db, landmarkSkus.comfortable.sku)

/** A guest with an e-mail address of her own and one shirt, on the provider's page. */
async function goToProvider(name: string): Promise<Guest> {
  const guest = await stage.visit('en')
  guest.email = `${name}@example.com`
  await guest.fillCart()
  await guest.openPayment()
  await guest.buy()
  return guest
}

/** Returns from the checkout's current step to the provider. */
async function payAgain(guest: Guest): Promise<void> {
  await guest.returnToPayment()
  await guest.choosePayment()
  await guest.buy()
  await guest.decide('Pay')
  await guest.readOrderNumber()
}

/** The return address of the first payment that she began. */
async function returnPath(guest: Guest): Promise<string> {
  const [order] = await ordersOf(guest)
  const [attempt] = await stage.shop.db
    .selectFrom('payment_attempt')
    .select('provider_id')
    .where('order_id', '=', order?.id ?? 0)
    .execute()
  return stage.shop.provider.books.read(attempt?.provider_id ?? '')?.return_url ?? ''
}

describe('a failed payment', () => {
  test.each(
    rowsOf<[Decision, string, string]>([
      ['Cancel', 'canceled', 'The payment is canceled, the order is not paid'],
      ['Reject', 'rejected', 'The payment provider rejected the payment request, please use another payment method.'],
      ['Fail', 'failed', 'An error occurred during the payment process, please try again or use another payment method.'],
    ]),
  )('by %s is reported, restores cart and stock, and a second try is the paid order', async (decision, status, sentence) => {
    const before = await stock()
    const guest = await goToProvider(status)
    await expect.poll(() => stock()).toBe(before - 1)
    await guest.decide(decision)
    await expect.poll(() => guest.readPaymentError()).toBe(sentence)
    await expect.poll(() => stock()).toBe(before)
    await expect
      .poll(() => guest.page.getByRole('complementary', { name: 'Your order' }).getByRole('list').first().locator(':scope > li').count())
      .toBe(1)
    await expect.poll(() => statesOf(guest)).toEqual([status])
    await payAgain(guest)
    await expect.poll(() => statesOf(guest)).toEqual([status, 'paid'])
    await expect.poll(() => mailsTo(guest)).toBe(1)
    await expect.poll(() => stock()).toBe(before - 1)
    // Opened again, the return address of the first try leads to the later payment.
    const number = await guest.readOrderNumber()
    await guest.page.goto(await returnPath(guest))
    expect(await guest.readOrderNumber()).toBe(number)
    await expect.poll(() => statesOf(guest)).toEqual([status, 'paid'])
  })

  test.each(rowsOf([390, 1280]))('leads back to the payment at %i px, with all her choices', async (width) => {
    const guest = await stage.visit('nl', { viewport: { width, height: 900 } })
    const { page, words } = guest
    guest.email = `kept-${width}@example.com`
    await guest.fillCart()
    await guest.openCheckout()
    await guest.fillAddress()
    await guest.continueToShipping()
    const slot = page.locator('select[name="delivery_slot"]')
    await slot.selectOption({ index: 1 })
    const time = await slot.inputValue()
    await guest.continueToPayment()
    await guest.choosePayment()
    const total = await page.getByRole('complementary').last().textContent()
    await guest.buy()
    await guest.decide('Cancel')
    await expect.poll(() => guest.readPaymentError()).toContain('betaling')
    await page.getByRole('heading', { name: words.payment }).waitFor()
    await expect.poll(() => page.getByRole('radio').first().isChecked()).toBe(true)
    await expect.poll(() => page.getByRole('complementary').last().textContent()).toBe(total)
    await page.getByRole('button', { name: /Verzending/ }).click()
    await expect.poll(() => slot.inputValue()).toBe(time)
    await guest.continueToPayment()
    await guest.choosePayment()
    await guest.buy()
    await guest.decide('Pay')
    await guest.readOrderNumber()
    await expect.poll(() => statesOf(guest)).toEqual(['canceled', 'paid'])
  })

  test('by time is reported when she returns too late', async () => {
    const guest = await goToProvider('expired')
    late = 31 * 60_000
    await guest.page.getByRole('link', { name: 'Back to the shop' }).click()
    await expect.poll(() => guest.readPaymentError()).toBe('The time to pay has run out, the order is not paid. Please try again.')
    await expect.poll(() => statesOf(guest)).toEqual(['expired'])
    await payAgain(guest)
    await expect.poll(() => statesOf(guest)).toEqual(['expired', 'paid'])
  })
})

test('a delivery time that passed during the input is reported, and another one is chosen among the current ones', async () => {
  const guest = await stage.visit('nl', { provoked: [failedCalls] })
  const { page, words } = guest
  guest.email = 'cut-off@example.com'
  await guest.fillCart()
  await guest.walkToPayment()
  const slot = page.locator('select[name="delivery_slot"]')
  const before = late
  // After its due day, whichever day this is; a session lasts a week.
  late = 5 * 24 * 3_600_000
  await guest.buyButton.click()
  await expect.poll(() => guest.readPaymentError()).toBe('Dit bezorgmoment is niet meer beschikbaar. Kies een ander.')
  await page.getByRole('heading', { name: words.shipping }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('checkout-error')
  const offered = await slot.locator('option:checked').textContent()
  await guest.continueToPayment()
  await page
    .locator('.checkout-review')
    .getByText(offered ?? '')
    .waitFor()
  await guest.choosePayment()
  await guest.buy()
  await guest.decide('Pay')
  await guest.readOrderNumber()
  late = before
})

test('a pending payment is a placed order without a result', async () => {
  const guest = await goToProvider('pending')
  await guest.decide('Leave pending')
  const number = await guest.readOrderNumber()
  await guest.page.getByText('We are waiting for confirmation of your payment.').waitFor()
  await expect.poll(() => ordersOf(guest)).toMatchObject([{ number, status: 'pending' }])
})

/** On a page that was loaded anew; `back.test.ts` returns to one that the browser kept. */
const backAgain = () => {
  test('she continues the same payment', async () => {
    const guest = await goToProvider('back-and-on')
    await guest.page.goBack()
    await guest.button('Continue payment').click()
    await guest.untilProvider()
    await guest.decide('Pay')
    const number = await guest.readOrderNumber()
    await expect.poll(() => ordersOf(guest)).toMatchObject([{ number, status: 'paid' }])
  })

  test('she pays in another way', async () => {
    const guest = await goToProvider('back-and-other')
    await guest.page.getByRole('link', { name: 'Back to the shop' }).click()
    await guest.button('Pay another way').click()
    await expect.poll(() => guest.readPaymentError()).toBe('The payment is canceled, the order is not paid')
    await payAgain(guest)
    await expect.poll(() => statesOf(guest)).toEqual(['canceled', 'paid'])
  })
}

if (isAll) describe('back from the provider without an answer', backAgain)

describe('a reload', () => {
  test('opens at the step she had reached, keeps her input, and Back and Forward still work', async () => {
    const guest = await stage.visit('en')
    guest.email = 'reload@example.com'
    await guest.fillCart()
    await guest.openCheckout()
    await guest.fillAddress()
    await guest.page.reload()
    await expect.poll(() => guest.field('First name').inputValue()).toBe('Åsa')
    await expect.poll(() => guest.field('E-mail address').inputValue()).toBe('reload@example.com')
    await guest.continueToShipping()
    await guest.page.reload()
    await guest.page.getByRole('heading', { name: guest.words.shipping }).waitFor()
    await guest.continueToPayment()
    await guest.page.reload()
    await guest.page.getByRole('heading', { name: guest.words.payment }).waitFor()
    expect(guest.page.url()).toBe(`${guest.base}checkout#payment`)
    await guest.page.goBack()
    await guest.page.getByRole('heading', { name: guest.words.shipping }).waitFor()
    await guest.page.goForward()
    await guest.page.getByRole('heading', { name: guest.words.payment }).waitFor()
    await guest.choosePayment()
    await guest.buy()
    await guest.page.reload()
    await guest.decide('Pay')
    const number = await guest.readOrderNumber()
    await guest.page.reload()
    expect(await guest.readOrderNumber()).toBe(number)
    await expect.poll(() => ordersOf(guest)).toMatchObject([{ number, status: 'paid' }])
    await expect.poll(() => mailsTo(guest)).toBe(1)
  })
})

test('the return address, opened again, changes nothing after the payment, and reveals nothing in another browser', async () => {
  const guest = await goToProvider('replay')
  const stranger = await stage.visit('en')
  await stranger.page.goto(await returnPath(guest))
  expect(stranger.page.url()).toBe(stranger.base)
  expect(await stranger.page.content()).not.toContain((await ordersOf(guest))[0]?.number)
  await expect.poll(() => statesOf(guest)).toEqual(['open'])
  await guest.decide('Pay')
  const number = await guest.readOrderNumber()
  await stranger.page.goto(await returnPath(guest))
  expect(stranger.page.url()).toBe(stranger.base)
  await guest.page.goto(await returnPath(guest))
  expect(await guest.readOrderNumber()).toBe(number)
  await expect.poll(() => statesOf(guest)).toEqual(['paid'])
  await expect.poll(() => mailsTo(guest)).toBe(1)
})
