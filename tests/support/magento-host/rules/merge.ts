// What becomes of a guest's cart when she turns out to be a customer.
import { stores } from '../data.ts'
import { RestError } from '../rest-error.ts'
import type { Customer, Quote, Session } from '../sales.ts'
import type { Shop } from '../shop.ts'
import { saveQuote } from './cart.ts'
import { customerQuote } from './session-cart.ts'

/** Puts the lines of one cart into another: equal choices add up, and nobody asks the stock. */
const mergeLines = (into: Quote, from: Quote): void => {
  for (const line of from.lines) {
    const same = into.lines.find(
      (other) => other.product.id === line.product.id && JSON.stringify(other.choice) === JSON.stringify(line.choice),
    )
    if (same) same.qty += line.qty
    else into.lines.push(line)
  }
  into.coupon ??= from.coupon
  saveQuote(into)
}

/** Gives a guest's cart to a customer: what her own cart holds moves into it, and that one ends. */
export const assignCustomer = (shop: Shop, quote: Quote, customer: Customer, storeId: number): void => {
  if (!stores.some(({ id }) => id === storeId))
    throw new RestError(400, "The customer can't be assigned to the cart. The cart belongs to a different store.")
  if (quote.customerId !== null) throw new RestError(400, "The customer can't be assigned to the cart because the cart isn't anonymous.")
  const own = customerQuote(shop, customer.id)
  if (own) {
    mergeLines(quote, own)
    own.isActive = false
  }
  Object.assign(quote, { customerId: customer.id, maskedId: null, email: customer.email })
}

/** On login by a form: the session's cart goes into the customer's, or becomes it. */
export const takeAlong = (shop: Shop, session: Session, customer: Customer): void => {
  const guest = shop.quotes.find(({ id, isActive, customerId }) => isActive && customerId === null && id === session.quoteId)
  session.quoteId = null
  if (!guest) return
  const own = customerQuote(shop, customer.id)
  if (own) {
    mergeLines(own, guest)
    guest.isActive = false
  } else Object.assign(guest, { customerId: customer.id, maskedId: null, email: customer.email })
}
