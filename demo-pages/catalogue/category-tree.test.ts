// Tests menus and addresses of categories, in four languages and five stores.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../database/tables.ts'
import { testDatabases, testViews } from '#tests/support/databases.ts'
import { getAlternates } from './alternates.ts'
import { getCategoryById, getCategoryByPath, getCategoryTree } from './category-tree.ts'
import type { CategoryNode } from './category-tree.ts'
import { getDictionary } from './dictionary.ts'
import { readFilterSegment, splitFilterSegment, unknownLabels, writeFilterSegment } from './filter-segment.ts'

const { nl, en, de, se, be } = testViews

describe.each(testDatabases)('categories on $name', ({ open }) => {
  let db: Database
  let close: () => Promise<void>

  beforeAll(async () => {
    ;({ db, close } = await open())
  })
  afterAll(() => close())

  test('the tree has six departments of three levels', async () => {
    const tree = await getCategoryTree(db, se)
    expect(tree.map(({ name }) => name)).toEqual(['Lagkläder', 'Racketsport', 'Skor', 'Kläder', 'Bollar', 'Tillbehör'])
    const depth = (nodes: CategoryNode[]): number => (nodes.length ? 1 + Math.max(...nodes.map(({ children }) => depth(children))) : 0)
    expect(depth(tree)).toBe(3)
    for (const department of tree) expect(department.children.length).toBeGreaterThanOrEqual(3)
  })

  test('each category is found at its own address in each store', async () => {
    for (const view of [nl, be, en, de, se]) {
      const visit = async (nodes: CategoryNode[]): Promise<void> => {
        for (const { category_id, url, children } of nodes) {
          const found = await getCategoryByPath(db, view, url.slice(`/${view.code}/`.length))
          expect(found?.category_id, url).toBe(category_id)
          await visit(children)
        }
      }
      await visit(await getCategoryTree(db, view))
    }
  })

  test('a page has its breadcrumbs and its sub-categories', async () => {
    const page = await getCategoryByPath(db, de, '/teamkleidung/spielkleidung/')
    expect(page?.breadcrumbs.map(({ name }) => name)).toEqual(['Teamkleidung', 'Spielkleidung'])
    expect(page?.sub_categories.map(({ name }) => name)).toEqual(['Trikots', 'Spielhosen', 'Stutzen', 'Torwartkleidung'])
    expect(page?.description).toMatch(/^Trikot, Hose und Stutzen/)
  })

  test('another store’s address and an unknown address find nothing', async () => {
    for (const path of ['team-wear', '', '/', 'teamkleding/nope', '__proto__', '\u0000'])
      expect(await getCategoryByPath(db, nl, path), path).toBeNull()
    expect(await getCategoryById(db, nl, 1e12)).toBeNull()
  })

  test('the store switch finds the same category', async () => {
    const shirts = await getCategoryByPath(db, nl, 'teamkleding/wedstrijdkleding/wedstrijdshirts')
    expect(await getAlternates(db, [nl, be, en, de, se], { type: 'category', id: shirts?.category_id ?? 0 })).toEqual([
      { store: 'nl', path: '/nl/teamkleding/wedstrijdkleding/wedstrijdshirts' },
      { store: 'be', path: '/be/teamkleding/wedstrijdkleding/wedstrijdshirts' },
      { store: 'en', path: '/en/team-wear/match-wear/match-shirts' },
      { store: 'de', path: '/de/teamkleidung/spielkleidung/trikots' },
      { store: 'se', path: '/se/lagklader/matchklader/matchtrojor' },
    ])
  })

  test('chosen facets are written into the address and read back', async () => {
    for (const view of [nl, en, de, se]) {
      const { attributes } = await getDictionary(db)
      for (const { code, options, isFacet } of attributes) {
        if (!isFacet) continue
        for (const { label } of options) {
          const chosen = { [code]: [label[view.language]] }
          const segment = await writeFilterSegment(db, view, { path: '' }, chosen)
          expect(segment).toMatch(/^_[^\s/_]+$/)
          expect(await readFilterSegment(db, view, segment), segment).toEqual(chosen)
        }
      }
    }
    const chosen = { color: ['Rood', 'Wit'], size: ['M'] }
    expect(await writeFilterSegment(db, nl, { path: '' }, chosen)).toBe('_Wit_Rood_M')
    // A category has its facets in an order of its own, and so has its address.
    expect(await writeFilterSegment(db, nl, { path: 'teamkleding/wedstrijdkleding' }, chosen)).toBe('_M_Wit_Rood')
    expect(await readFilterSegment(db, nl, '_rood_M_wit')).toEqual({ color: ['Rood', 'Wit'], size: ['M'] })
    expect(await readFilterSegment(db, nl, '_%zz_nope_')).toEqual({})
    expect(await unknownLabels(db, nl, '_rood_Neon-geel_M_gr%C3%B6n_%zz')).toEqual(['Neon geel', 'grön', '%zz'])
    expect(splitFilterSegment('/teamkleding/wedstrijdkleding/_Rood_M')).toEqual({
      path: 'teamkleding/wedstrijdkleding',
      segment: '_Rood_M',
    })
    expect(splitFilterSegment('/teamkleding')).toEqual({ path: 'teamkleding', segment: '' })
  })
})
