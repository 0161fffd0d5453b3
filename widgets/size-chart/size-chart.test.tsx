// The chart: asked for once, kept, read in inches, and quiet where it does not come.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { chooseMeasure, sizeChartStore } from '#stores/product/size-chart.ts'
import { json } from '#tests/support/fault-server.ts'
import { useWidgetPage } from '#tests/support/widget-page.ts'
import sizeChart from './size-chart.tsx'

const page = useWidgetPage('https://shop.test/nl/product/home-shirt')
const CALL = 'GET catalog/product/12/size-chart'
const chart = { id: 1, title: 'Clothing', columns: ['Size', 'Chest (cm)'], rows: [['M', '94–101']] }

test('is fetched only if it is not kept, or forced', async () => {
  page.shop.once(CALL, json(chart))
  await sizeChartStore(12).load()
  await sizeChartStore(12).load()
  expect(page.shop.calls()).toHaveLength(1)
  page.shop.once(CALL, json(chart))
  await sizeChartStore(12).load(true)
  expect(page.shop.calls()).toHaveLength(2)
})

test('is read in inches where the shopper likes', async () => {
  page.shop.once(CALL, json(chart))
  const store = sizeChartStore(12)
  await store.load()
  chooseMeasure('inch')
  expect(store.$chart.get()).toMatchObject({ value: { columns: ['Size', 'Chest (inch)'], rows: [['M', '37–39.8']] } })
})

test('asks nothing before the button is pressed', () => {
  page.show(sizeChart, { productId: 12 })
  expect(page.shop.calls()).toEqual([])
})
