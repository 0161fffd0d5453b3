// The schema of a product's options and variants; parts of a bundle have them too.
import * as v from 'valibot'
import { alsoNamed, OptionalAmount, OptionalCount, OptionalUrl } from '#shared/wire/answer-parts.ts'
import { Decoration, Id, Label, list, object, OptionalId, own, Text } from '#shared/wire/parts.ts'
import { type Price, priceOf, prices } from './goods.ts'

/** Addresses that may be shown; others are dropped. */
export const pictures = v.pipe(
  list(v.pipe(OptionalUrl, v.string())),
  v.transform((urls): string[] => urls),
)

/** A value of an attribute: red. */
export const AttributeOption = object({ id: Id, label: Label, swatch: Decoration })
export type AttributeOption = v.InferOutput<typeof AttributeOption>

const SIZE = /^(clothing |shoe )?size$|maat$|größe$|storlek$/i
const COLOUR = /^colou?r$|kleur$|farbe$|färg$/i

/** An attribute's role by its label, for hosts that send none. */
const roleOf = (label: string): AttributeRole | null => (SIZE.test(label) ? 'size' : COLOUR.test(label) ? 'colour' : null)

type AttributeRole = 'size' | 'colour'

/** An attribute to choose, in this order: colour, then size. */
export const Attribute = v.pipe(
  object({
    id: OptionalId,
    code: Label,
    label: Text,
    role: v.optional(v.fallback(v.nullable(v.picklist(['size', 'colour'])), null)),
    options: list(AttributeOption),
  }),
  v.transform(({ role, ...wire }): Attribute => ({ ...wire, role: role === undefined ? roleOf(wire.label) : role })),
)
/** `id` is null where the host uses only codes. */
export interface Attribute {
  id: number | null
  code: string
  label: string
  role: AttributeRole | null
  options: AttributeOption[]
}

const SUFFIX = '_option_id'

/** A variant that can be bought: the red shirt in M. */
export interface Variant {
  productId: number
  sku: string
  /** 1 means that it is sold. */
  status: number
  /** Items in stock; null if unknown. */
  stock: number | null
  /** The date on which it is expected in stock, as `2026-11-30`; null where unknown. */
  expectedOn: string | null
  price: Price
  /** The price of one item inside its bundle; null outside of bundles. */
  partPrice: number | null
  images: string[]
  /** An option's id by the attribute's code. */
  options: Record<string, number>
}

/** On the wire its options are `<attribute>_option_id`. One that cannot be parsed is not sold. */
export const Variant = v.pipe(
  alsoNamed(
    { stock: 'product_stock' },
    v.looseObject(
      own({
        product_id: Id,
        sku: Label,
        status: Id,
        stock: OptionalCount,
        expected_on: Decoration,
        ...prices,
        selection_price_value: OptionalAmount,
        images: pictures,
      }),
    ),
  ),
  v.transform((wire): Variant => {
    const options: Record<string, number> = Object.create(null)
    for (const [key, value] of Object.entries(wire)) {
      const id = v.safeParse(Id, value)
      if (key.endsWith(SUFFIX) && id.success) options[key.slice(0, -SUFFIX.length)] = id.output
    }
    const { product_id: productId, sku, status, stock, expected_on: expectedOn, selection_price_value: partPrice, images } = wire
    return { productId, sku, status, stock, expectedOn, price: priceOf(wire), partPrice, images, options: { ...options } }
  }),
)
