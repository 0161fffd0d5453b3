// Validates the payload of a tag: exactly Google's names and types, nothing else, and no personal data.
import * as v from 'valibot'

const Text = v.pipe(v.string(), v.nonEmpty())
const Money = v.pipe(
  v.number(),
  v.minValue(0),
  v.check((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, 'has parts of a cent'),
)
/** A price per piece; fractions of a cent remain if a discount does not divide evenly. */
const Piece = v.pipe(v.number(), v.minValue(0))
const Quantity = v.pipe(v.number(), v.integer(), v.minValue(1))

const Item = v.strictObject({
  item_id: Text,
  item_name: Text,
  item_group_id: v.optional(Text),
  item_brand: v.optional(Text),
  item_variant: v.optional(Text),
  item_variant_id: v.optional(Text),
  currency: v.literal('GBP'),
  price: Piece,
  discount: v.optional(Piece),
  quantity: Quantity,
  item_category: v.optional(Text),
  item_category2: v.optional(Text),
  item_category3: v.optional(Text),
  item_category4: v.optional(Text),
  item_category5: v.optional(Text),
  index: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  item_list_id: v.optional(Text),
  item_list_name: v.optional(Text),
  coupon: v.optional(Text),
})

const products = { items: v.pipe(v.array(Item), v.minLength(1)), currency: v.literal('GBP'), value: Money }
const list = { ...products, item_list_name: v.optional(Text), item_list_id: v.optional(Text) }
const basket = { ...products, coupon: v.optional(Text) }

const bodies = {
  view_item_list: list,
  select_item: list,
  view_item: products,
  add_to_wishlist: products,
  remove_from_wishlist: products,
  add_to_cart: products,
  remove_from_cart: products,
  view_cart: basket,
  begin_checkout: basket,
  add_shipping_info: { ...basket, shipping_tier: Text },
  add_payment_info: { ...basket, payment_type: Text },
  purchase: { ...basket, transaction_id: Text, affiliation: Text, tax: Money, shipping: Money },
}

/** The faults of a payload of the British store, as sentences; empty if it is valid. */
export function payloadProblems(event: string, ecommerce: unknown): string[] {
  const body = Object.entries(bodies).find(([name]) => name === event)?.[1]
  if (!body) return [`${event} is none of the twelve`]
  const result = v.safeParse(v.strictObject(body), ecommerce)
  if (!result.success) return result.issues.map((issue) => `${event} ${v.getDotPath(issue) ?? ''}: ${issue.message}`)
  const { items, value } = result.output
  const sum = items.reduce((total, { price, quantity }) => total + price * quantity, 0)
  return Math.abs(sum - value) < 0.0051 ? [] : [`${event} is worth ${value}, its items ${sum}`]
}
