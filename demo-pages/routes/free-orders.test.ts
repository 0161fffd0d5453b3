// Tests an order with nothing left to pay: it is paid, and its mail, its page and the operator's desk say so.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StartedHost } from '#tests/support/host.ts'
import { startHost } from '#tests/support/host.ts'
import { logInOperator } from '#tests/support/operator.ts'
import { addToCart, chooseShipping, placeOrder, stockUp } from '#tests/support/purchase.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { textOf } from '#tests/support/withdrawn.ts'

let shop: StartedHost
beforeAll(async () => {
  shop = await startHost()
})
afterAll(() => shop.close())

async function orderFree() {
  const piece = await stockUp(shop.db, 20)
  const shopper = new Shopper(shop.url, 'en')
  await addToCart(shopper, { sku: piece.sku, qty: 1 })
  await shopper.send('POST', 'checkout/cart/giftcards', { code: 'TOUCH-9900-GBPS-DDDD' })
  await chooseShipping(shopper)
  const { body } = await placeOrder(shopper, 'free')
  const order = await shop.db.selectFrom('shop_order').selectAll().where('number', '=', body.order_number).executeTakeFirstOrThrow()
  if (order.grand_total > 0) throw new Error('orderFree: the card does not pay all of it')
  return { shopper, order }
}

test('an order that a gift card pays in full is confirmed as paid, and can be sent at once', async () => {
  const { shopper, order } = await orderFree()
  expect(order.status).toBe('paid')
  expect((await shopper.get('checkout/cart/last-order')).body).toMatchObject({ status: 'paid', payment: { instructions: null } })
  expect((await shopper.get('checkout/cart/payment-status')).body).toMatchObject({ status: 'paid', order_number: order.number })
  const mail = await shop.db.selectFrom('mail').selectAll().where('order_id', '=', order.id).executeTakeFirstOrThrow()
  expect(mail.body).toContain('Paid.')
  expect(mail.body).not.toContain('not received')
  expect(JSON.stringify(mail.papers)).toContain('Paid.')
  const operator = await logInOperator(shop.url)
  const page = textOf(await operator.open(`/operator/orders/${order.id}`))
  expect(page).toContain('Being prepared')
  expect(page).toContain('Mark as sent')
  expect(page).not.toContain('is expected')
  expect((await operator.open('/operator?need=send')).body).toContain(`>${order.number}<`)
  expect((await operator.open('/operator?need=expect')).body).not.toContain(`>${order.number}<`)
})
