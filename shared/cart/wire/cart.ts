// The schema of the cart, as `GET checkout/cart/quote` returns it.
import * as v from 'valibot'
import { Address } from '#shared/address/wire/address.ts'
import { LineBackFacts } from '#shared/product/wire/back-facts.ts'
import { Delivery } from '#shared/product/wire/delivery.ts'
import { ProductType } from '#shared/product/wire/goods.ts'
import { Amount, every, Facts, Flag, FlagUnlessNo, OptionalAmount, OptionalCount, OptionalUrl, orEmpty } from '#shared/wire/answer-parts.ts'
import { Count, decorates, Decoration, Id, Label, list, maybe, object, OptionalId, orElse, Text } from '#shared/wire/parts.ts'
import { plainText } from '#shared/wire/plain-text.ts'

/** A choice as readable text: colour, red. Magento writes HTML into some values. */
export const ShownOption = object({ label: Label, value: v.pipe(Label, v.transform(plainText)) })
export type ShownOption = v.InferOutput<typeof ShownOption>

/** One line of the cart. Amounts include tax unless the name says otherwise; values that the host leaves out are null. */
export interface CartLine {
  /** The line's own id. */
  id: number
  /** The sku of the item itself: the variant's, if there is one. */
  sku: string
  /** The sku of the product that a variant belongs to. */
  parentSku: string | null
  productId: number | null
  name: string
  type: ProductType
  quantity: number
  unitPrice: number | null
  unitPriceExclTax: number | null
  rowTotal: number | null
  /** Shown as "from". */
  fromPrice: number | null
  /** Items in stock; null where unknown. */
  stock: number | null
  minQuantity: number | null
  maxQuantity: number | null
  isQuantityEditable: boolean
  isFreeGift: boolean
  /** Made to order, so there is no right of withdrawal. */
  hasNoReturn: boolean
  /** The chosen options as readable text. */
  options: ShownOption[]
  /** The parts of a bundle. */
  parts: LinePartShown[]
  prints: Print[]
  players: ShownPlayer[]
  /** Its back as it is printed, as the host sent it; the drawing reads it. */
  back: Facts | null
  /** The host's own record of what was bought; sent back unchanged. */
  request: Facts | null
  /** The page on which the line can be edited; null where only the quantity can change. */
  editUrl: string | null
  /** The same for hosts that send no request. */
  productOption: Facts | null
  /** From the top category down. */
  categories: string[]
  /** The brand's name. */
  manufacturer: string | null
  image: string | null
  url: string | null
  delivery: Delivery
}

const Print = v.pipe(
  object({ label: Label, value: Label, price_incl_tax: OptionalAmount }),
  v.transform(({ label, value, price_incl_tax: price }) => ({ label, value, price })),
)
/** Personalisation that is printed, strung or made on a product: its name, text and price. */
export type Print = v.InferOutput<typeof Print>

/** An item in a bundle or kit. */
const Part = v.pipe(
  object({
    sku: Text,
    name: Text,
    option_title: Text,
    qty: orElse(Count, 1),
    options: list(ShownOption),
    prints: list(Print),
  }),
  v.transform(({ sku, name, option_title: title, qty: quantity, options, prints }) => ({ sku, name, title, quantity, options, prints })),
)
/** An item in a bundle or kit, with its sizes and personalisation. */
export type LinePartShown = v.InferOutput<typeof Part>

/** A player of a team order. */
const ShownPlayer = v.pipe(
  object({
    player_id: Label,
    name: Text,
    number: Text,
    qty: orElse(Count, 1),
    sizes: list(object({ name: Text, value: Label })),
  }),
  v.transform(({ player_id: id, qty: quantity, ...player }) => ({ id, quantity, ...player })),
)
/** A player with prints and sizes. */
export type ShownPlayer = v.InferOutput<typeof ShownPlayer>

/** Contents of a line of the cart or an order, besides its own options. */
export const contents = { parts: list(Part), prints: list(Print), players: list(ShownPlayer), back: LineBackFacts }

const Attributes = object({
  sku: Decoration,
  ...contents,
  buy_request: decorates(Facts),
  edit_url: OptionalUrl,
  product_stock: OptionalCount,
  product_id: OptionalId,
  from_price: decorates(Amount),
  categories: list(Label),
  /** The contract does not document its wire name. */
  manufacturer: Decoration,
  image: OptionalUrl,
  url: OptionalUrl,
  options: list(ShownOption),
  min_qty: OptionalCount,
  max_qty: OptionalCount,
  qty_editable: FlagUnlessNo,
  delivery: Delivery,
  is_free_gift: Flag,
  no_return: Flag,
})

export const CartLine = v.pipe(
  object({
    item_id: Id,
    sku: Label,
    name: Text,
    qty: Count,
    price: OptionalAmount,
    price_incl_tax: OptionalAmount,
    row_total_incl_tax: OptionalAmount,
    product_type: ProductType,
    product_option: decorates(Facts),
    extension_attributes: orEmpty(Attributes),
  }),
  v.transform(({ extension_attributes: more, ...wire }): CartLine => ({
    id: wire.item_id,
    sku: wire.sku,
    parentSku: more.sku,
    productId: more.product_id,
    name: wire.name,
    type: wire.product_type,
    quantity: wire.qty,
    unitPrice: wire.price_incl_tax,
    unitPriceExclTax: wire.price,
    rowTotal: wire.row_total_incl_tax,
    fromPrice: more.from_price,
    stock: more.product_stock,
    minQuantity: more.min_qty,
    maxQuantity: more.max_qty,
    isQuantityEditable: more.qty_editable,
    isFreeGift: more.is_free_gift,
    hasNoReturn: more.no_return,
    options: more.options,
    parts: more.parts,
    prints: more.prints,
    players: more.players,
    back: more.back,
    request: more.buy_request,
    editUrl: more.edit_url,
    productOption: wire.product_option,
    categories: more.categories,
    manufacturer: more.manufacturer,
    image: more.image,
    url: more.url,
    delivery: more.delivery,
  })),
  v.title('item'),
)

/** The cart. */
export interface Cart {
  id: number | string | null
  storeId: number | null
  lines: CartLine[]
  lineCount: number
  /** The number of items. */
  quantity: number
  /** Whether it holds virtual products only. */
  isVirtual: boolean
  /** When its lines last changed, in the host's format. An order names it, so that nobody buys another cart than the one shown. */
  updatedAt: string | null
  isGuest: boolean
  /** The billing address, as far as the host has one; always null for host code. */
  billingAddress: Address | null
  /**
   * The shipping address and method, as far as the host has them; the method is carrier and method joined by an underscore. The address is
   * always null for host code.
   */
  shipping: { address: Address | null; method: string | null } | null
  /** The line that was added last. */
  lastAdded: CartLine | null
  giftCards: { code: string; amount: number }[]
}

const More = object({
  last_added_item: decorates(CartLine),
  applied_gift_cards: list(object({ code: Label, amount: Amount })),
  shipping_assignments: list(object({ shipping: object({ address: maybe(Address), method: Decoration }) })),
})

/** A line that cannot be parsed makes the whole cart malformed: a cart must not hide an item that will be charged. */
export const Cart = v.pipe(
  v.unknown(),
  // Every field may be missing, but an answer without any is not a cart.
  v.check((quote) => typeof quote === 'object' && quote !== null && ('items' in quote || 'items_count' in quote), 'a cart'),
  object({
    id: maybe(v.union([Id, v.string()])),
    store_id: OptionalId,
    items: every(CartLine),
    items_count: OptionalCount,
    items_qty: OptionalCount,
    is_virtual: Flag,
    updated_at: Decoration,
    billing_address: decorates(Address),
    customer_is_guest: FlagUnlessNo,
    extension_attributes: orEmpty(More),
  }),
  v.transform(({ extension_attributes: more, ...wire }): Cart => ({
    id: wire.id,
    storeId: wire.store_id,
    lines: wire.items,
    lineCount: wire.items_count ?? wire.items.length,
    quantity: wire.items_qty ?? wire.items.reduce((sum, line) => sum + line.quantity, 0),
    isVirtual: wire.is_virtual,
    updatedAt: wire.updated_at,
    isGuest: wire.customer_is_guest,
    billingAddress: wire.billing_address,
    shipping: more.shipping_assignments[0]?.shipping ?? null,
    lastAdded: more.last_added_item,
    giftCards: more.applied_gift_cards,
  })),
  v.title('cart'),
)

/**
 * The answer to an add: the line. A host may send the whole cart, of which only this is parsed. Without a valid line the add is not
 * confirmed.
 */
export const AddedLine = v.pipe(
  object({ extension_attributes: object({ last_added_item: CartLine }) }),
  v.transform((wire): CartLine => wire.extension_attributes.last_added_item),
)
