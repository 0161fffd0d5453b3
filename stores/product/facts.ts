// State derived from a product and the shopper's choices. Pure, so that a server and a hydrating page agree.
import { roundMoney } from '#shared/domain/money.ts'
import { quantityFault } from '#shared/domain/quantity.ts'
import { categoriesOf } from '#shared/events/item-categories.ts'
import type { AnalyticsItem } from '#shared/events/vocabulary.ts'
import { colourAmong } from '#shared/product/rules/colour.ts'
import { shownPrice } from '#shared/product/rules/discount.ts'
import type { ProductProblem } from '#shared/product/rules/product-problem.ts'
import type { NewLine } from '#shared/product/wire/line-parts.ts'
import type { Product } from '#shared/product/wire/product.ts'
import type { Variant } from '#shared/product/wire/variant.ts'
import { deliveryOf, type Returns, returnsOf, withSurcharge } from './chosen.ts'
import { type KindInfo, type KindModel, type Models, modelsOf } from './models.ts'
import { optionsModel } from './options-model.ts'
import type { Configuration } from './state.ts'

/** All derived state of a product. */
export interface ProductInfo extends Omit<KindInfo, 'lines' | 'hasNoReturn'> {
  /** Whether the choice can be returned. */
  returns: Returns
  /** The surcharge per piece for personalisation. */
  surcharge: number
  /** The number of pieces to add to the cart. */
  pieces: number
  /** The price of all pieces; null if unknown. */
  total: number | null
  /** Whether the variant or the product itself no longer exists. */
  isGone: boolean
  /** The lines to add to the cart; empty while something is missing. */
  lines: readonly NewLine[]
}

/** Derives the state. A kind whose model is not loaded cannot be bought yet. */
export function infoOf(product: Product, configuration: Configuration, models: Models): ProductInfo {
  const kind = (product.type === 'grouped' || product.type === 'bundle' ? models[product.type] : undefined) ?? optionsModel
  const { lines, hasNoReturn, ...info } = kindInfo(kind, product, configuration)
  const needed = modelsOf(product)
  const parts = needed.flatMap((name) => {
    const model = name === 'personalisation' || name === 'roster' ? models[name] : undefined
    return model ? [model.derive(product, configuration, info.items)] : []
  })
  const surcharge = roundMoney(parts.reduce((sum, part) => sum + part.surcharge, 0))
  const makings = parts.flatMap((part) => part.makings)
  const price = withSurcharge(info.price, surcharge)
  const wanted = info.hasQuantity ? configuration.quantity : 1
  const pieces = parts.reduce((quantity, part) => part.quantity ?? quantity, wanted)
  const problems = [...info.problems, ...parts.flatMap((part) => part.problems)]
  const fault = problems.length === 0 && info.hasQuantity ? quantityProblem(pieces, info) : null
  if (fault) problems.push(fault)
  const isWhole = problems.length === 0 && needed.every((name) => models[name] !== undefined)
  const each = price.tier || (price.final ?? price.regular)
  const total = parts.reduce((sum, part) => part.total ?? sum, each === null ? null : roundMoney(each * pieces))
  const payload = parts.reduce((all, part) => ({ ...all, ...part.payload }), {})
  return {
    ...info,
    price,
    delivery: deliveryOf(info.delivery, makings),
    returns: returnsOf(hasNoReturn, makings),
    surcharge,
    pieces,
    total,
    problems,
    isGone:
      !product.isInStock ||
      info.problems.some(({ code }) => code === 'product.out-of-stock' && product.type === 'simple') ||
      info.variant?.stock === 0,
    lines: isWhole ? lines(pieces, payload) : [],
  }
}

/** The last derived state of each product. */
const worked = new WeakMap<Product, { kind: KindModel; configuration: Configuration; info: KindInfo }>()

/** Returns the same state while nothing of the kind's own changed: a letter typed for one of 30 players recalculates no kit. */
function kindInfo(kind: KindModel, product: Product, configuration: Configuration): KindInfo {
  const last = worked.get(product)
  if (
    last?.kind === kind &&
    (['choices', 'quantity', 'set', 'bundle'] as const).every((name) => last.configuration[name] === configuration[name])
  )
    return last.info
  const info = kind.derive(product, configuration)
  worked.set(product, { kind, configuration, info })
  return info
}

function quantityProblem(quantity: number, { limits }: Pick<KindInfo, 'limits'>): ProductProblem | null {
  const fault = quantityFault(quantity, limits)
  if (!fault) return null
  return { code: fault === 'too-many' ? 'product.quantity-exceeds-stock' : 'product.quantity-invalid', field: 'qty' }
}

/** The product, or the chosen variant, as an analytics item. */
export function productItem(
  product: Product,
  { variant, price }: Pick<ProductInfo, 'variant' | 'price'>,
  quantity: number,
  currency: string,
): AnalyticsItem {
  const final = price.tier || (price.final ?? price.regular)
  // A discount that is not shown is not reported.
  const shown = shownPrice({ ...price, final })
  const discount = shown && shown.before !== null ? roundMoney(shown.before - shown.now) : 0
  return {
    item_id: product.sku,
    item_name: product.name,
    item_group_id: String(product.productId),
    ...(product.manufacturer ? { item_brand: product.manufacturer } : {}),
    ...(variant ? { item_variant_id: variant.sku, ...colourVariant(product, variant) } : {}),
    currency,
    price: final,
    ...(discount > 0 ? { discount } : {}),
    quantity,
    ...categoriesOf(product.categories),
  }
}

/** The colour, which is the spec's item_variant. */
function colourVariant({ attributes }: Product, { options }: Variant): Pick<AnalyticsItem, 'item_variant'> {
  const attribute = colourAmong(attributes)
  const option = attribute?.options.find(({ id }) => id === options[attribute.code])
  return option ? { item_variant: option.label } : {}
}
