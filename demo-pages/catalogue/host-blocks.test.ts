// Tests inline facets, the block in the grid and the banner: their positions, and the pages without them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../database/tables.ts'
import { testDatabases, testViews } from '#tests/support/databases.ts'
import { getDictionary } from './dictionary.ts'
import type { Dictionary } from './dictionary.ts'
import { getDividers } from './dividers.ts'
import { getListing } from './listing.ts'

const { nl, en } = testViews

describe.each(testDatabases)('content between cards on $name', ({ open }) => {
  let db: Database
  let close: () => Promise<void>
  let dictionary: Dictionary

  beforeAll(async () => {
    ;({ db, close } = await open())
    dictionary = await getDictionary(db)
  })
  afterAll(() => close())

  const idOf = (code: string) => [...dictionary.categories.values()].find((category) => category.code === code)?.id ?? -1

  test('inline facets are in order of position, are facets of their category, and leave the first row to cards', async () => {
    for (const { id, code, level } of dictionary.categories.values()) {
      const dividers = await getDividers(db, id)
      expect(dividers.map(({ position }) => position)).toEqual(dividers.map(({ position }) => position).toSorted((a, b) => a - b))
      if (level === 1) expect(dividers.length, code).toBeGreaterThan(1)
      const { catalog } = await getListing(db, nl, { categoryId: id })
      const facets = catalog.filters.map((facet) => facet.facet_code)
      for (const { attribute_code, position } of dividers) {
        if (level === 1) expect(facets, code).toContain(attribute_code)
        expect(position).toBeGreaterThan(catalog.widget?.position ?? 3)
      }
    }
  })

  test('an unknown category has no inline facets', async () => {
    for (const id of [-1, 0, 1.5, 2 ** 40, Number.NaN, 999_999]) expect(await getDividers(db, id)).toEqual([])
  })

  test('the block is only on the first page of a list without filters', async () => {
    const categoryId = idOf('team-wear')
    const widgetOf = async (request: object) => (await getListing(db, nl, { categoryId, pageSize: 12, ...request })).catalog.widget
    expect(await widgetOf({})).toMatchObject({ position: 3, html: expect.stringContaining('Het hele team in één keer') })
    expect(await widgetOf({ sort: 'price:asc' })).not.toBeNull()
    for (const request of [
      { page: 2 },
      { query: 'shirt' },
      { facets: { color: ['Rood'] } },
      { minPrice: 5 },
      { categoryId: idOf('balls') },
    ])
      expect(await widgetOf(request), JSON.stringify(request)).toBeNull()
    expect(await widgetOf({ facets: { color: ['Gibtsnicht'] } })).not.toBeNull()
  })

  test('only departments have a banner, in the store’s language', async () => {
    for (const { id, level } of dictionary.categories.values()) {
      const { banner } = await getListing(db, en, { categoryId: id })
      expect(banner === null).toBe(level > 1)
    }
    const { banner } = await getListing(db, en, { categoryId: idOf('shoes') })
    expect(banner).toContain('Grip on every pitch')
    expect((await getListing(db, en, { categoryId: idOf('shoes'), page: 2, pageSize: 12 })).banner).toBeNull()
    expect((await getListing(db, en, {})).banner).toBeNull()
  })

  test('the HTML of banner and block has no style, script or id', async () => {
    const { banner, catalog } = await getListing(db, en, { categoryId: idOf('shoes') })
    for (const html of [banner, catalog.widget?.html]) {
      expect(html).toMatch(
        /^<a class="list-(banner|widget)" href="\/en\/shoes\/[a-z-]+" data-category-id="\d+"><img [^>]+><strong>[^<]+<\/strong><span>[^<]+<\/span><\/a>$/,
      )
      expect(html).not.toMatch(/<script|\sstyle=|\sid=|\son\w+=|data-touchline/)
    }
  })
})
