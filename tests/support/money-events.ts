// The events that change the money of one order: its end, its payment and its cases, each sent to the shop process that the test names.
import { decideAsked, receiveAsked } from './operator.ts'
import type { Piece } from './purchase.ts'
import { addToCart, chooseShipping } from './purchase.ts'
import type { ShopProcesses } from './shop-processes.ts'
import type { Answer, Shopper } from './shopper.ts'

/** An order whose money is checked. */
export interface MoneyOrder {
  shop: ShopProcesses
  /** Who placed it; a customer of the shop if she pays by transfer, else a guest. */
  shopper: Shopper
  operator: Shopper
  email: string
  id: number
  number: string
  item: number
  /** The provider's id of the payment; null for a transfer. */
  payment: string | null
  /** Its coupon and its card, each null where it has none. */
  coupon: string | null
  card: string | null
  /** The piece that she buys in a second order. */
  other: Piece
}

/** Sends an event to the process at this address; returns the statuses of the answers. */
type Happening = (order: MoneyOrder, url: string) => Promise<number[]>

/** The names of the events. */
export type MoneyEvent = 'cancel' | 'expire' | 'pay' | 'withdraw' | 'return' | 'approve' | 'reorder'

/** How to send each event. */
export const happenings: Record<MoneyEvent, Happening> = {
  cancel: async ({ shopper, number, payment }, url) => {
    const path = payment === null ? `api/customer/orders/${number}/cancel` : 'checkout/cart/payment-cancel'
    return statuses(await shopper.at(url).send('POST', path))
  },
  expire: async (order, url) => {
    if (order.payment === null) return []
    const { books } = order.shop.provider
    if (books.read(order.payment)?.status === 'open') books.confirm(order.payment, 'expired')
    return notify(order, url)
  },
  pay: async (order, url) => {
    if (order.payment === null) return statuses(await receiveAsked(order.operator.at(url), order.id))
    const { books } = order.shop.provider
    if (books.read(order.payment)?.status !== 'paid') books.confirm(order.payment, 'paid')
    return notify(order, url)
  },
  withdraw: async ({ shopper, email, number, item }, url) => {
    const body = { email, order_number: number, name: 'Sanne', items: [{ item_id: item, quantity: 1 }] }
    return statuses(await shopper.at(url).send('POST', 'returns/post/withdrawal', body))
  },
  return: async ({ shop, shopper, operator, email, id, number, item }, url) => {
    const sending = { [`qty[${item}]`]: '1', carrier: 'postnl', tracking_code: `MONEY-${id}` }
    const sent = await operator.at(url).submit(`/operator/orders/${id}/send`, sending)
    const parcel = await shop.db.selectFrom('parcel').select('id').where('order_id', '=', id).executeTakeFirst()
    const came = parcel && (await operator.at(url).submit(`/operator/orders/${id}/deliver`, { parcel: String(parcel.id) }))
    const body = { email, order_number: number, items: [{ item_id: item, quantity: 1, reason_code: 'too-small' }] }
    return statuses(sent, came ?? null, await shopper.at(url).send('POST', 'returns/post/order', body))
  },
  approve: async ({ shop, operator, id }, url) => {
    const cases = await shop.db.selectFrom('return_case').select('id').where('order_id', '=', id).execute()
    const decide = (row: { id: number }) => decideAsked(operator.at(url), id, row.id)
    return statuses(...(await Promise.all(cases.map(decide))))
  },
  reorder: async ({ shopper, email, other, coupon, card }, url) => {
    const device = shopper.at(url)
    const quote = await device.get('checkout/cart/quote')
    const lines: { item_id: number }[] = quote.body?.items ?? []
    const removed: Answer[] = []
    for (const { item_id } of lines) removed.push(await device.send('DELETE', `checkout/cart/items/${item_id}`))
    return statuses(
      quote,
      ...removed,
      await addToCart(device, { sku: other.sku, qty: 1 }),
      await placeAnew(device, { email, coupon, card }),
    )
  },
}

/** Applies coupon and card, chooses the delivery, and places the order. */
export async function placeAnew(
  shopper: Shopper,
  { email, coupon, card, method = 'banktransfer' }: { email: string; coupon: string | null; card: string | null; method?: string },
): Promise<Answer> {
  if (coupon !== null) await shopper.send('POST', 'checkout/cart/coupons', { coupon_code: coupon })
  if (card !== null) await shopper.send('POST', 'checkout/cart/giftcards', { code: card })
  await chooseShipping(shopper)
  const body = { email, shippingOptions: {}, paymentMethod: { method, additional_data: {} } }
  return shopper.send('POST', 'checkout/cart/payment-information', body)
}

/** Delivers the provider's signed notice. */
async function notify({ shop: { provider }, payment }: MoneyOrder, url: string): Promise<number[]> {
  const known = provider.books.read(payment ?? '')
  if (!known) throw new Error(`money-events: the provider has no payment ${payment}`)
  const body = JSON.stringify({ id: known.id, reference: known.reference, status: known.status })
  const isAnnounced = await provider.notices.deliver({ url: url + new URL(known.notice_url).pathname, body })
  return [isAnnounced ? 200 : 500]
}

function statuses(...answers: readonly (Answer | null)[]): number[] {
  return answers.flatMap((answer) => answer?.status ?? [])
}
