// The tools that read a product and put it into the cart.
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import type { Result } from '#shared/domain/failure.ts'
import { i18n } from '#shared/i18n/i18n.ts'
import { sentence } from '#shared/i18n/sentences.ts'
import type { Product } from '#shared/product/wire/product.ts'
import { isOffered } from '#shared/state/extensions.ts'
import { productLink } from '#shared/state/product-link.ts'
import { addToCart } from '#stores/cart/cart.ts'
import { $offeredProduct } from '#stores/product/offered.ts'
import { addressOf, cartFacts, priceFacts } from '../facts.ts'
import { defineTool, refuse, type ToolCall } from '../tool.ts'

const ProductId = v.pipe(v.number(), v.integer(), v.minValue(1))

/** Whether products can be read: by the host's call, or as the page prints them. */
const canRead = () => isOffered('products') || $offeredProduct.get() !== null

/** A product with its choices and variants. */
export const getProduct = defineTool({
  name: 'get_product',
  title: msg`Product`,
  description: msg`Reads a product: price, stock, the choices it needs and the variants that can be bought.`,
  effect: 'reads',
  hasOthersTexts: true,
  isOffered: canRead,
  fields: { productId: ProductId },
  words: { productId: msg`The number of the product, as the search names it` },
  run: async ({ productId }) => {
    const product = await loadProduct(productId)
    return product.ok ? { ok: true, value: productFacts(product.value) } : product
  },
})

/** Adds one product. */
export const addProduct = defineTool({
  name: 'add_to_cart',
  title: msg`Add to cart`,
  description: msg`Adds a product to the cart, where the shopper sees it. Products with choices need one for each. Bundles, sets, prints and teams are chosen on their own page.`,
  effect: 'changes',
  hasOthersTexts: true,
  fields: {
    sku: v.pipe(v.string(), v.nonEmpty()),
    productId: v.optional(ProductId),
    quantity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9999)), 1),
    choices: v.optional(v.record(v.string(), v.string()), {}),
  },
  words: {
    sku: msg`The product code, as the search names it`,
    productId: msg`The number of the product; needed for products with choices`,
    quantity: msg`How many pieces`,
    choices: msg`The chosen option by the name of the choice, such as the colour and the size`,
  },
  run: async ({ sku, productId, quantity, choices }, call) => {
    if (productId === undefined || !canRead()) return add([{ sku, quantity }], call)
    const product = await loadProduct(productId)
    if (!product.ok) return product
    const { linesOf } = await import('#stores/product/lines-of.ts')
    const { lines, problems } = linesOf(product.value, quantity, choices)
    if (lines.length > 0) return add(lines, call)
    const { type, url } = product.value
    if (isChosenElsewhere(product.value) && url !== null) {
      const page = addressOf(productLink({ ...product.value, url }))
      return refuse('page-needed', i18n._(msg`This product is chosen on its own page: ${{ page }}`))
    }
    const [first] = problems
    const said = first ? sentence(first.code, first.values) : ''
    return refuse(first?.code ?? type, said || sentence('cart.add-failed'))
  },
})

async function add(lines: Parameters<typeof addToCart>[0], { origin }: ToolCall): Promise<Result<object>> {
  const added = await addToCart(lines, origin)
  return added.ok ? { ok: true, value: cartFacts() } : added
}

async function loadProduct(productId: number): Promise<Result<Product>> {
  const { productStore } = await import('#stores/product/product.ts')
  return productStore(productId).load()
}

/** Whether words do not suffice to choose it. */
function isChosenElsewhere({ type, teamWear, personalisation }: Product): boolean {
  return type === 'bundle' || type === 'grouped' || teamWear !== null || personalisation.length > 0
}

function productFacts(product: Product): object {
  const { productId, sku, name, manufacturer: brand, isInStock, stock, attributes, variants, specification, hasNoReturn, url } = product
  const labelOf = (code: string, id: number | undefined) =>
    attributes.find((attribute) => attribute.code === code)?.options.find((option) => option.id === id)?.label
  return {
    ...{ productId, sku, name, brand, ...priceFacts(product.price), isInStock, stock },
    choices: attributes.map(({ label, options }) => ({ name: label, options: options.map((option) => option.label) })),
    variants: variants
      .filter(({ status }) => status === 1)
      .map(({ sku: variantSku, stock: pieces, options, price }) => ({
        choices: Object.fromEntries(attributes.flatMap(({ code, label }) => [[label, labelOf(code, options[code])]])),
        ...{ sku: variantSku, stock: pieces, ...priceFacts(price) },
      })),
    ...(isChosenElsewhere(product) ? { isChosenOnItsPage: true } : {}),
    ...(hasNoReturn ? { hasNoReturn } : {}),
    specification: specification.map(({ label, value }) => `${label}: ${value}`),
    url: url === null ? null : addressOf(productLink({ ...product, url })),
  }
}
