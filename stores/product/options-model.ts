// The model of the kinds bought by options and a quantity: simple and configurable products.
import { quantityLimits } from '#shared/domain/quantity.ts'
import { type Choice, matchingVariant } from '#shared/product/rules/configurable.ts'
import { picturesOfChoices } from '#shared/product/rules/choice-pictures.ts'
import { choiceProblems } from '#shared/product/rules/part.ts'
import type { ProductProblem } from '#shared/product/rules/product-problem.ts'
import { tierBelow } from '#shared/product/rules/tier-price.ts'
import type { LineChoice } from '#shared/product/wire/line-parts.ts'
import type { Product } from '#shared/product/wire/product.ts'
import type { Attribute, Variant } from '#shared/product/wire/variant.ts'
import type { KindModel } from './models.ts'

/** A configurable product without choices follows the simple product's rules. */
const hasOptions = ({ type, attributes }: Product) => type === 'configurable' && attributes.length > 0

/** The field of an attribute, where its errors are shown. */
export const attributeField = ({ id, code }: Attribute) => `options.${id ?? code}`

/** The choices as sent: by the attribute's id, if the host gives one. */
export const lineChoices = (attributes: readonly Attribute[], choices: readonly Choice[]): LineChoice[] =>
  choices.map(({ attributeCode, optionId }) => ({
    attribute: attributes.find(({ code }) => code === attributeCode)?.id ?? attributeCode,
    optionId,
  }))

/** Reverses `lineChoices`, in the order of the attributes. */
export const choicesOf = (attributes: readonly Attribute[], choices: readonly LineChoice[]): Choice[] =>
  attributes.flatMap(({ id, code }) => {
    const chosen = choices.find(({ attribute }) => attribute === code || String(attribute) === String(id))
    return chosen ? [{ attributeCode: code, optionId: chosen.optionId }] : []
  })

/** The model of simple and configurable products. */
export const optionsModel: KindModel = {
  derive: (product, { choices, quantity }) => {
    const { productId, sku, name, attributes, variants, tiers, personalisation, back, minQuantity, maxQuantity } = product
    const isConfigurable = hasOptions(product)
    const variant = isConfigurable ? matchingVariant(variants, choices) : null
    const { price } = variant ?? product
    const now = price.final ?? price.regular
    const stock = variant ? variant.stock : product.stock
    return {
      variant,
      price: { ...price, tier: tierBelow(tiers, quantity, now), isFrom: !variant && costDifferently(variants) },
      stock,
      limits: quantityLimits({ minQuantity, maxQuantity, stock }),
      delivery: product.delivery,
      hasNoReturn: product.hasNoReturn,
      items: [
        {
          productId,
          sku,
          name,
          quantity: 1,
          optionId: null,
          selectionId: null,
          title: '',
          price: now,
          attributes,
          variants,
          choices: isConfigurable ? choices : [],
          personalisation,
          back,
        },
      ],
      pictures: isConfigurable ? picturesOfChoices(variants, choices) : null,
      problems: isConfigurable ? choiceProblems(product, choices, attributeField) : stockProblems(product),
      hasQuantity: true,
      lines: (pieces, payload) => [
        { sku, quantity: pieces, ...(isConfigurable ? { choices: lineChoices(attributes, choices) } : {}), ...payload },
      ],
    }
  },
  restore: ({ attributes }, { choices }) => ({ choices: choicesOf(attributes, choices) }),
}

function stockProblems({ isInStock, stock }: Product): ProductProblem[] {
  return isInStock && stock !== 0 ? [] : [{ code: 'product.out-of-stock', field: 'qty' }]
}

function costDifferently(variants: readonly Variant[]): boolean {
  const sold = variants.filter(({ status }) => status === 1)
  return new Set(sold.map(({ price }) => price.final ?? price.regular)).size > 1
}
