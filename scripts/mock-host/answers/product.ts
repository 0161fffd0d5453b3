// What the mock host says of one product, and of those that a visitor keeps.
import { getProduct, getSpecification } from '#shared/product/calls.ts'
import { getSizeChart } from '#shared/product/sizes/calls.ts'
import { toggleItem } from '#shared/saved/calls.ts'
import { getComparison, toggleSku } from '#shared/saved/comparison/calls.ts'
import { comparisonAnswer } from '#shared/saved/comparison/examples.ts'
import { answer, textOf } from '../answer.ts'
import { cardJson, type Product, productJson } from '../goods.ts'
import { Refusal } from '../refusal.ts'
import type { World } from '../world.ts'

const MOST_COMPARED = 4

function known(world: World, key: number | string): Product {
  const product = world.product(key)
  if (!product) throw new Refusal(404, 'There is no such product.', 'product')
  return product
}

/** The list with the value at its start, or without it. */
const toggled = <Value>(list: readonly Value[], value: Value): Value[] =>
  list.includes(value) ? list.filter((one) => one !== value) : [value, ...list]

/** The wishlist as items. */
export const wishlistJson = (wishlist: readonly number[]): { id: number; product_id: number }[] =>
  wishlist.map((id) => ({ id, product_id: id }))

/** The answers. */
export const productAnswers = [
  answer(getProduct, ({ world, at }) => productJson(known(world, Number(at['id'])))),
  answer(getSpecification, ({ world, at }) => {
    const { brand, categoryName, sku } = known(world, Number(at['productId']))
    return [
      { label: 'Brand', value: brand },
      { label: 'Category', value: categoryName },
      { label: 'Number', value: sku },
    ]
  }),
  answer(getSizeChart, ({ world, at }) => {
    const sizes = known(world, Number(at['productId'])).attributes.find(({ code }) => code === 'size')
    if (!sizes) throw new Refusal(404, 'This product has no size chart.')
    return {
      id: 1,
      title: 'Sizes',
      columns: ['Size', 'Chest in cm'],
      rows: sizes.options.map(({ label }, row) => [label, String(88 + 6 * row)]),
    }
  }),
  answer(toggleItem, ({ world, visitor, body }) => {
    const { id } = known(world, Number(body['productId']))
    visitor.wishlist = toggled(visitor.wishlist, id)
    return { wishlist: wishlistJson(visitor.wishlist) }
  }),
  answer(toggleSku, ({ world, visitor, body }) => {
    const { sku } = known(world, textOf(body['sku']))
    const compare = toggled(visitor.compare, sku)
    if (compare.length > MOST_COMPARED)
      throw new Refusal(409, 'At most %1 products can be compared.', 'limit', { parameters: [MOST_COMPARED] })
    visitor.compare = compare
    return { compare }
  }),
  answer(getComparison, ({ world, visitor: { compare } }) => {
    const products = world.products.filter(({ sku }) => compare.includes(sku))
    return comparisonAnswer({
      attributes: [{ code: 'brand', label: 'Brand' }],
      products: products.map((product) => ({ ...cardJson(product), values: { brand: product.brand } })),
    })
  }),
]
