// Tests that one intent is one order, whatever fingers, tabs and lines do; counts rows.
import { describe, expect, test } from 'vitest'
import type { Guest } from './guest.ts'
import { delayDoing, holdBack } from './holding.ts'
import { rowsOf } from './rows.ts'
import { failedCalls, useShop } from './use-shop.ts'

const stage = useShop()
const PLACE = 'POST:/checkout/cart/payment-information'
const STATUS = '/checkout/cart/payment-status'
const QUOTE = /\/checkout\/cart\/quote$/
const PLACING = /\/checkout\/cart\/payment-information$/

/** The rows of an intent: orders, and the payments opened for them. */
async function leftBy({ email }: Guest): Promise<{ orders: string[]; payments: number }> {
  const orders = await stage.shop.db.selectFrom('shop_order').select(['id', 'status']).where('email', '=', email).execute()
  const payments = await stage.shop.db
    .selectFrom('payment_attempt')
    .innerJoin('shop_order', 'shop_order.id', 'payment_attempt.order_id')
    .select('payment_attempt.id')
    .where('shop_order.email', '=', email)
    .execute()
  return { orders: orders.map(({ status }) => status), payments: payments.length }
}

/** A guest with an e-mail address of her own, at the order button. */
async function goToButton(name: string, provoked: readonly RegExp[] = []): Promise<Guest> {
  const guest = await stage.visit('en', { provoked })
  guest.email = `${name}@example.com`
  await guest.fillCart()
  await guest.openPayment()
  return guest
}

/** Pays, and counts the rows. */
async function expectOneOrder(guest: Guest): Promise<void> {
  await guest.untilProvider()
  await guest.decide('Pay')
  await guest.readOrderNumber()
  await expect.poll(() => leftBy(guest)).toEqual({ orders: ['paid'], payments: 1 })
}

/** What fingers do to the button; the order is placed afterwards. */
const fingers: [string, (guest: Guest) => Promise<void>][] = [
  ['a double click', ({ buyButton }) => buyButton.dblclick()],
  [
    'Enter and a click',
    async ({ page, buyButton }) => {
      const box = await buyButton.boundingBox()
      await buyButton.focus()
      await Promise.all([page.keyboard.press('Enter'), page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10)])
    },
  ],
  [
    'a key that is held down',
    async ({ page, buyButton }) => {
      await buyButton.focus()
      for (let repeats = 0; repeats < 8; repeats++) await page.keyboard.down('Enter')
      await page.keyboard.up('Enter')
    },
  ],
]

/** Reloads after a press, at different moments of the call. */
const reloads: [string, (guest: Guest, finish: () => Promise<void>) => Promise<void>][] = [
  [
    'a reload that finds no order yet, and then a cart that the order has taken',
    async (guest, finish) => {
      const release = await holdBack(guest.page, QUOTE)
      // The cart is requested once the answer about the order has arrived.
      await Promise.all([guest.page.waitForRequest(QUOTE), guest.page.reload()])
      await finish()
      release()
      await guest.button('Continue payment').click()
    },
  ],
  [
    'a press, a reload before the order stands, and another press',
    async (guest, finish) => {
      await guest.page.reload()
      await guest.returnToPayment()
      await guest.choosePayment()
      await finish()
      await guest.buyButton.click()
    },
  ],
  [
    'a press, a reload before the answer, and another press',
    async (guest, finish) => {
      await finish()
      await guest.page.reload()
      await guest.button('Continue payment').click()
    },
  ],
]

describe('one order', () => {
  test.each(rowsOf(fingers))('for %s', async (name, press) => {
    const guest = await goToButton(name.replaceAll(' ', '-').toLowerCase())
    const release = await holdBack(guest.page, PLACING)
    await press(guest)
    release()
    await expectOneOrder(guest)
  })

  test.each(rowsOf(reloads, 2))('for %s', async (name, act) => {
    const guest = await goToButton(name.replaceAll(/[ ,]+/g, '-').slice(0, 50), [failedCalls])
    const finish = await delayDoing(guest.page, PLACING, () => guest.buyButton.click())
    await act(guest, finish)
    await expectOneOrder(guest)
  })

  test('for two tabs that press at the same moment', async () => {
    const guest = await goToButton('two-tabs')
    const other = await guest.openTab()
    await other.openPayment()
    // Both are pressed before either has an answer.
    const releases = [await holdBack(guest.page, PLACING), await holdBack(other.page, PLACING)]
    await Promise.all([guest.buyButton.click(), other.buyButton.click()])
    for (const release of releases) release()
    await Promise.all([guest.untilProvider(), other.untilProvider()])
    await expectOneOrder(other)
  })

  // Chromium repeats a request by itself if a kept-alive connection dies before the answer, even a POST.
  test.each(
    rowsOf([
      ['each time', ''],
      ['once', '*1'],
    ]),
  )('if the answer was lost %s after the order was placed', async (often, count) => {
    const guest = await goToButton(`lost ${often}`.replaceAll(' ', '-'), [failedCalls])
    await guest.breakShop(`lost@${PLACE}${count}`)
    await guest.buyButton.click()
    await expectOneOrder(guest)
  })

  test('if the answer was lost and the outcome was unknown for a while', async () => {
    const guest = await goToButton('lost-and-deaf', [failedCalls])
    await guest.breakShop(`lost@${PLACE}|reset@${STATUS}`)
    await guest.buyButton.click()
    await expect
      .poll(() => guest.readPaymentError())
      .toContain(
        'We did not hear back from the server, so your order may have been placed. We are checking; please do not order again yet.',
      )
    // There is no order button while the outcome is unknown.
    expect(await guest.buyButton.count()).toBe(0)
    await guest.breakShop(null)
    await guest.button('Check again').click()
    await expectOneOrder(guest)
  })

  test('if the shop failed at first', async () => {
    const guest = await goToButton('failed-first', [failedCalls])
    await guest.breakShop(`status:500@${PLACE}*1`)
    await guest.buyButton.click()
    await expect.poll(() => guest.readPaymentError()).toBe('Fault 500')
    await expect.poll(() => leftBy(guest)).toEqual({ orders: [], payments: 0 })
    await guest.buyButton.click()
    await expectOneOrder(guest)
  })

  test('that cannot be restored to the cart: the second cart is a second intent, and starts empty', async () => {
    const guest = await goToButton('two-intents')
    // She leaves the confirmation before its widget starts, which would clear the typed text.
    const release = await holdBack(guest.page, /order-confirmation[^/]*\.js/)
    await guest.buy()
    await guest.decide('Pay')
    await guest.readOrderNumber()
    await guest.fillCart()
    await guest.openCheckout()
    release()
    await expect.poll(() => guest.field(guest.words.lastName).inputValue()).toBe('')
    await guest.walkToPayment()
    await guest.buy()
    await guest.decide('Pay')
    await guest.readOrderNumber()
    await expect.poll(() => leftBy(guest)).toEqual({ orders: ['paid', 'paid'], payments: 2 })
  })
})
