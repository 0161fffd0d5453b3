// Adds attributes to finished products, so that their other data stays the same: collections and, in large shops, a large vocabulary.
import { collections } from './attributes.ts'
import { categoryByCode, optionId } from './catalogue-ids.ts'
import { createRandom } from './random.ts'
import type { SeedProduct } from './seed-product.ts'
import { collectionFits } from './texts/collections.ts'
import { factsOf } from './texts/facts.ts'
import { chooseValues, largeDepartment, largeSize, largeVocabulary } from './vocabulary.ts'

/** Adds the facets that do not depend on a product's article. */
export function addFacets(products: readonly SeedProduct[], size: number, seed: number): SeedProduct[] {
  const isLarge = size >= largeSize
  return products.map((product) => {
    const more = [...collectionsOf(product, seed), ...(isLarge ? valuesOf(product, seed) : [])]
    return more.length ? { ...product, optionIds: [...product.optionIds, ...more].toSorted((a, b) => a - b) } : product
  })
}

/** Two products in five belong to a collection, one that holds such goods. */
function collectionsOf(product: SeedProduct, seed: number): number[] {
  const random = createRandom(seed, product.id, 21)
  if (!random.chance(0.4)) return []
  const facts = factsOf(product)
  const fitting = collections.filter(({ code }) => collectionFits(code, facts))
  return [optionId('collection', random.pick(fitting).code)]
}

function valuesOf({ id, leaf }: SeedProduct, seed: number): number[] {
  if (categoryByCode(leaf).path[0]?.branch.code !== largeDepartment) return []
  return chooseValues(id, seed).map((value, at) => optionId(largeVocabulary[at]?.code ?? '', `value-${value + 1}`))
}
