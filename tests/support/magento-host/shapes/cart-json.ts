// A cart and its items in the web API's form. Item prices exclude tax.
import { stores, defaultStore } from '../data.ts'
import type { Json } from '../json.ts'
import { itemsQty } from '../rules/cart.ts'
import { itemName, lineSku } from '../rules/line-names.ts'
import { totalsOf, type LineTotals } from '../rules/totals.ts'
import type { Customer, Line, Quote } from '../sales.ts'
import { addressJson } from './address-json.ts'
import { customerJson } from './customer-json.ts'

const productOption = ({ choice }: Line): Json => {
  if (choice.configurable) return { extension_attributes: { configurable_item_options: choice.configurable } }
  return choice.bundle ? { extension_attributes: { bundle_options: choice.bundle } } : null
}

const itemJson = (quote: Quote, { line, rowNet }: LineTotals, quoteId: string) => ({
  item_id: line.id,
  sku: lineSku(line),
  qty: line.qty,
  name: itemName(stores.find(({ id }) => id === quote.storeId) ?? defaultStore, line),
  price: Math.round(rowNet / line.qty) / 100,
  product_type: line.product.type,
  quote_id: quoteId,
  product_option: productOption(line),
})

/** All items; a guest's contain the mask, a customer's the cart's id. */
export const itemsJson = (quote: Quote) =>
  totalsOf(quote).lines.map((totals) => itemJson(quote, totals, quote.maskedId ?? String(quote.id)))

/** One item after a change: it contains the cart's id, also for a guest. */
export const oneItemJson = (quote: Quote, line: Line): Json => {
  const totals = totalsOf(quote).lines.find((candidate) => candidate.line.id === line.id)
  return totals ? itemJson(quote, totals, String(quote.id)) : null
}

const currency = {
  global_currency_code: 'EUR',
  base_currency_code: 'EUR',
  store_currency_code: 'EUR',
  quote_currency_code: 'EUR',
  store_to_base_rate: 0,
  store_to_quote_rate: 0,
  base_to_global_rate: 1,
  base_to_quote_rate: 1,
}

/** The whole cart. */
export const cartJson = (quote: Quote, customer: Customer | null) => {
  const items = itemsJson(quote)
  return {
    id: quote.id,
    created_at: quote.createdAt,
    updated_at: quote.updatedAt,
    is_active: quote.isActive,
    is_virtual: false,
    items,
    items_count: quote.lines.length,
    items_qty: itemsQty(quote),
    customer: customer ? customerJson(customer) : {},
    billing_address: addressJson(quote.billing),
    orig_order_id: 0,
    currency,
    customer_is_guest: customer === null,
    customer_note_notify: true,
    customer_tax_class_id: 3,
    store_id: quote.storeId,
    extension_attributes: {
      shipping_assignments:
        items.length === 0 ? [] : [{ shipping: { address: addressJson(quote.shipping), method: quote.shippingMethod }, items }],
    },
  }
}
