// Generates the whole range as a list of products: landmarks, then articles by weight, then compositions of both.
import { departments } from './articles/index.ts'
import { makeFromRecipe } from './compositions.ts'
import type { RecipeName } from './compositions.ts'
import { makeLandmarks } from './landmark-products.ts'
import { makeProduct } from './make-product.ts'
import { firstSeries, seriesName } from './names.ts'
import { createRandom } from './random.ts'
import type { SeedProduct } from './seed-product.ts'

const firstId = 101

/** The share of each composition in the range. */
const shares: readonly (readonly [RecipeName, number])[] = [
  ['padelSet', 0.005],
  ['tennisSet', 0.005],
  ['fullKit', 0.008],
  ['trainingSet', 0.006],
  ['coachSet', 0.005],
]

/** The products of a shop of this size; a small shop still has at least one of each article and composition. */
export function generate(size: number, seed: number): SeedProduct[] {
  const landmarks = makeLandmarks(seed)
  const compositionCounts = shares.map(([name, share]) => ({ name, count: Math.max(1, Math.round(size * share)) }))
  const reserved = landmarks.length + compositionCounts.reduce((sum, { count }) => sum + count, 0)
  const made = makeArticles(size - reserved, seed)
  const products = [...landmarks, ...made]
  // A composition cannot be a part of another, although its picture shows an article.
  const pool = groupByArticle(products.filter(({ variants }) => variants.length))
  const byId = new Map(products.map((product) => [product.id, product]))
  const find = (id: number) => {
    const found = byId.get(id)
    if (!found) throw new Error(`seed: product ${id} is missing`)
    return found
  }
  let id = firstId + made.length
  for (const { name, count } of compositionCounts) {
    for (let number = 0; number < count; number++) products.push(makeFromRecipe(name, id++, seed, number, pool, find))
  }
  return products
}

function makeArticles(count: number, seed: number): SeedProduct[] {
  const lines = departments.flatMap(({ articles, brands }) => articles.map((article) => ({ article, brands })))
  const amounts = shareOut(
    count,
    lines.map(({ article }) => article.weight),
  )
  let id = firstId
  return lines.flatMap(({ article, brands }, line) => {
    const offset = firstSeries(createRandom(seed, line, 3))
    return Array.from({ length: amounts[line] ?? 1 }, (_, number) => {
      const brand = brands[number % brands.length] ?? ''
      const series = seriesName(offset + (number % brands.length) * 7 + Math.floor(number / brands.length))
      return makeProduct({ id: id++, seed, article, brand, series })
    })
  })
}

/** Splits `count` into integers in these proportions, none below 1; the sum is `count` if that is large enough. */
function shareOut(count: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let passed = 0
  let given = 0
  return weights.map((weight) => {
    passed += weight
    const share = Math.max(1, Math.round((count * passed) / total) - given)
    given += share
    return share
  })
}

function groupByArticle(products: readonly SeedProduct[]): Map<string, SeedProduct[]> {
  const groups = new Map<string, SeedProduct[]>()
  for (const product of products) groups.set(product.article, [...(groups.get(product.article) ?? []), product])
  return groups
}
