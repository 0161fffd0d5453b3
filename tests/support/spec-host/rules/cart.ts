// A cart's rules: lines of the same choice are merged, and stock limits the quantity.
import type { Platform } from '../platform.ts'
import type { Product, Store } from '../goods.ts'
import type { Cart, Choice, Line, Session } from '../sales.ts'
import { choose } from './choose.ts'
import { find } from './catalog.ts'
import { entries, fields, numeric, text } from './read.ts'
import { noSuch, Refusal } from './refusal.ts'

/** The cart of a session in a store, or Magento's 404. An emptied cart is gone on some platforms. */
export const cartOf = (platform: Platform, session: Session, store: Store): Cart => {
  const cart = session.carts.get(store.id)
  const isGone = cart?.lines.length === 0 && platform.draws.pick('emptied cart', [false, true])
  if (cart === undefined || isGone) throw noSuch('cartId', cart?.id ?? null)
  return cart
}

const openCart = (platform: Platform, session: Session, store: Store): Cart => {
  const known = session.carts.get(store.id)
  if (known) return known
  const cart: Cart = {
    id: platform.next('cart'),
    store,
    lines: [],
    coupon: null,
    giftCard: null,
    billing: null,
    shipping: null,
    method: null,
    payment: null,
    email: session.customer?.email ?? null,
    extension: {},
    lastAdded: null,
    createdAt: new Date().toISOString().slice(0, 19).replace('T', ' '),
  }
  session.carts.set(store.id, cart)
  return cart
}

/** The number of pieces of each unit in a cart. */
export const neededBy = (lines: Pick<Line, 'choice' | 'qty'>[]): Map<string, number> => {
  const needed = new Map<string, number>()
  for (const { choice, qty } of lines)
    for (const [sku, count] of Object.entries(choice.needs)) needed.set(sku, (needed.get(sku) ?? 0) + count * qty)
  return needed
}

/** The first unit without enough stock, if any. */
export const shortage = (platform: Platform, lines: Pick<Line, 'choice' | 'qty'>[]): string | undefined =>
  [...neededBy(lines)].find(([sku, count]) => count > (platform.stock.get(sku) ?? 0))?.[0]

const checkQty = (qty: number): void => {
  if (!(qty >= 1) || !Number.isInteger(qty)) throw new Refusal(400, 'The fewest you may purchase is %1.', { 1: 1 })
}

const checkStock = (platform: Platform, lines: Pick<Line, 'choice' | 'qty'>[], product: Product): void => {
  const short = shortage(platform, lines)
  if (short === undefined) return
  const left = platform.stock.get(short) ?? 0
  if (left === 0) throw new Refusal(400, 'Product that you are trying to add is not available.')
  throw new Refusal(400, 'The requested qty of "%1" is not available. Only %2 left.', { 1: product.name, 2: left })
}

interface Wanted {
  product: Product
  choice: Choice
  qty: number
}

/** Replaces a grouped product by its parts: `grouped_options` has the quantity of each. */
const partsOf = (store: Store, product: Product, qty: number, productOption: unknown): Wanted[] => {
  const rows = entries(fields(fields(productOption).extension_attributes).grouped_options).map(fields)
  const parts = (product.grouped ?? []).flatMap((part) => {
    const own = find(store, part.sku)
    const row = rows.find((candidate) => own && numeric(candidate.id) === own.id)
    const count = row ? numeric(row.qty) : 0
    return own && count > 0 ? [{ product: own, choice: choose(store, own, {}, own.sku), qty: count * qty }] : []
  })
  if (parts.length === 0) throw new Refusal(400, 'Please specify the quantity of product(s).')
  return parts
}

const wantedBy = (store: Store, item: Record<string, unknown>): Wanted[] => {
  const product = find(store, text(item.sku))
  if (product === undefined || product.gift)
    throw new Refusal(404, "The product that was requested doesn't exist. Verify the product and try again.")
  const qty = item.qty === undefined ? 1 : numeric(item.qty)
  checkQty(qty)
  if (product.type === 'grouped') return partsOf(store, product, qty, item.product_option)
  return [{ product, choice: choose(store, product, item.product_option, text(item.sku)), qty }]
}

const isSame = (line: Line, { product, choice }: Wanted): boolean =>
  !line.isGift &&
  line.product === product &&
  line.choice.sku === choice.sku &&
  JSON.stringify(line.choice.options) === JSON.stringify(choice.options)

/** Adds all items or none of them. */
export const addToCart = (platform: Platform, session: Session, store: Store, items: unknown[]): Cart => {
  const wanted = items.flatMap((item) => wantedBy(store, fields(item)))
  const existing = session.carts.get(store.id)?.lines ?? []
  for (const [index, entry] of wanted.entries()) checkStock(platform, [...existing, ...wanted.slice(0, index + 1)], entry.product)
  const cart = openCart(platform, session, store)
  for (const entry of wanted) {
    const line = cart.lines.find((candidate) => isSame(candidate, entry))
    if (line) line.qty += entry.qty
    else cart.lines.push({ itemId: platform.next('item'), ...entry, isGift: false })
    cart.lastAdded = line?.itemId ?? cart.lines.at(-1)?.itemId ?? null
  }
  return cart
}

export const lineOf = (cart: Cart, itemId: number): Line => {
  const line = cart.lines.find((candidate) => candidate.itemId === itemId)
  if (line === undefined) throw new Refusal(404, "The %1 Cart doesn't contain the %2 item.", { 1: cart.id, 2: itemId })
  return line
}

export const updateLine = (platform: Platform, cart: Cart, itemId: number, qty: number): Line => {
  const line = lineOf(cart, itemId)
  checkQty(qty)
  if (line.isGift) throw new Refusal(400, 'This quantity cannot be changed.')
  const changed = cart.lines.map((candidate) => (candidate === line ? { ...line, qty } : candidate))
  checkStock(platform, changed, line.product)
  line.qty = qty
  return line
}

export const removeLine = (cart: Cart, itemId: number): void => {
  const line = lineOf(cart, itemId)
  cart.lines = cart.lines.filter((candidate) => candidate !== line)
}

export const countOf = (cart: Cart | undefined): number => (cart?.lines ?? []).reduce((sum, line) => sum + line.qty, 0)
