// Parses the requests of calls and forms to the cart before any rule applies.
import * as v from 'valibot'
import { Id } from './ids.ts'
import type { Attributes, ItemRequest } from './kinds/item-request.ts'
import { Choices } from './kinds/item-request.ts'
import { ShopError } from './shop-error.ts'

const Qty = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.regex(/^\d{1,6}$/), v.transform(Number))]),
  v.integer(),
  v.minValue(1),
  v.maxValue(10_000),
)
const Sku = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100))

const CartItem = v.intersect([v.object({ sku: Sku, qty: v.unknown() }), Choices])
const Many = v.object({
  cartItems: v.pipe(
    v.union([
      v.array(CartItem),
      v.pipe(
        CartItem,
        v.transform((item) => [item]),
      ),
    ]),
    v.maxLength(200),
  ),
})
const One = v.object({ cartItem: v.looseObject({ qty: v.unknown(), sku: v.nullish(Sku, null) }) })

/** `{ cartItems: [item, ...] }` of POST checkout/cart/items. */
export function parseAdd(body: unknown): ItemRequest[] {
  const { cartItems } = parse(Many, body)
  if (!cartItems.length) throw new ShopError(400, 'cart.nothing-to-add')
  return cartItems.map(({ qty, ...item }, at) => ({ ...item, qty: parseQty(qty, `items.${at}.qty`) }))
}

/** The requested change of a line. */
export interface ChangeRequest {
  qty: number
  /** The new choices; null keeps the current ones. */
  choices: Omit<ItemRequest, 'sku' | 'qty'> | null
  sku: string | null
}

/** `{ cartItem: { qty } }` of PUT checkout/cart/items/{id}; with options or extension attributes the line's choices are replaced. */
export function parseChange(body: unknown): ChangeRequest {
  const { cartItem } = parse(One, body)
  const isChanged = (cartItem['product_option'] ?? cartItem['extension_attributes'] ?? null) !== null
  return {
    qty: parseQty(cartItem.qty, 'items.0.qty'),
    choices: isChanged ? parse(Choices, cartItem) : null,
    sku: cartItem.sku,
  }
}

/** Parses a whole number of pieces above 0, from a number or a form's text. */
export function parseQty(value: unknown, path = 'qty'): number {
  const result = v.safeParse(Qty, value)
  if (!result.success) throw new ShopError(400, 'cart.qty-invalid', { code: 'qty', fields: { [path]: [{ sentence: 'cart.qty-invalid' }] } })
  return result.output
}

/** The chosen options of a form: `option[colour]=31`. */
export function parseFormOptions(form: URLSearchParams): Attributes {
  const options: Attributes = {}
  for (const [name, value] of form) {
    const code = /^option\[([\w-]{1,50})\]$/.exec(name)?.[1]
    if (code && value) options[code] = v.parse(v.fallback(Id, -1), value)
  }
  return options
}

/** Parses a body or refuses it as a whole. */
export function parse<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body)
  if (!result.success) throw new ShopError(400, 'body.malformed', { code: 'malformed' })
  return result.output
}
