// Tests of the size chart: loaded once, cached, in inches, and a neutral sentence if it fails to load.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { chooseMeasure, sizeChartStore } from '#stores/product/size-chart.ts'
import { json, text } from '#tests/support/fault-server.ts'
import { press, shown, soon, useWidgetPage, words } from '#tests/support/widget-page.ts'
import sizeChart from './size-chart.tsx'

const page = useWidgetPage('https://shop.test/nl/product/home-shirt')
const CALL = 'GET catalog/product/12/size-chart'
const chart = { id: 1, title: 'Clothing', columns: ['Size', 'Chest (cm)'], rows: [['M', '94–101']] }

test('is loaded only if it is not cached, or if forced', async () => {
  page.shop.once(CALL, json(chart))
  await sizeChartStore(12).load()
  await sizeChartStore(12).load()
  expect(page.shop.calls()).toHaveLength(1)
  page.shop.once(CALL, json(chart))
  await sizeChartStore(12).load(true)
  expect(page.shop.calls()).toHaveLength(2)
})

test('can be shown in inches', async () => {
  page.shop.once(CALL, json(chart))
  const store = sizeChartStore(12)
  await store.load()
  chooseMeasure('inch')
  expect(store.$chart.get()).toMatchObject({ value: { columns: ['Size', 'Chest (inch)'], rows: [['M', '37–39.8']] } })
})

test('sends no request before the button is pressed', () => {
  page.show(sizeChart, { productId: 12 })
  expect(page.shop.calls()).toEqual([])
})

const html = '<table><tr><th>Size</th><th>Chest (cm)</th></tr><tr><td>M</td><td>94</td></tr></table>'

test.each([
  ['as HTML', text(html)],
  ['as a text of JSON', json(html)],
  ['within an object', json({ content: html })],
])("is the host's own HTML if sent so: %s", async (_how, answer) => {
  page.shop.once(CALL, answer)
  expect(await sizeChartStore(12).load()).toEqual({ ok: true, value: { html } })
})

test.each([
  ['a whole page', text('<!doctype html><title>Log in</title><h1>Log in</h1>')],
  ['words without a tag', json('No chart')],
  ['nothing', json('')],
])('is missing if the answer is %s', async (_what, answer) => {
  page.shop.once(CALL, answer)
  expect(await sizeChartStore(12).load()).toMatchObject({ ok: false })
})

test('is the chart printed in the mount, and no request is sent', async () => {
  page.show(sizeChart, { productId: 12 }, { html: `<details><summary>Sizes</summary><h2>Ours</h2>${html}</details>` })
  const printed = { html: expect.stringContaining('<h2>Ours</h2><table>') }
  await expect.poll(() => sizeChartStore(12).$chart.get()).toMatchObject({ value: printed })
  expect(await sizeChartStore(12).load()).toMatchObject({ value: printed })
  expect(page.shop.calls()).toEqual([])
})

test('of a part of a kit is named by the host, on its button and above it', async () => {
  page.shop.once('GET catalog/product/31/size-chart', json(chart))
  page.show(sizeChart, { productId: 31, label: 'Sock size chart' })
  await press('Sock size chart')
  await shown('94–101')
  expect(words(document.querySelector('dialog h2'))).toBe('Sock size chart')
})

test('of two buttons for one chart, as on a page and in a sheet over it, only the pressed one opens its panel', async () => {
  page.shop.once(CALL, json(chart))
  const [first, second] = [page.show(sizeChart, { productId: 12 }), page.show(sizeChart, { productId: 12 })]
  const opened = () => [first, second].map((mount) => mount.querySelectorAll('dialog[open]').length)
  const pressIn = (mount: HTMLElement) => mount.querySelector<HTMLElement>('.size-chart-button')?.click()
  pressIn(first)
  await soon(() => opened()[0] === 1)
  expect(opened()).toEqual([1, 0])
  first.querySelector<HTMLElement>('dialog [aria-label="Close"]')?.click()
  await soon(() => opened()[0] === 0)
  pressIn(second)
  await soon(() => opened()[1] === 1)
  expect(opened()).toEqual([0, 1])
})
