// The totals of a cart, in cents with tax; the tax is calculated once, from the amount to pay.
import { coupons, shippingRules } from '../data.ts'
import type { Cart, Line } from '../sales.ts'
import { inStore } from './prices.ts'

export interface LineTotals {
  line: Line
  unit: number
  row: number
  discount: number
}

export interface Totals {
  lines: LineTotals[]
  subtotal: number
  discount: number
  shipping: number
  tax: number
  /** The amount that a gift card pays. */
  giftCard: number
  total: number
}

/** The tax within an amount. */
export const taxWithin = (cents: number, percent: number): number => Math.round((cents * percent) / (100 + percent))

const couponOf = (cart: Cart, subtotal: number) => {
  const coupon = coupons.find(({ code }) => code === cart.coupon)
  return coupon && subtotal >= inStore(cart.store, coupon.minimum) ? coupon : undefined
}

/** A percentage of each row, or an amount spread over the rows so that the parts add up to it. */
const discountsOf = (cart: Cart, rows: number[], subtotal: number): number[] => {
  const coupon = couponOf(cart, subtotal)
  if (coupon === undefined || subtotal === 0) return rows.map(() => 0)
  if (coupon.percent > 0) return rows.map((row) => Math.round((row * coupon.percent) / 100))
  const amount = Math.min(inStore(cart.store, coupon.amount), subtotal)
  let given = 0
  return rows.map((row, index) => {
    const part = index === rows.length - 1 ? amount - given : Math.floor((amount * row) / subtotal)
    given += part
    return part
  })
}

/** The shipping cost: free from a subtotal on. */
export const shippingCents = (cart: Cart, rule: { price: number; free_from: number }, paid: number): number =>
  paid >= inStore(cart.store, rule.free_from) ? 0 : inStore(cart.store, rule.price)

export const subtotalOf = (cart: Cart): number =>
  cart.lines.reduce((sum, line) => sum + (line.isGift ? 0 : line.choice.unit(line.qty) * line.qty), 0)

export const totalsOf = (cart: Cart): Totals => {
  const units = cart.lines.map((line) => (line.isGift ? 0 : line.choice.unit(line.qty)))
  const rows = cart.lines.map((line, index) => (units[index] ?? 0) * line.qty)
  const subtotal = rows.reduce((sum, row) => sum + row, 0)
  const discounts = discountsOf(cart, rows, subtotal)
  const discount = discounts.reduce((sum, part) => sum + part, 0)
  const rule = shippingRules.find(({ carrier, method }) => carrier === cart.method?.carrier && method === cart.method.method)
  const shipping = rule ? shippingCents(cart, rule, subtotal - discount) : 0
  const due = subtotal - discount + shipping
  const giftCard = Math.min(cart.giftCard?.cents ?? 0, due)
  return {
    lines: cart.lines.map((line, index) => ({ line, unit: units[index] ?? 0, row: rows[index] ?? 0, discount: discounts[index] ?? 0 })),
    subtotal,
    discount,
    shipping,
    tax: taxWithin(due, cart.store.tax),
    giftCard,
    total: due - giftCard,
  }
}
