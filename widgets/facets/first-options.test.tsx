// Tests of a facet whose first options were printed by a server: the others are loaded on demand.
// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { catalogueSeed } from '#stores/catalogue/catalogue.ts'
import { answerList } from '#stores/testing/lists.ts'
import { after, json } from '#tests/support/fault-server.ts'
import { facetAnswer, facetState, listState } from '#tests/support/list-state.ts'
import { control, press, soon, useWidgetPage } from '#tests/support/widget-page.ts'
import facets from './facets.tsx'

const page = useWidgetPage()
const LIST = 'GET catalog/category/3/product/list'
const labels = Array.from({ length: 100 }, (_, at) => `Club ${at + 1}`)
const club = (count: number) => facetState('club', 'club', labels.slice(0, count))
const whole = Object(answerList('catalog/category/3/product/list', new URLSearchParams()))
const answer = { ...whole, catalog: { ...whole.catalog, filters: [facetAnswer('club', 'club', labels)] } }
const panel = () => document.querySelector('.facets-panel form') ?? document.body
const count = () => panel().querySelectorAll('.facets-option').length

beforeEach(() => {
  page.tab.go('/nl/shirts')
  page.shop.always(LIST, json(answer))
  const atoms: Record<string, { set: (value: never) => void }> = catalogueSeed.atoms
  const state = { place: { path: '/nl/shirts', categoryId: 3, extra: {} }, facets: [{ ...club(8), more: 92 }], list: listState.list }
  for (const [name, value] of Object.entries(state)) atoms[name]?.set(value as never)
})

test('loads the others when all are requested, and announces the loading', async () => {
  page.show(facets, { categoryId: 3, addresses: 'path' })
  await soon(() => count() === 8)
  let release = () => {}
  const moment = new Promise<void>((resolve) => {
    release = resolve
  })
  page.shop.once(LIST, after(moment, json(answer)))
  await press('Show all 100 (Club)')
  await soon(() => panel().querySelector('.facets-list[aria-busy="true"]'))
  release()
  await soon(() => count() === 100)
  expect([panel().querySelector('[aria-busy]'), page.shop.arrivals(LIST).length]).toEqual([null, 1])
  await press('Show fewer (Club)')
  await press('Show all 100 (Club)')
  await soon(() => count() === 100)
  expect(page.shop.arrivals(LIST)).toHaveLength(1)
})

test('keeps the first ones if the others fail to load, and can be retried', async () => {
  page.show(facets, { categoryId: 3, addresses: 'path' })
  await soon(() => count() === 8)
  page.shop.once(LIST, json({}, 404))
  await press('Show all 100 (Club)')
  await soon(() => control('Show all 100 (Club)')?.getAttribute('aria-expanded') === 'false')
  await press('Show all 100 (Club)')
  await soon(() => count() === 100)
})
