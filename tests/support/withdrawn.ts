// Orders with withdrawals, for tests of the operator's pages.
import { Shopper } from './shopper.ts'
import type { StoreCode } from '#demo-pages/host/store-view.ts'
import { addToCart, chooseShipping, decide, paymentAt, placeOrder, purchase, type Piece } from './purchase.ts'
import type { StartedHost } from './serve-shop.ts'

/** The text of a page, with single spaces. */
export const textOf = (page: { body: string }): string =>
  page.body
    .replaceAll(/<[^>]*>|\s+/g, ' ')
    .replaceAll('&#39;', '’')
    .replaceAll(/ +/g, ' ')

/** An order of two pieces with a withdrawal of one of them; by card it is paid. */
export async function withdrawnOrder(
  shop: StartedHost,
  piece: Piece,
  { method = 'creditcard', store = 'en' }: { method?: string; store?: StoreCode } = {},
) {
  const shopper = new Shopper(shop.url, store)
  const { body } = await purchase(shopper, piece, { qty: 2, method })
  if (method === 'creditcard') await pay(shopper, body.redirect_url)
  const order = await shop.db.selectFrom('shop_order').selectAll().where('number', '=', body.order_number).executeTakeFirstOrThrow()
  const item = await shop.db.selectFrom('order_item').selectAll().where('order_id', '=', order.id).executeTakeFirstOrThrow()
  const { id, reference } = await withdraw(shop, shopper, order, item.id, 1)
  const paidBack = () => (method === 'creditcard' ? paymentAt(shop, body.redirect_url).paid_back : null)
  return { shopper, order, item, caseId: id, reference, paidBack, path: `/operator/orders/${order.id}` }
}

/** An order of four pieces that a gift card pays in part, and withdrawals from it. */
export async function orderWithCard(shop: StartedHost, piece: Piece, method: 'creditcard' | 'banktransfer') {
  const shopper = new Shopper(shop.url, 'en')
  await addToCart(shopper, { sku: piece.sku, qty: 4 })
  await chooseShipping(shopper)
  await shopper.send('POST', 'checkout/cart/giftcards', { code: 'TOUCH-2500-GBPS-CCCC' })
  const { body } = await placeOrder(shopper, method, `with-a-card-${method}`)
  if (method === 'creditcard') await pay(shopper, body.redirect_url)
  const order = await shop.db.selectFrom('shop_order').selectAll().where('number', '=', body.order_number).executeTakeFirstOrThrow()
  if (order.gift_cards !== 2_500 || order.grand_total === 0) throw new Error('orderWithCard: the card does not pay a part of it')
  const item = await shop.db.selectFrom('order_item').select('id').where('order_id', '=', order.id).executeTakeFirstOrThrow()
  const caseOf = async (quantity: number) => (await withdraw(shop, shopper, order, item.id, quantity)).id
  return { order, caseOf, path: `/operator/orders/${order.id}` }
}

async function pay(shopper: Shopper, redirectUrl: string): Promise<void> {
  await decide(shopper, redirectUrl, 'paid')
  await shopper.get('checkout/cart/payment-status')
}

async function withdraw(
  shop: StartedHost,
  shopper: Shopper,
  { email, number }: { email: string; number: string },
  itemId: number,
  quantity: number,
): Promise<{ id: number; reference: string }> {
  const who = { email, order_number: number, name: 'Sanne' }
  const { body } = await shopper.send('POST', 'returns/post/withdrawal', { ...who, items: [{ item_id: itemId, quantity }] })
  return shop.db.selectFrom('return_case').select(['id', 'reference']).where('reference', '=', body.reference).executeTakeFirstOrThrow()
}
