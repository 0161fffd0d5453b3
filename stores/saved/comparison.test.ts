// The comparison table: limited to the session's products, reloaded for new ones, with the differing attributes.
import { afterEach, beforeEach, expect, it } from 'vitest'
import { comparisonAnswer } from '#tests/support/answers.ts'
import { json } from '#tests/support/fault-server.ts'
import { startVisit, type Tab, until, type Visit } from '#stores/testing/visit.ts'

const TABLE = 'GET api/catalog/compare'

let visit: Visit
let tab: Tab

beforeEach(async () => {
  visit = await startVisit()
  visit.shop.kept.compare = ['SHIRT', 'BALL']
  visit.browser.cookies.set('touchline-session', '1000')
  visit.shop.always(TABLE, json(comparisonAnswer()))
  tab = await visit.open()
})
afterEach(() => visit.end())

const skus = () => {
  const comparison = tab.comparison.$comparison.get()
  return comparison.state === 'ready' ? comparison.value.products.map(({ sku }) => sku) : null
}

it('is requested once', async () => {
  await Promise.all([tab.comparison.loadComparison(), tab.comparison.loadComparison()])
  await tab.comparison.loadComparison()
  expect([skus(), visit.shop.arrivals(TABLE).length]).toEqual([['SHIRT', 'BALL'], 1])
})

it('marks differing attributes, and leaves out those that no product has', async () => {
  const attributes = [...comparisonAnswer().attributes, { code: 'empty', label: 'Nothing' }]
  visit.shop.always(TABLE, json(comparisonAnswer({ attributes })))
  await tab.comparison.loadComparison()
  expect(tab.comparison.$comparisonRows.get()).toEqual([
    { code: 'brand', label: 'Brand', values: ['Nordkap', 'Nordkap'], isDifferent: false },
    { code: 'material', label: 'Material', values: ['Polyester', null], isDifferent: true },
  ])
})

it('drops a product that leaves the session, without a call', async () => {
  await tab.comparison.loadComparison()
  await tab.compare.toggleCompare('SHIRT', false)
  expect([skus(), visit.shop.arrivals(TABLE).length]).toEqual([['BALL'], 1])
  expect(tab.comparison.$comparisonRows.get().map(({ code }) => code)).toEqual(['brand'])
})

it('is requested again if another tab adds a product, and only once for one that is not sold here', async () => {
  await tab.comparison.loadComparison()
  const stop = tab.comparison.followComparison()
  visit.shop.kept.compare = ['SHIRT', 'BALL', 'GONE']
  await tab.session.reloadSession()
  await until(() => visit.shop.arrivals(TABLE).length === 2)
  await tab.session.reloadSession()
  expect(visit.shop.arrivals(TABLE)).toHaveLength(2)
  stop()
})

it('stays if a later read fails, and reports a failure of the first', async () => {
  visit.shop.once(TABLE, json({}, 400))
  expect(await tab.comparison.loadComparison()).toMatchObject({ ok: false, error: { code: 'compare.load-failed' } })
  expect(tab.comparison.$comparison.get()).toMatchObject({ state: 'failed' })
  await tab.comparison.loadComparison()
  expect(skus()).toEqual(['SHIRT', 'BALL'])
})
