// A product as its page prints it and `GET catalog/product/{id}` answers it.
import * as v from 'valibot'
import { Amount, every, Facts, Flag, OptionalAmount, OptionalCount, OptionalUrl } from './answer-parts.ts'
import { Count, Decoration, Id, Label, list, object, own, OptionalId } from './parts.ts'
import { prices, ProductType } from './goods.ts'

/** From `qty` pieces on, each costs `price`. */
export const TierPrice = object({ qty: Count, price: Amount })
export type TierPrice = v.InferOutput<typeof TierPrice>

const pictures = v.pipe(
  list(v.pipe(OptionalUrl, v.string())),
  v.transform((urls): string[] => urls),
)

/** One value of an attribute: red. */
export const AttributeOption = object({ id: Id, label: v.string(), swatch: Decoration })
export type AttributeOption = v.InferOutput<typeof AttributeOption>

/** What has to be chosen, in this order: colour, then size. */
export const Attribute = object({ code: v.string(), label: v.nullish(v.string(), ''), options: list(AttributeOption) })
export type Attribute = v.InferOutput<typeof Attribute>

const SUFFIX = '_option_id'

/** One thing that can be bought; on the wire its options are `<attribute>_option_id`. One that cannot be read is not sold. */
export const Variant = v.pipe(
  v.looseObject(
    own({
      product_id: Id,
      sku: v.string(),
      status: Id,
      stock: OptionalCount,
      ...prices,
      lowest_price_30d: OptionalAmount,
      images: pictures,
    }),
  ),
  v.transform((wire) => {
    const {
      product_id,
      sku,
      status,
      stock,
      price_incl_tax,
      price_excl_tax,
      final_price_incl_tax,
      final_price_excl_tax,
      lowest_price_30d,
      images,
    } = wire
    const options: Record<string, number> = Object.create(null)
    for (const [key, value] of Object.entries(wire)) {
      const id = v.safeParse(Id, value)
      if (key.endsWith(SUFFIX) && id.success) options[key.slice(0, -SUFFIX.length)] = id.output
    }
    const variantPrices = { price_incl_tax, price_excl_tax, final_price_incl_tax, final_price_excl_tax }
    return { product_id, sku, status, stock, ...variantPrices, lowest_price_30d, images, options: { ...options } }
  }),
)
/** `status` 1 is sold; `options` holds an option id per attribute code. */
export type Variant = v.InferOutput<typeof Variant>

const ChildProduct = object({ product_id: Id, sku: Decoration, name: v.nullish(v.string(), ''), qty: Count, ...prices })
const Fact = object({ label: v.string(), value: Label })

/** Bundles, sets, personalisation and team wear come with their widgets; until then their data is kept as it is. */
export const Product = object({
  product_id: Id,
  sku: v.string(),
  name: v.string(),
  url: OptionalUrl,
  image: OptionalUrl,
  images: pictures,
  manufacturer: Decoration,
  category_names: list(Label),
  product_type: ProductType,
  in_stock: Flag,
  stock: OptionalCount,
  min_qty: OptionalCount,
  max_qty: OptionalCount,
  ...prices,
  lowest_price_30d: OptionalAmount,
  special_from: Decoration,
  tier_prices: every(TierPrice),
  configurable_data: v.nullish(object({ attributes: every(Attribute) }), { attributes: [] }),
  virtual_products: list(Variant),
  bundle_options: list(Facts),
  child_products: list(ChildProduct),
  personalisation: list(Facts),
  team_wear: v.fallback(v.nullish(Facts, null), null),
  size_chart_id: OptionalId,
  specification: list(Fact),
  delivery: Decoration,
  no_return: Flag,
})
export type Product = v.InferOutput<typeof Product>
