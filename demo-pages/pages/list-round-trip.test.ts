// Tests every address of every category: widget and host write the same address, and both parse it to the state it was written from.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { emptyQuery, readListAddress, writeListAddress, type ListQuery } from '#shared/catalogue/rules/list-address.ts'
import { Facet } from '#shared/catalogue/wire/catalogue.ts'
import { testDatabases } from '#tests/support/databases.ts'
import { getDictionary } from '../catalogue/dictionary.ts'
import type { Category } from '../catalogue/dictionary.ts'
import { getListing } from '../catalogue/listing.ts'
import type { Database } from '../database/tables.ts'
import { storeViews, type StoreView } from '../host/store-view.ts'
import { parseListQuery, toRequest, writeListQuery } from './list-address.ts'

/** The host's facets in the form that the widgets use. */
const Facets = v.array(Facet)

const placeAt = (path: string) => ({ path, extra: {} })
/** One store per language; the others of that language have the same texts. */
const stores = storeViews.filter(({ language }, at) => storeViews.findIndex((other) => other.language === language) === at)

describe.each(testDatabases)('addresses of lists on $name', ({ open }) => {
  let db: Database
  let close: () => Promise<void>
  let categories: Category[]
  beforeAll(async () => {
    ;({ db, close } = await open())
    categories = [...(await getDictionary(db)).categories.values()]
  })
  afterAll(() => close())

  /** The host's side: the state that it parses from an address, and the address that it writes for that state. */
  const throughHost = async (store: StoreView, address: string) => {
    const { pathname, searchParams } = new URL(address, 'https://shop.test')
    const { ask, isClean } = await parseListQuery(db, store, pathname.slice(`/${store.code}/`.length), searchParams)
    return { ask, isClean, address: `/${store.code}/${await writeListQuery(db, store, ask)}` }
  }

  /** Converts in both directions; returns the differences. */
  const faultsOf = async (store: StoreView, path: string, facets: readonly Facet[], part: Partial<ListQuery>): Promise<object[]> => {
    const state = { ...emptyQuery, ...part }
    const address = writeListAddress(placeAt(path), facets, state)
    const widget = readListAddress(new URL(address, 'https://shop.test'), facets)
    const host = await throughHost(store, address)
    const { base, chosen, discipline: _none, ...rest } = host.ask
    const wanted = { path, state, address, isClean: true }
    const found = [
      { ...wanted, path: widget.path, state: widget.query },
      { path: `/${store.code}/${base}`, state: { ...rest, facets: chosen }, address: host.address, isClean: host.isClean },
    ]
    return found.some((one) => !isSame(one, wanted)) ? [{ wanted, found }] : []
  }

  test.each(stores)('$code: every option of every facet of every category, alone and together', { timeout: 120_000 }, async (store) => {
    const faults: object[] = []
    let count = 0
    for (const { id, texts } of categories) {
      const { filters } = (await getListing(db, store, { categoryId: id })).catalog
      const path = `/${store.code}/${texts[store.language].urlPath}`
      const facets = v.parse(Facets, filters)
      const labels = facets.flatMap(({ facetCode: code, options }) => options.map(({ label }) => ({ code, label })))
      const states: Partial<ListQuery>[] = [
        ...labels.map(({ code, label }) => ({ facets: { [code]: [label] } })),
        // Covers all labels of a facet, one label of each facet, and every other parameter combined with them.
        ...facets.flatMap(({ facetCode: code, options }) =>
          options.length ? [{ facets: { [code]: options.map(({ label }) => label) } }] : [],
        ),
        {
          ...{ page: 3, pageSize: 48, sort: 'price:desc', query: 'a_b & c%20-d/é', minPrice: 12.5, maxPrice: 80 },
          facets: Object.fromEntries(
            facets.flatMap(({ facetCode: code, options }) => options.slice(-1).map(({ label }) => [code, [label]])),
          ),
        },
      ]
      count += states.length
      for (const state of states) faults.push(...(await faultsOf(store, path, facets, state)))
    }
    expect(faults.slice(0, 3)).toEqual([])
    expect(count).toBeGreaterThan(categories.length * 10)
  })

  test.each(stores)('$code: what the host prints for a narrowed list is what a widget writes for it', async (store) => {
    const faults: object[] = []
    for (const { id, texts } of categories.filter(({ level }) => level < 3)) {
      const path = texts[store.language].urlPath
      const whole = v.parse(Facets, (await getListing(db, store, { categoryId: id })).catalog.filters)
      for (const { facetCode: code, options } of whole.filter(({ type }) => type === 'attribute')) {
        const [label = ''] = options.map((option) => option.label)
        const { ask } = await throughHost(
          store,
          writeListAddress(placeAt(`/${store.code}/${path}`), whole, { ...emptyQuery, facets: { [code]: [label] } }),
        )
        // The answer for the filtered list contains fewer facets, but must write the same address.
        const { filters } = (await getListing(db, store, toRequest(ask, id))).catalog
        const printed = `/${store.code}/${await writeListQuery(db, store, ask)}`
        const pushed = writeListAddress(placeAt(`/${store.code}/${path}`), v.parse(Facets, filters), {
          ...emptyQuery,
          facets: { [code]: [label] },
        })
        if (printed !== pushed) faults.push({ printed, pushed })
      }
    }
    expect(faults.slice(0, 3)).toEqual([])
  })
})

/** Serialises a value so that the order of properties and labels does not matter. */
function isSame(one: object, other: object): boolean {
  const inOrder = (_key: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(String).toSorted((a, b) => a.localeCompare(b))
    return typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value
  }
  return JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder)
}
