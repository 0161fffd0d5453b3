// The mock host's products: a few plain facts each, written out as the contract's own examples are.
import { catalogueItemAnswer } from '#shared/catalogue/examples.ts'
import { productAnswer, variantAnswer } from '#shared/product/examples.ts'
import type { Goods, ListedProduct } from './host-api.ts'
import { slugsOf } from './slugs.ts'

/** An attribute with its options, under ids of our own. */
interface Attribute {
  id: number
  code: string
  label: string
  options: { id: number; label: string; slug: string; swatch: string | null }[]
}

/** What can be put into a cart: a product without choices, or a variant. */
export interface Piece {
  product: Product
  sku: string
  stock: number
  /** The chosen options. */
  options: readonly { attribute: Attribute; id: number; label: string; slug: string }[]
}

/** A product with its variants. */
export interface Product extends ListedProduct {
  /** The last part of its address. */
  slug: string
  url: string
  picture: string
  categoryName: string
  attributes: readonly Attribute[]
  pieces: readonly Piece[]
}

/** The part of a price that is tax. */
const TAX = 1.21
/** Rounds to cents. */
export const cents = (amount: number): number => Math.round(amount * 100) / 100
/** An amount without its tax. */
export const untaxed = (amount: number): number => cents(amount / TAX)
/** The tax in percent. */
export const taxPercent = Math.round((TAX - 1) * 100)

/** Makes the products of a store whose pages are below `base`, which ends in a slash. */
export function productsOf({ categories, products, swatches = {} }: Goods, base: string): Product[] {
  const ids = new Map<string, number>()
  /** The same label has the same id in every product. */
  const idOf = (label: string): number => {
    const id = ids.get(label) ?? 100 + ids.size
    ids.set(label, id)
    return id
  }
  const slugs = slugsOf(products.map(({ name }) => name))
  return products.map((listed, at) => {
    const given = Object.entries(listed.options ?? {})
    const codes = slugsOf(given.map(([label]) => label))
    const attributes = given.map(([label, labels], place): Attribute => {
      const own = slugsOf(labels)
      const options = labels.map((one, index) => ({ id: idOf(one), label: one, slug: own[index] ?? '', swatch: swatches[one] ?? null }))
      return { id: idOf(label), code: codes[place] ?? '', label, options }
    })
    const slug = slugs[at] ?? ''
    const product: Product = {
      ...listed,
      slug,
      url: `${base}product/${encodeURIComponent(slug)}`,
      picture: listed.image ?? `${base}pictures/${listed.id}.svg`,
      categoryName: categories.find(({ id }) => id === listed.category)?.name ?? '',
      attributes,
      pieces: [],
    }
    return Object.assign(product, { pieces: piecesOf(product) })
  })
}

function piecesOf(product: Product): Piece[] {
  const combinations = product.attributes.reduce<Piece['options'][]>(
    (all, attribute) => all.flatMap((chosen) => attribute.options.map((option) => [...chosen, { attribute, ...option }])),
    [[]],
  )
  return combinations.map((options) => ({
    product,
    sku: [product.sku, ...options.map(({ slug }) => slug.toUpperCase())].join('-'),
    stock: product.soldOut?.includes(options.map(({ label }) => label).join(' ')) ? 0 : product.stock,
    options,
  }))
}

const isInStock = ({ pieces }: Product) => pieces.some(({ stock }) => stock > 0)

const pricesOf = ({ price, was = price }: Product) => ({
  price_incl_tax: was,
  price_excl_tax: untaxed(was),
  final_price_incl_tax: price,
  final_price_excl_tax: untaxed(price),
  lowest_price_30d: was,
})

/** A product as its page prints it. */
export function productJson(product: Product): ReturnType<typeof productAnswer> & Record<string, unknown> {
  const { id, sku, name, brand, categoryName, url, picture, attributes, pieces } = product
  return productAnswer({
    ...{ product_id: id, sku, name, url, manufacturer: brand, image: picture, images: [picture] },
    ...pricesOf(product),
    category_names: [categoryName],
    product_type: attributes.length > 0 ? 'configurable' : 'simple',
    in_stock: isInStock(product),
    stock: attributes.length > 0 ? null : (pieces[0]?.stock ?? 0),
    tier_prices: [],
    configurable_data: { attributes },
    virtual_products:
      attributes.length === 0
        ? []
        : pieces.map((piece, at) =>
            variantAnswer({
              ...{ product_id: id * 1000 + at, sku: piece.sku, status: 1, stock: piece.stock, images: [picture] },
              ...pricesOf(product),
              ...{ colour_option_id: undefined, size_option_id: undefined },
              ...Object.fromEntries(piece.options.map((option) => [`${option.attribute.code}_option_id`, option.id])),
            }),
          ),
    size_chart_id: null,
  })
}

/** A product as a card of a list. */
export function cardJson(product: Product): ReturnType<typeof catalogueItemAnswer> {
  const { id, sku, name, brand, url, picture, attributes } = product
  const options = (kind: RegExp) => attributes.filter(({ code }) => kind.test(code)).flatMap((attribute) => attribute.options)
  return catalogueItemAnswer({
    ...{ product_id: id, sku, name, url, manufacturer: brand, image: picture, images: [picture] },
    ...pricesOf(product),
    product_type: attributes.length > 0 ? 'configurable' : 'simple',
    in_stock: isInStock(product),
    special_from: product.was === undefined ? null : '2026-11-01',
    ...{ rating: null, review_count: 0, labels: [] },
    swatches: options(/colou?r/).map(({ label, swatch }) => ({ label, swatch })),
    sizes: options(/size/).map(({ label }) => label),
  })
}
