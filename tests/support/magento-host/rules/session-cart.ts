// The cart of a visitor: a customer's own, or the one that a guest's session made by forms.
import type { Customer, Quote, Session } from '../sales.ts'
import type { Shop } from '../shop.ts'
import { openQuote } from './cart.ts'

/** A customer's active cart. */
export const customerQuote = (shop: Shop, customerId: number): Quote | null =>
  shop.quotes.find((quote) => quote.isActive && quote.customerId === customerId) ?? null

/** The active cart of a page's visitor. */
export const sessionQuote = (shop: Shop, session: Session, customer: Customer | null): Quote | null =>
  customer
    ? customerQuote(shop, customer.id)
    : (shop.quotes.find(({ id, isActive, customerId }) => isActive && customerId === null && id === session.quoteId) ?? null)

/** The same; creates one if there is none. */
export const demandSessionQuote = (shop: Shop, session: Session, customer: Customer | null, storeId: number): Quote => {
  const quote = sessionQuote(shop, session, customer) ?? openQuote(shop, storeId, customer?.id ?? null)
  if (!customer) session.quoteId = quote.id
  return quote
}
