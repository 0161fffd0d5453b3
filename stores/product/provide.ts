// Stores a product that the host printed as an option, on a page that no server rendered.
import * as v from 'valibot'
import { watchDrops } from '#shared/events/report-drops.ts'
import { Product } from '#shared/product/wire/product.ts'
import { doubtProduct } from '#shared/state/printed.ts'
import { definePreparation, type Preparation } from '#shared/state/seed.ts'
import { shaped } from '#shared/state/shaping.ts'
import { type Models, provideModels } from './models.ts'
import { $products, stateOf, withState } from './state.ts'

/**
 * Stores a printed product, unless the server's answer is there or pending for another island. Invalid data is reported and changes nothing:
 * the store then loads the product. `models` are those of the kinds that the widget draws.
 */
export function provideProduct(printed: unknown, models: Models = {}): Preparation {
  provideModels(models)
  const value = shaped(Product, printed, 'the printed product')
  const reportDrops = watchDrops('the printed product')
  const product = v.safeParse(Product, value)
  reportDrops(Product, value)
  if (product.issues && printed !== undefined) doubtProduct({ printed, issue: product.issues[0] })
  return definePreparation($products, (products) => {
    if (!product.success) return products
    const { productId: id } = product.output
    const isKnown = stateOf(products, id).product.state === 'ready'
    return isKnown ? products : withState(products, id, { product: { state: 'ready', value: product.output } })
  })
}
