// Measures the catalogue's queries on a seeded shop, best and median of nine: `DATA_DIR=.data SEED_SIZE=50000 node demo-pages/catalogue/measure.ts`, or with DATABASE_URL.
import { connect } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'
import { seedOnce } from '../database/seed.ts'
import type { Database } from '../database/tables.ts'
import { getDictionary } from './dictionary.ts'
import { getListing } from './listing.ts'
import type { ListingRequest } from './listing-query.ts'
import { getSuggestions } from './suggestions.ts'

const view = { id: 1, code: 'nl', language: 'nl' } as const
const rounds = 9

const db = await connect({ dataDir: process.env['DATA_DIR'] ?? '.data', databaseUrl: process.env['DATABASE_URL'] || null })
try {
  await migrate(db)
  const { size, isNew, milliseconds } = await seedOnce(db, { size: Number(process.env['SEED_SIZE'] ?? 3_000) })
  console.log(`${size} products${isNew ? `, seeded in ${Math.round(milliseconds / 1000)} s` : ''}`)
  for (const [name, run] of await cases(db)) await measure(name, run)
} finally {
  await db.destroy()
}

async function cases(of: Database): Promise<[string, () => Promise<unknown>][]> {
  const { categories, attributesByCode } = await getDictionary(of)
  const categoryId = [...categories.values()].find(({ code }) => code === 'team-wear')?.id
  const list = (request: ListingRequest) => () => getListing(of, view, request)
  const facets = (count: number) =>
    Object.fromEntries(
      [...attributesByCode.values()]
        .filter(({ code }) => ['color', 'size', 'audience', 'property_1', 'property_2'].includes(code))
        .slice(0, count)
        .map(({ code, options }) => [code, options.slice(0, 40).map(({ label }) => label.nl)]),
    )
  const suggest =
    (query: string, cid: number | null = null) =>
    () =>
      getSuggestions(of, view, { query, categoryId: cid })
  return [
    ['category', list({ categoryId })],
    ['category, page 200', list({ categoryId, page: 200 })],
    ['category, 96 by price', list({ categoryId, pageSize: 96, sort: 'price:asc' })],
    ['category, 96 by name', list({ categoryId, pageSize: 96, sort: 'name:asc' })],
    ['category, one facet', list({ categoryId, facets: { color: ['Rood'] } })],
    ['category, 1 facet of many options', list({ categoryId, facets: facets(1) })],
    ['category, 5 facets of many options', list({ categoryId, facets: facets(5) })],
    ['category, price', list({ categoryId, minPrice: 20, maxPrice: 60 })],
    ['category, query', list({ categoryId, query: 'shirt' })],
    ['whole shop', list({})],
    ['whole shop, one facet', list({ facets: { color: ['Rood'] } })],
    [
      'search, many finds',
      afresh((round) =>
        list({ query: ['voetbal', 'training', 'tennis', 'heren', 'dames', 'kinderen', 'shirt', 'schoen', 'sport'][round] })(),
      ),
    ],
    ['search, many finds, again', list({ query: 'voetbal' })],
    ['search, few finds', afresh((round) => list({ query: `norrvik ${'acehlnpstv'[round]}` })())],
    [
      'suggestions, 3 letters',
      afresh((round) => suggest(['voe', 'ten', 'tra', 'sho', 'nor', 'hal', 'pad', 'her', 'spo'][round] ?? 'voe')()),
    ],
    ['suggestions, again', suggest('voe')],
    ['suggestions, 5,000 facet options', suggest('waa')],
    [
      'suggestions in a category',
      afresh((round) =>
        suggest(['rood', 'zwart', 'wit', 'groen', 'geel', 'blauw', 'paars', 'roze', 'oranje'][round] ?? 'rood', categoryId ?? null)(),
      ),
    ],
    ['suggestions by sku', suggest('NO10001')],
  ]
}

/** Sends another query each round, so that no cache answers. */
function afresh(run: (round: number) => Promise<unknown>): () => Promise<unknown> {
  let round = 0
  return () => run(round++)
}

async function measure(name: string, run: () => Promise<unknown>): Promise<void> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const start = performance.now()
    await run()
    times.push(performance.now() - start)
  }
  times.sort((a, b) => a - b)
  console.log(`${name.padEnd(38)} best ${Math.round(times[0] ?? 0)} ms, median ${Math.round(times[rounds >> 1] ?? 0)} ms`)
}
