// What follows from a product and what is chosen of it. Pure, so that a server and a hydrating page agree.
import { type Choice, hasEveryChoice, matchingVariant } from '#shared/domain/configurable.ts'
import { quantityLimits, type QuantityLimits } from '#shared/domain/quantity.ts'
import { tierPriceOf } from '#shared/domain/tier-price.ts'
import type { AnalyticsItem } from '#shared/events/vocabulary.ts'
import type { Product, Variant } from '#shared/schemas/product.ts'
import type { CartItem } from '#shared/schemas/quote.ts'

/** What one piece costs. The prices are the variant's once one is left, else the product's. */
export interface ProductPrice {
  price_incl_tax: number | null
  price_excl_tax: number | null
  final_price_incl_tax: number | null
  final_price_excl_tax: number | null
  lowest_price_30d: number | null
  /** The tier's price per piece; 0 means none, the normal price holds. */
  tier: number
}

/** Everything that follows. */
export interface ProductFacts {
  variant: Variant | null
  price: ProductPrice
  /** Pieces to be had; null where nobody says. */
  stock: number | null
  limits: QuantityLimits
  /** Everything is chosen, and it can be had. */
  isSaleable: boolean
  /** What goes into the cart; null while something is missing. */
  cartItem: CartItem | null
}

/** A configurable product without anything to choose follows the simple product's rules. */
function isConfigurable({ product_type, configurable_data }: Product): boolean {
  return product_type === 'configurable' && configurable_data.attributes.length > 0
}

/** Works it out. */
export function factsOf(product: Product, choices: readonly Choice[], quantity: number): ProductFacts {
  const hasChoices = isConfigurable(product)
  const variant = hasChoices ? matchingVariant(product.virtual_products, choices) : null
  const { price_incl_tax, price_excl_tax, final_price_incl_tax, final_price_excl_tax, lowest_price_30d } = variant ?? product
  const tier = tierPriceOf(product.tier_prices, quantity)
  const stock = variant ? variant.stock : product.stock
  const isComplete = hasChoices ? variant !== null && hasEveryChoice(product.configurable_data.attributes, choices) : isSimple(product)
  return {
    variant,
    price: { price_incl_tax, price_excl_tax, final_price_incl_tax, final_price_excl_tax, lowest_price_30d, tier },
    stock,
    limits: quantityLimits({ min_qty: product.min_qty, max_qty: product.max_qty, stock }),
    isSaleable: isComplete && stock !== 0 && (hasChoices || product.in_stock),
    cartItem: isComplete ? toCartItem(product, hasChoices ? choices : [], quantity) : null,
  }
}

/** Bundles and sets are put together elsewhere. */
function isSimple({ product_type }: Product): boolean {
  return product_type === 'simple' || product_type === 'configurable'
}

function toCartItem({ sku }: Product, choices: readonly Choice[], qty: number): CartItem {
  if (choices.length === 0) return { sku, qty }
  const options = choices.map(({ attributeCode, optionId }) => ({ option_id: attributeCode, option_value: optionId }))
  return { sku, qty, product_option: { extension_attributes: { configurable_item_options: options } } }
}

/** The product, or the variant that is left of it, as analytics counts it. */
export function productItem(product: Product, { variant, price }: ProductFacts, quantity: number, currency: string): AnalyticsItem {
  const final = price.tier || (price.final_price_incl_tax ?? price.price_incl_tax)
  const discount = price.price_incl_tax !== null && final !== null ? Math.round((price.price_incl_tax - final) * 100) / 100 : 0
  const [one, two, three, four, five] = product.category_names
  return {
    item_id: product.sku,
    item_name: product.name,
    item_group_id: String(product.product_id),
    ...(product.manufacturer ? { item_brand: product.manufacturer } : {}),
    ...(variant ? { item_variant_id: variant.sku, ...colourOf(product, variant) } : {}),
    currency,
    price: final,
    ...(discount > 0 ? { discount } : {}),
    quantity,
    ...(one ? { item_category: one } : {}),
    ...(two ? { item_category2: two } : {}),
    ...(three ? { item_category3: three } : {}),
    ...(four ? { item_category4: four } : {}),
    ...(five ? { item_category5: five } : {}),
  }
}

const COLOUR = /colou?r|kleur|farbe|färg/i

/** The spec's item_variant is the colour. */
function colourOf({ configurable_data }: Product, { options }: Variant): Pick<AnalyticsItem, 'item_variant'> {
  const attribute = configurable_data.attributes.find(({ code, label }) => COLOUR.test(code) || COLOUR.test(label))
  const option = attribute?.options.find(({ id }) => id === options[attribute.code])
  return option ? { item_variant: option.label } : {}
}
