// A cart's lines: added, changed, removed; equal choices of a product are one line.
import { bySku } from '../data.ts'
import { numberOf, textOf, type Fields } from '../json.ts'
import { noSuch, RestError } from '../rest-error.ts'
import type { Line, Quote } from '../sales.ts'
import { nextId, now, randomKey, type Shop } from '../shop.ts'
import { blankAddress } from './addresses.ts'
import { choose, choosesSomething, type Chosen } from './choice.ts'
import { dropCoupon } from './coupons.ts'
import { demandStock, isSalable } from './stock.ts'
import type { Product } from '../goods.ts'

/** Creates an empty cart: a guest's has a mask, a customer's has none. */
export const openQuote = (shop: Shop, storeId: number, customerId: number | null): Quote => {
  const quote: Quote = {
    id: nextId(shop, 'quote'),
    maskedId: customerId === null ? randomKey() : null,
    storeId,
    customerId,
    isActive: true,
    lines: [],
    coupon: null,
    email: null,
    billing: blankAddress(shop),
    shipping: blankAddress(shop),
    shippingMethod: null,
    payment: null,
    createdAt: now(),
    updatedAt: now(),
  }
  shop.quotes.push(quote)
  return quote
}

/** A guest's cart by its mask. A cart that became an order keeps its mask, but is not active any more. */
export const maskedQuote = (shop: Shop, maskedId: string | null): Quote => {
  const quote = shop.quotes.find((candidate) => maskedId !== null && candidate.maskedId === maskedId)
  if (!quote?.isActive) throw noSuch('cartId', quote ? String(quote.id) : null)
  return quote
}

/** Runs after every change of a cart. */
export const saveQuote = (quote: Quote): void => {
  quote.updatedAt = now()
  dropCoupon(quote)
}

const isSame = (line: Line, product: Product, chosen: Chosen): boolean =>
  line.product.id === product.id && JSON.stringify(line.choice) === JSON.stringify(chosen.choice)

/** The quantity of a request, which must be above 0. */
const quantity = (item: Fields): number => {
  const qty = numberOf(item['qty'])
  if (qty === null || qty <= 0)
    throw new RestError(400, 'Invalid value of "%value" provided for the %fieldName field.', {
      fieldName: 'qty',
      value: textOf(item['qty']),
    })
  return qty
}

/** Adds a product to a cart, or increases the line that already has it. */
export const addLine = (shop: Shop, quote: Quote, item: Fields): Line => {
  const qty = quantity(item)
  const product = bySku(textOf(item['sku']) ?? '')
  if (!product) throw new RestError(404, "The product that was requested doesn't exist. Verify the product and try again.")
  if (!isSalable(shop, product)) throw new RestError(400, 'Product that you are trying to add is not available.')
  return putLine(shop, quote, product, choose(product, item['product_option']), qty)
}

/** Adds resolved pieces to a cart. */
export const putLine = (shop: Shop, quote: Quote, product: Product, chosen: Chosen, qty: number): Line => {
  const known = quote.lines.find((line) => isSame(line, product, chosen))
  const wanted: Line = { id: known?.id ?? 0, product, ...chosen, qty: qty + (known?.qty ?? 0) }
  demandStock(
    shop,
    wanted,
    quote.lines.filter((line) => line !== known),
  )
  const line = known ?? { ...wanted, id: nextId(shop, 'quote_item') }
  line.qty = wanted.qty
  if (!known) quote.lines.push(line)
  saveQuote(quote)
  return line
}

export const lineOf = (quote: Quote, itemId: number): Line => {
  const line = quote.lines.find(({ id }) => id === itemId)
  if (!line) throw new RestError(404, "The %1 Cart doesn't contain the %2 item.", [String(quote.id), itemId])
  return line
}

/** Changes a line's quantity; another choice makes another line with its own id. */
export const changeLine = (shop: Shop, quote: Quote, itemId: number, item: Fields): Line => {
  const qty = quantity(item)
  const line = lineOf(quote, itemId)
  const others = quote.lines.filter((other) => other !== line)
  if (choosesSomething(item['product_option'])) {
    const chosen = choose(line.product, item['product_option'])
    if (!isSame(line, line.product, chosen)) {
      const rest: Quote = { ...quote, lines: others }
      const changed = putLine(shop, rest, line.product, chosen, qty)
      quote.lines = rest.lines
      saveQuote(quote)
      return changed
    }
  }
  demandStock(shop, { ...line, qty }, others)
  line.qty = qty
  saveQuote(quote)
  return line
}

export const removeLine = (quote: Quote, itemId: number): void => {
  const line = lineOf(quote, itemId)
  quote.lines = quote.lines.filter((other) => other !== line)
  saveQuote(quote)
}

export const itemsQty = (quote: Quote): number => quote.lines.reduce((sum, { qty }) => sum + qty, 0)
