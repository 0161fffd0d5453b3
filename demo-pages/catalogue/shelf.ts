// The data of all lists in memory: options, categories and orders of all products; reloaded when the catalogue's revision changes.
import { sql } from 'kysely'
import type { Database, Language } from './tables.ts'

/** A place identifies a product: 0 is the first in the shop's own order. */
export interface Shelf {
  ids: Int32Array
  placeOf: ReadonlyMap<number, number>
  /** The places in a category, in order; all places under `null`. */
  categories: ReadonlyMap<number | null, Int32Array>
  /** The option ids of the product at a place are between `starts[place]` and `starts[place + 1]`. */
  options: Int32Array
  starts: Int32Array
  /** The places, the newest first. */
  newness: Int32Array
  /** The rank of each place's name in a language's alphabet. */
  names: (language: Language) => Promise<Int32Array>
  /** The price in cents by place in a store; 0 if not sold there. */
  prices: (storeId: number) => Promise<Int32Array>
}

const shelves = new WeakMap<Database, { revision: number; shelf: Promise<Shelf> }>()

/** The current shelf; costs one small query if nothing has changed. */
export async function getShelf(db: Database): Promise<Shelf> {
  const { revision } = await db.selectFrom('catalogue_revision').select('revision').executeTakeFirstOrThrow()
  const known = shelves.get(db)
  if (known?.revision === revision) return known.shelf
  const shelf = readShelf(db)
  shelves.set(db, { revision, shelf })
  shelf.catch(() => shelves.delete(db))
  return shelf
}

interface ProductsRow {
  ids: number[] | null
  options: number[][] | null
  created: number[] | null
}

async function readShelf(db: Database): Promise<Shelf> {
  // Reads one row of JSON: the driver would take seconds to parse fifty thousand arrays.
  const { rows } = await sql<ProductsRow>`
    select json_agg(id order by position, id) as ids, json_agg(option_ids order by position, id) as options,
      json_agg(extract(epoch from created_at) order by position, id) as created
    from product`.execute(db)
  const { rows: members } = await sql<{ category_id: number; ids: number[] }>`
    select category_id, json_agg(product_id) as ids from product_category group by category_id`.execute(db)
  const { ids, options, created } = { ids: rows[0]?.ids ?? [], options: rows[0]?.options ?? [], created: rows[0]?.created ?? [] }
  const placeOf = new Map(ids.map((id, place) => [id, place]))
  const placesOf = (some: readonly number[]) => Int32Array.from(some, (id) => placeOf.get(id) ?? 0).toSorted()
  const newest = ids.map((_, place) => place)
  newest.sort((a, b) => (created[b] ?? 0) - (created[a] ?? 0) || (ids[a] ?? 0) - (ids[b] ?? 0))
  return {
    ids: Int32Array.from(ids),
    placeOf,
    categories: new Map([
      [null, placesOf(ids)] as const,
      ...members.map(({ category_id, ids: inside }) => [category_id, placesOf(inside)] as const),
    ]),
    options: Int32Array.from(options.flat()),
    starts: startsOf(options),
    newness: ranksOf(newest),
    names: remember((language) =>
      readColumn(db, placeOf, sql`select product_id, name_position as value from product_text where language = ${language}`),
    ),
    prices: remember((store) =>
      readColumn(db, placeOf, sql`select product_id, final_cents as value from product_price where store_id = ${store}`),
    ),
  }
}

function startsOf(options: readonly (readonly number[])[]): Int32Array {
  const starts = new Int32Array(options.length + 1)
  options.forEach(({ length }, place) => {
    starts[place + 1] = (starts[place] ?? 0) + length
  })
  return starts
}

/** Converts an order of places to the rank of each place. */
function ranksOf(order: readonly number[]): Int32Array {
  const ranks = new Int32Array(order.length)
  order.forEach((place, rank) => {
    ranks[place] = rank
  })
  return ranks
}

/** Reads one number per product, by place. */
async function readColumn(db: Database, placeOf: ReadonlyMap<number, number>, source: ReturnType<typeof sql>): Promise<Int32Array> {
  const { rows } = await sql<{ ids: number[] | null; values: number[] | null }>`
    select json_agg(product_id) as ids, json_agg(value) as values from (${source}) column_of`.execute(db)
  const column = new Int32Array(placeOf.size)
  const { ids, values } = { ids: rows[0]?.ids ?? [], values: rows[0]?.values ?? [] }
  ids.forEach((id, at) => {
    const place = placeOf.get(id)
    if (place !== undefined) column[place] = values[at] ?? 0
  })
  return column
}

function remember<Key>(read: (key: Key) => Promise<Int32Array>): (key: Key) => Promise<Int32Array> {
  const known = new Map<Key, Promise<Int32Array>>()
  return (key) => {
    const found = known.get(key)
    if (found) return found
    const reading = read(key)
    known.set(key, reading)
    reading.catch(() => known.delete(key))
    return reading
  }
}
