// The cart as `GET checkout/cart/quote` shows it, and what is sent to fill it.
import * as v from 'valibot'
import { ProductType } from './goods.ts'
import { Amount, Facts, Flag, OptionalAmount, OptionalCount, OptionalUrl, orEmpty } from './answer-parts.ts'
import { Count, Decoration, Id, Label, list, object, OptionalId } from './parts.ts'

/** A choice as a person reads it: colour, red. */
export const ShownOption = object({ label: v.string(), value: Label })
export type ShownOption = v.InferOutput<typeof ShownOption>

const Attributes = object({
  sku: Decoration,
  /** Null where the host does not say; then nothing is said of stock. */
  product_stock: OptionalCount,
  product_id: OptionalId,
  /** Printed as "from" where the host sends it. */
  from_price: OptionalAmount,
  /** From the department down; five levels at most go to analytics. */
  categories: list(Label),
  /** The brand; its name on the wire is not shown in the contract, so both are read. */
  manufacturer: Decoration,
  image: OptionalUrl,
  url: OptionalUrl,
  options: list(ShownOption),
  min_qty: OptionalCount,
  max_qty: OptionalCount,
  qty_editable: v.fallback(v.nullish(v.boolean(), true), true),
  delivery: Decoration,
  is_free_gift: Flag,
  no_return: Flag,
})

/** One cart line. */
export const QuoteItem = object({
  item_id: Id,
  sku: v.string(),
  name: v.nullish(v.string(), ''),
  qty: Count,
  price: OptionalAmount,
  price_incl_tax: OptionalAmount,
  row_total_incl_tax: OptionalAmount,
  product_type: ProductType,
  product_option: v.fallback(v.nullish(Facts, null), null),
  extension_attributes: orEmpty(Attributes),
})
export type QuoteItem = v.InferOutput<typeof QuoteItem>

const LastAdded = v.fallback(v.nullish(QuoteItem, null), null)

/** The cart. A line that cannot be read makes the whole cart malformed: a cart must not hide what will be charged. */
export const Quote = object({
  id: v.nullish(v.union([Id, v.string()]), null),
  store_id: OptionalId,
  items: v.nullish(v.array(QuoteItem), []),
  items_count: Count,
  items_qty: Count,
  is_virtual: Flag,
  customer_is_guest: v.fallback(v.nullish(v.boolean(), true), true),
  extension_attributes: orEmpty(
    object({ last_added_item: LastAdded, applied_gift_cards: list(object({ code: v.string(), amount: Amount })) }),
  ),
})
export type Quote = v.InferOutput<typeof Quote>

/** The answer to an add; a host may send the whole quote, of which only this is read. Without an item that can be read nothing says that anything was added. */
export const AddedItems = object({ extension_attributes: object({ last_added_item: QuoteItem }) })
export type AddedItems = v.InferOutput<typeof AddedItems>

/** Magento's way to say which options were chosen; ids of attribute and option. */
export interface ProductOption {
  extension_attributes: {
    configurable_item_options?: { option_id: string; option_value: number }[]
    bundle_options?: unknown
    custom_options?: { option_id: string; option_value: string }[]
  }
}

/** What is sent to put a product into the cart; always in a list, all or none. */
export interface CartItem {
  sku: string
  qty: number
  product_option?: ProductOption | Facts | null
  extension_attributes?: Record<string, unknown>
}
