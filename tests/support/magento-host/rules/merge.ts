// Takes over a guest's cart when she logs in.
import { stores } from '../data.ts'
import { RestError } from '../rest-error.ts'
import type { Customer, Quote, Session } from '../sales.ts'
import type { Shop } from '../shop.ts'
import { saveQuote } from './cart.ts'
import { customerQuote } from './session-cart.ts'

/** Adds the lines of one cart to another: equal choices add up, without checking the stock. */
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

/** Gives a guest's cart to a customer: the lines of her own cart move into it, and her own cart ends. */
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

/** At login by a form: merges the session's cart into the customer's, or makes it hers. */
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
