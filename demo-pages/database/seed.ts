// Fills an empty database with the shop's range; the same seed and size create the same shop on every machine.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { startupLock } from './migrate.ts'
import { addFacets } from './seed/add-facets.ts'
import { expectedRows } from './seed/expected.ts'
import { fillFinding, isFindingFilled } from './seed/finding.ts'
import { generate } from './seed/generate.ts'
import { insertRows } from './seed/insert.ts'
import { brands } from './picture.ts'
import { compositionRows, priceRows, productRows, textRows, variantRows } from './seed/product-rows.ts'
import { lookupRows, positionsOf, productCategoryRows } from './seed/rows.ts'
import type { TableRows } from './seed/rows.ts'
import type { SeedProduct } from './seed/seed-product.ts'
import type { Database } from './tables.ts'

export const defaultSeed = 4173
export const defaultSize = 3_000

export interface SeedOptions {
  /** The number of products, up to 50,000; a very small number still creates one of each article, about 130. */
  size?: number | undefined
  seed?: number | undefined
}

export interface SeedResult {
  /** False if the database was already filled. */
  isNew: boolean
  /** The size of the range in the database, which differs from the requested size if it was already filled. */
  size: number
  /** Checksum of every row that was written. */
  fingerprint: string
  milliseconds: number
}

/** Seeds an empty catalogue in one transaction and leaves a filled one alone; of two processes at once, the second waits and finds it filled. */
export async function seedOnce(db: Database, { size = defaultSize, seed = defaultSeed }: SeedOptions = {}): Promise<SeedResult> {
  const started = performance.now()
  const filled = await db.selectFrom('catalogue_seed').select(['size', 'fingerprint']).executeTakeFirst()
  if (filled) {
    await addFinding(db)
    return { isNew: false, ...filled, milliseconds: performance.now() - started }
  }
  const result = await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(startupLock)})`.execute(trx)
    const earlier = await trx.selectFrom('catalogue_seed').select(['size', 'fingerprint']).executeTakeFirst()
    if (earlier) return { isNew: false, ...earlier }
    const hash = createHash('sha256')
    const products = addFacets(generate(size, seed), size, seed)
    for (const rows of allRows(products, { size, seed })) {
      hash.update(JSON.stringify(rows))
      await insertRows(trx, rows)
    }
    // The generator calculates prices without regard to sold-out sizes and more expensive ones.
    await sql`select renew_from_prices(coalesce(array_agg(id), '{}')) from product where type in ('bundle', 'grouped')`.execute(trx)
    await fillFinding(trx)
    const fingerprint = hash.digest('hex')
    await trx.insertInto('catalogue_seed').values({ id: 1, seed, size: products.length, fingerprint }).execute()
    return { isNew: true, size: products.length, fingerprint }
  })
  // Neither database has statistics of the new rows yet, so it would plan the first queries for empty tables.
  if (result.isNew) await sql`analyze`.execute(db)
  return { ...result, milliseconds: performance.now() - started }
}

/** Fills these tables for a range that was seeded before they existed. */
async function addFinding(db: Database): Promise<void> {
  if (await isFindingFilled(db)) return
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(startupLock)})`.execute(trx)
    if (!(await isFindingFilled(trx))) await fillFinding(trx)
  })
}

const bite = 2_000

/** Yields rows in the order that foreign keys require; products in batches, so that the JSON of 50,000 fits in memory. */
function* allRows(products: readonly SeedProduct[], { size, seed }: { size: number; seed: number }): Generator<TableRows> {
  yield* lookupRows(size)
  const positions = positionsOf(products, seed)
  const brandNames = new Map(brands.map(({ code, name }) => [code, name]))
  for (let start = 0; start < products.length; start += bite) yield productRows(products.slice(start, start + bite), positions)
  yield* inBites(textRows(products, brandNames))
  for (let start = 0; start < products.length; start += bite) {
    const some = products.slice(start, start + bite)
    yield productCategoryRows(some, positions)
    yield priceRows(some)
    yield* variantRows(some)
    yield* compositionRows(some)
  }
  yield expectedRows()
}

function* inBites({ table, rows }: TableRows): Generator<TableRows> {
  for (let start = 0; start < rows.length; start += bite) yield { table, rows: rows.slice(start, start + bite) }
}
