// The schema of a product, as its page prints it and `GET catalog/product/{id}` returns it.
import * as v from 'valibot'
import { alsoNamed, every, type Facts, Flag, OptionalCount, OptionalUrl, orEmpty } from '#shared/wire/answer-parts.ts'
import { decorates, Decoration, Id, Label, list, object, OptionalId } from '#shared/wire/parts.ts'
import { type BundleOption, bundleOptionsOf, Multiplier, WireBundleOption } from './bundle.ts'
import { ProductBackFacts } from './back-facts.ts'
import { CustomOption, groupsOf } from './custom-options.ts'
import { Delivery } from './delivery.ts'
import { type Price, priceOf, prices, ProductType } from './goods.ts'
import { Measure } from './measure.ts'
import { PersonalisationGroup } from './personalisation.ts'
import { SetMember } from './set.ts'
import { TeamWear } from './team-wear.ts'
import { TierPrice } from './tier-price.ts'
import { Attribute, pictures, Variant } from './variant.ts'

const Fact = object({ label: Label, value: Label })

/** A product with everything needed to buy it; values that the host leaves out are null. */
export interface Product {
  productId: number
  sku: string
  name: string
  type: ProductType
  url: string | null
  image: string | null
  images: string[]
  /** The brand's name. */
  manufacturer: string | null
  /** From the top category down. */
  categories: string[]
  isInStock: boolean
  /** Items in stock; null if unknown. */
  stock: number | null
  /** The date on which it is expected in stock, as `2026-11-30`; null where unknown, and for products with variants. */
  expectedOn: string | null
  minQuantity: number | null
  maxQuantity: number | null
  price: Price
  specialFrom: string | null
  tiers: TierPrice[]
  /** How much one piece holds; null for goods that are sold by the piece. State of an older release has none. */
  measure?: Measure
  /** The attributes to choose, in this order; empty for products that are not configurable. */
  attributes: Attribute[]
  variants: Variant[]
  bundleOptions: BundleOption[]
  /** The pictures of a bundle all of whose parts have an option, by its id: a kit in red. Null if the host sends none. */
  looks: Record<string, string[]> | null
  /** The products of a set. */
  members: SetMember[]
  personalisation: PersonalisationGroup[]
  /** Its back as it is printed, as the host sent it (`back.ts`). */
  back: Facts | null
  teamWear: TeamWear | null
  sizeChartId: number | null
  specification: { label: string; value: string }[]
  delivery: Delivery
  /** Made to order, so there is no right of withdrawal. */
  hasNoReturn: boolean
}

export const Product = v.pipe(
  alsoNamed(
    { stock: 'product_stock', images: 'media_gallery' },
    object({
      product_id: Id,
      sku: Label,
      name: Label,
      url: OptionalUrl,
      image: OptionalUrl,
      images: pictures,
      manufacturer: Decoration,
      category_names: list(Label),
      product_type: ProductType,
      in_stock: Flag,
      stock: OptionalCount,
      expected_on: Decoration,
      min_qty: OptionalCount,
      max_qty: OptionalCount,
      ...prices,
      special_from: Decoration,
      tier_prices: every(TierPrice),
      measure: Measure,
      configurable_data: orEmpty(object({ attributes: every(Attribute) })),
      virtual_products: list(Variant),
      bundle_options: list(WireBundleOption),
      looks: decorates(v.record(v.string(), pictures)),
      discount_percentage: Multiplier,
      discount_amount: Multiplier,
      child_products: list(SetMember),
      personalisation: list(PersonalisationGroup),
      back: ProductBackFacts,
      team_wear: decorates(TeamWear),
      size_chart_id: OptionalId,
      specification: list(Fact),
      delivery: Delivery,
      no_return: Flag,
      options: list(CustomOption),
      max_players: OptionalCount,
    }),
  ),
  v.transform((wire): Product => ({
    productId: wire.product_id,
    sku: wire.sku,
    name: wire.name,
    type: wire.product_type,
    url: wire.url,
    image: wire.image,
    images: wire.images,
    manufacturer: wire.manufacturer,
    categories: wire.category_names,
    isInStock: wire.in_stock,
    stock: wire.stock,
    expectedOn: wire.expected_on,
    minQuantity: wire.min_qty,
    maxQuantity: wire.max_qty,
    price: priceOf(wire),
    specialFrom: wire.special_from,
    tiers: wire.tier_prices,
    measure: wire.measure,
    attributes: wire.configurable_data.attributes,
    variants: wire.virtual_products,
    bundleOptions: bundleOptionsOf(wire.bundle_options, { percentage: wire.discount_percentage, amount: wire.discount_amount }),
    looks: wire.looks,
    members: wire.child_products,
    personalisation: groupsOf(wire),
    back: wire.back,
    teamWear: wire.team_wear && { ...wire.team_wear, maxPlayers: wire.max_players ?? wire.team_wear.maxPlayers },
    sizeChartId: wire.size_chart_id,
    specification: wire.specification,
    delivery: wire.delivery,
    hasNoReturn: wire.no_return,
  })),
  v.title('product'),
)
