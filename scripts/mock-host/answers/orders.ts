// Placed orders: the confirmation, the payment's outcome, the customer's list, and returns.
import { cancelPayment, getLastOrder, getPaymentStatus } from '#shared/checkout/outcome/calls.ts'
import { lastOrderAnswer, paymentStatusAnswer } from '#shared/checkout/outcome/examples.ts'
import { getMyOrder, getOrders } from '#shared/orders/calls.ts'
import { myOrderAnswer, ordersAnswer } from '#shared/orders/examples.ts'
import { fetchReturnOrder } from '#shared/orders/returns/calls.ts'
import { returnOrderAnswer } from '#shared/orders/returns/examples.ts'
import { answer, type Asked, objectOf, textOf } from '../answer.ts'
import { Refusal } from '../refusal.ts'
import type { Order, Visitor } from '../visitor.ts'
import type { World } from '../world.ts'
import { itemJson } from './cart.ts'
import { payUrl } from './checkout.ts'

const labels: Readonly<Record<Order['status'], string>> = {
  open: 'Payment expected',
  pending: 'Payment expected',
  paid: 'Paid',
  canceled: 'Canceled',
  failed: 'Not paid',
}

function lineJson(line: Order['lines'][number]) {
  const { extension_attributes: more, item_id, name, qty, price_incl_tax, row_total_incl_tax, sku } = itemJson(line)
  return {
    ...{ item_id, sku, parent_sku: more.sku, name, qty, price_incl_tax, row_total_incl_tax },
    ...{ product_id: more.product_id, image: more.image, url: more.url, options: more.options },
  }
}

/** The order for its confirmation. */
export function orderJson({ number, status, email, lines, totals, shipping, billing, paymentTitle, placedAt }: Order, { store }: World) {
  return lastOrderAnswer({
    ...{ order_number: number, status, email, grand_total: totals.grand_total, currency: store.currency },
    ...{ items: lines.map(lineJson), totals, shipping_address: shipping.address, billing_address: billing },
    ...{ shipping_title: shipping.title, delivery_slot: null, payment_title: paymentTitle, created_at: placedAt },
    payment: { instructions: status === 'pending' ? 'Please transfer the amount within a week.' : null },
  })
}

function lastOf({ lastOrder }: Visitor): Order {
  if (!lastOrder) throw new Refusal(404, 'Nothing was ordered in this session.', 'order')
  return lastOrder
}

/** The orders of the customer, the newest first. */
const ownOrders = ({ visitor: { customer }, world }: Asked): Order[] =>
  world.orders.filter(({ customerId }) => customerId !== null && customerId === customer?.id).toReversed()

function statusOf({ lastOrder: order }: Visitor, world: World) {
  if (!order) return paymentStatusAnswer({ status: 'none', order_number: null })
  return paymentStatusAnswer({
    ...{ status: order.status, order_number: order.number },
    redirect_url: order.status === 'open' ? payUrl(order, world) : null,
  })
}

/** Ends the payment of an order; if it fails, the cart is as it was before. */
export function decide(visitor: Visitor, order: Order, status: 'paid' | 'canceled' | 'failed'): void {
  if (order.status !== 'open') return
  order.status = status
  if (status !== 'paid') visitor.restore(order)
}

/** The answers. */
export const orderAnswers = [
  answer(getPaymentStatus, ({ visitor, world }) => statusOf(visitor, world)),
  answer(cancelPayment, ({ visitor, world }) => {
    const order = visitor.lastOrder
    if (order?.status !== 'open') throw new Refusal(409, 'No payment is open.', 'payment')
    decide(visitor, order, 'canceled')
    return statusOf(visitor, world)
  }),
  answer(getLastOrder, ({ visitor, world }) => orderJson(lastOf(visitor), world)),
  answer(getOrders, (asked) =>
    ordersAnswer({
      total: ownOrders(asked).length,
      items: ownOrders(asked).map(({ number, placedAt, status, totals, lines }) => ({
        ...{
          number,
          created_at: placedAt,
          status,
          status_label: labels[status],
          grand_total: totals.grand_total,
          currency: asked.world.store.currency,
        },
        items_qty: lines.reduce((all, { quantity }) => all + quantity, 0),
        items: lines.map(({ piece: { product }, quantity }) => ({ name: product.name, qty: quantity, image: product.picture })),
      })),
    }),
  ),
  answer(getMyOrder, (asked) => {
    const { at, world } = asked
    const order = ownOrders(asked).find(({ number }) => number === at['number'])
    if (!order) throw new Refusal(404, 'There is no such order.', 'order')
    const { number, placedAt, status, email, totals, lines, shipping, billing, paymentTitle } = order
    return myOrderAnswer({
      ...{ number, created_at: placedAt, status, status_label: labels[status], email, currency: world.store.currency },
      ...{ grand_total: totals.grand_total, totals, items: lines.map(lineJson) },
      ...{ shipping_address: shipping.address, billing_address: billing, shipping_title: shipping.title, payment_title: paymentTitle },
      can_cancel: false,
    })
  }),
  answer(fetchReturnOrder, ({ world, body }) => {
    const given = objectOf(body['params'] ?? body)
    const order = world.orders.find(({ number, email }) => number === textOf(given['order_number']) && email === textOf(given['email']))
    if (!order) return { success: 0, error: 'No order found for this number and e-mail address.', order: null }
    return {
      ...{ success: 1, error: null },
      order: returnOrderAnswer({
        ...{ id: order.id, increment_id: order.number, created_at: order.placedAt, return_until: null },
        items: order.lines.map(({ id, piece, quantity }) => ({
          ...{
            id,
            sku: piece.sku,
            name: piece.product.name,
            image: piece.product.picture,
            qty_ordered: quantity,
            qty_returnable: quantity,
          },
          no_return_reason: null,
          options: piece.options.map(({ attribute, label }) => ({ label: attribute.label, value: label })),
        })),
      }),
    }
  }),
]
