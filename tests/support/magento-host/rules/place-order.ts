// Makes a cart an order: once, with an address, a shipping method and a payment, if everything is in stock.
import { countryOf, sales, stores } from '../data.ts'
import { RestError } from '../rest-error.ts'
import type { Address, Order, Quote } from '../sales.ts'
import { nextId, now, type Shop } from '../shop.ts'
import { lacksOf } from './addresses.ts'
import { rateByCode } from './shipping.ts'
import { piecesOf, shortage } from './stock.ts'
import { totalsOf } from './totals.ts'
import { itemName, lineSku } from './line-names.ts'

const demandAddress = (address: Address, kind: string): void => {
  const lacks = lacksOf(address)
  if (lacks.length > 0)
    throw new RestError(400, `Please check the ${kind} address information. %1`, [
      lacks.map((name) => `"${name}" is required. Enter and try again.`).join(' '),
    ])
}

/** Refuses a payment method that the shop does not offer. */
export const demandPayment = (method: string | null): void => {
  if (!sales.payments.some(({ code }) => code === method)) throw new RestError(400, 'The requested Payment Method is not available.')
}

const demandComplete = (shop: Shop, quote: Quote): void => {
  if (quote.lines.length === 0)
    throw new RestError(400, 'A server error stopped your order from being placed. Please try to place your order again.')
  const missing = shortage(shop, quote.lines)
  if (missing)
    throw new RestError(
      400,
      shop.stock.get(missing.id) === 0 ? 'Some of the products are out of stock.' : 'The requested qty is not available',
    )
  demandAddress(quote.shipping, 'shipping')
  if (!countryOf(quote.shipping.countryId))
    throw new RestError(400, "Some addresses can't be used due to the configurations for specific countries.")
  if (!rateByCode(quote, quote.shipping.countryId, quote.shippingMethod))
    throw new RestError(400, 'The shipping method is missing. Select the shipping method and try again.')
  demandAddress(quote.billing, 'billing')
  if (!quote.payment) throw new RestError(400, 'Enter a valid payment method and try again.')
}

/** Each store view numbers its own orders; all but the first put their id in front. */
const incrementId = (shop: Shop, storeId: number): string =>
  `${storeId === 1 ? '0' : String(storeId)}${String(nextId(shop, `sequence_order_${storeId}`)).padStart(8, '0')}`

/** Places the order of an active cart, which ends the cart. */
export const placeOrder = (shop: Shop, quote: Quote, placedWith: string): Order => {
  demandComplete(shop, quote)
  const totals = totalsOf(quote)
  const store = stores.find(({ id }) => id === quote.storeId)
  for (const [id, qty] of piecesOf(quote.lines)) shop.stock.set(id, (shop.stock.get(id) ?? 0) - qty)
  quote.isActive = false
  const method = quote.payment?.method ?? ''
  const order: Order = {
    id: nextId(shop, 'sales_order'),
    incrementId: incrementId(shop, quote.storeId),
    quoteId: quote.id,
    storeId: quote.storeId,
    customerId: quote.customerId,
    email: quote.email ?? quote.billing.email ?? '',
    state: method === 'ideal' ? 'pending_payment' : 'new',
    lines: totals.lines.map(({ line, rowIncl }) => ({
      sku: lineSku(line),
      name: store ? itemName(store, line) : line.product.sku,
      qty: line.qty,
      rowTotalInclTax: rowIncl / 100,
    })),
    coupon: quote.coupon,
    shippingMethod: quote.shippingMethod ?? '',
    paymentMethod: method,
    shipping: quote.shipping,
    billing: quote.billing,
    subtotalInclTax: totals.subtotalIncl / 100,
    shippingInclTax: totals.shippingIncl / 100,
    discount: totals.discount / 100,
    tax: totals.tax / 100,
    grandTotal: totals.grand / 100,
    createdAt: now(),
    placedWith,
  }
  shop.orders.push(order)
  return order
}

/** Cancels an order whose payment failed: restores the stock and the cart. */
export const cancelOrder = (shop: Shop, order: Order): void => {
  const quote = shop.quotes.find(({ id }) => id === order.quoteId)
  if (!quote || order.state !== 'pending_payment') return
  order.state = 'canceled'
  for (const [id, qty] of piecesOf(quote.lines)) shop.stock.set(id, (shop.stock.get(id) ?? 0) + qty)
  quote.isActive = true
}
