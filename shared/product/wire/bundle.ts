// Schemas of a bundle: its options, and the products to choose for each.
import * as v from 'valibot'
import { roundMoney } from '#shared/domain/money.ts'
import { alsoNamed, every, type Facts, Flag, OptionalAmount, OptionalCount, OptionalUrl, orEmpty } from '#shared/wire/answer-parts.ts'
import { Count, decoratesOr, Finite, Id, list, object, orElse, Text } from '#shared/wire/parts.ts'
import { ProductBackFacts } from './back-facts.ts'
import { CustomOption, groupsOf } from './custom-options.ts'
import { Delivery } from './delivery.ts'
import { prices } from './goods.ts'
import { PersonalisationGroup } from './personalisation.ts'
import { Attribute, Variant } from './variant.ts'

/** A product that can be chosen for an option. */
export interface BundleSelection {
  id: number
  productId: number
  sku: string
  name: string
  url: string | null
  image: string | null
  isInStock: boolean
  /** Items in stock; null if unknown. */
  stock: number | null
  /** The default number of items in one bundle. */
  quantity: number
  canChangeQuantity: boolean
  minQuantity: number | null
  maxQuantity: number | null
  isDefault: boolean
  /** The price of one item inside the bundle; null if unknown. */
  price: number | null
  /** The price of one item bought alone; null if unknown. */
  alonePrice: number | null
  attributes: Attribute[]
  /** `partPrice` is the price of one item inside the bundle. */
  variants: Variant[]
  personalisation: PersonalisationGroup[]
  /** The back as it is printed, as the host sent it (`back.ts`). */
  back: Facts | null
  /** Null if the host does not send it; then the bundle's value applies. */
  delivery: Delivery
  hasNoReturn: boolean
}

/** An option of a bundle. */
export interface BundleOption {
  id: number
  title: string
  /** `radio` and `select` take one product, the others several. */
  type: 'radio' | 'select' | 'checkbox' | 'multi'
  isRequired: boolean
  selections: BundleSelection[]
}

/** A selection may also hold its product as a nested object, as Magento separates the two. */
const whole = (selection: unknown): unknown => {
  if (typeof selection !== 'object' || selection === null || !('product' in selection)) return selection
  const { product, ...own } = selection
  return typeof product === 'object' ? { ...product, ...own } : selection
}

const Selection = object({
  selection_id: Id,
  product_id: Id,
  sku: Text,
  name: Text,
  url: OptionalUrl,
  image: OptionalUrl,
  in_stock: Flag,
  stock: OptionalCount,
  qty: orElse(Count, 1),
  can_change_qty: Flag,
  min_qty: OptionalCount,
  max_qty: OptionalCount,
  is_default: Flag,
  ...prices,
  selection_price_value: OptionalAmount,
  configurable_data: orEmpty(object({ attributes: every(Attribute) })),
  virtual_products: list(Variant),
  personalisation: list(PersonalisationGroup),
  back: ProductBackFacts,
  options: list(CustomOption),
  delivery: Delivery,
  no_return: Flag,
})

const WireSelection = v.pipe(
  v.unknown(),
  v.transform(whole),
  alsoNamed({ qty: 'selection_qty', can_change_qty: 'selection_can_change_qty', stock: 'product_stock' }, Selection),
)

/** Options in an answer. */
export const WireBundleOption = alsoNamed(
  { products: 'selections' },
  object({
    option_id: Id,
    title: Text,
    type: v.fallback(v.picklist(['radio', 'select', 'checkbox', 'multi']), 'radio'),
    required: Flag,
    position: decoratesOr(Finite, 0),
    products: list(WireSelection),
  }),
)

/** 1 changes nothing; an invalid multiplier counts as 1. */
export const Multiplier = decoratesOr(v.pipe(Finite, v.minValue(0), v.maxValue(1)), 1)

/** Two multipliers on the prices of a bundle's parts; 1 changes nothing. */
export interface BundleDiscount {
  percentage: number
  amount: number
}

type WireOption = v.InferOutput<typeof WireBundleOption>
type WireSelection = v.InferOutput<typeof WireSelection>

/** Options under our names, in their order; a part for which the host sends no bundle price has its own price with the discount. */
export function bundleOptionsOf(options: readonly WireOption[], discount: BundleDiscount): BundleOption[] {
  return options
    .toSorted((one, other) => one.position - other.position)
    .map(({ option_id: id, title, type, required: isRequired, products }) => ({
      id,
      title,
      type,
      isRequired,
      selections: products.map((selection) => selectionOf(selection, discount)),
    }))
}

function selectionOf(wire: WireSelection, discount: BundleDiscount): BundleSelection {
  const inBundle = (price: number | null) => (price === null ? null : roundMoney(price * discount.amount * discount.percentage))
  const alonePrice = wire.final_price_incl_tax ?? wire.price_incl_tax
  const price = wire.selection_price_value ?? inBundle(alonePrice)
  return {
    id: wire.selection_id,
    productId: wire.product_id,
    sku: wire.sku,
    name: wire.name,
    url: wire.url,
    image: wire.image,
    isInStock: wire.in_stock,
    stock: wire.stock,
    quantity: wire.qty,
    canChangeQuantity: wire.can_change_qty,
    minQuantity: wire.min_qty,
    maxQuantity: wire.max_qty,
    isDefault: wire.is_default,
    price,
    alonePrice,
    attributes: wire.configurable_data.attributes,
    variants: wire.virtual_products.map((variant) => ({
      ...variant,
      partPrice: variant.partPrice ?? inBundle(variant.price.final ?? variant.price.regular) ?? price,
    })),
    // Personalisation of a part has its price inside the bundle.
    personalisation: groupsOf(wire, inBundle),
    back: wire.back,
    delivery: wire.delivery,
    hasNoReturn: wire.no_return,
  }
}
