// What a call or a form may ask of the cart, parsed before any rule sees it.
import * as v from 'valibot'
import { ShopError } from './shop-error.ts'

/** One thing to add: a sku, and for a configurable product either its variant's sku or the chosen options. */
export interface AddRequest {
  sku: string
  qty: number
  /** Option ids by attribute code or attribute id, both as text. */
  options: Record<string, number>
}

const Qty = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.regex(/^\d{1,6}$/), v.transform(Number))]),
  v.integer(),
  v.minValue(1),
  v.maxValue(10_000),
)
/** A number by which the database knows something, as number or as text; one beyond what its column holds is nobody's. */
export const Id = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))]),
  v.integer(),
  v.minValue(-1),
  v.maxValue(2 ** 31 - 1),
)
const Sku = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100))

const ConfigurableItemOption = v.object({
  option_id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  option_value: Id,
})
const ProductOption = v.nullish(
  v.object({ extension_attributes: v.nullish(v.object({ configurable_item_options: v.nullish(v.array(ConfigurableItemOption)) })) }),
)
const CartItem = v.object({ sku: Sku, qty: v.unknown(), product_option: ProductOption })
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
const One = v.object({ cartItem: v.object({ qty: v.unknown(), sku: v.nullish(v.string()) }) })

/** `{ cartItems: [item, ...] }` of POST checkout/cart/items. */
export function parseAdd(body: unknown): AddRequest[] {
  const { cartItems } = parse(Many, body)
  if (!cartItems.length) throw new ShopError(400, 'cart.nothing-to-add')
  return cartItems.map(({ sku, qty, product_option }) => ({
    sku,
    qty: parseQty(qty),
    options: Object.fromEntries(
      (product_option?.extension_attributes?.configurable_item_options ?? []).map(({ option_id, option_value }) => [
        option_id,
        option_value,
      ]),
    ),
  }))
}

/** `{ cartItem: { qty } }` of PUT checkout/cart/items/{id}. */
export function parseChange(body: unknown): number {
  return parseQty(parse(One, body).cartItem.qty)
}

/** A whole number of pieces above 0, as number or as a form's text. */
export function parseQty(value: unknown): number {
  const result = v.safeParse(Qty, value)
  if (!result.success) throw new ShopError(400, 'cart.qty-invalid', { code: 'qty' })
  return result.output
}

/** The chosen options of a form: `option[colour]=31`. */
export function parseFormOptions(form: URLSearchParams): Record<string, number> {
  const options: Record<string, number> = {}
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
