// Tests of the specifications: printed, or loaded once; a failure shows a neutral sentence, and a retry loads them.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { json } from '#tests/support/fault-server.ts'
import { press, shown, useWidgetPage } from '#tests/support/widget-page.ts'
import widget from './specification.tsx'

const page = useWidgetPage()
const CALL = 'GET catalog/product/12/specification'
const rows = [{ label: 'Weight', value: '300 g' }]

test.each([
  ['a list', rows],
  ['a map of them', { 3: rows[0] }],
  ['values by label', { Weight: '300 g' }],
  ['JSON as text', JSON.stringify(rows)],
])('a specification printed as %s is not requested', async (_name, specification) => {
  page.show(widget, { productId: '12', specification })
  await shown('Weight300 g')
  expect(page.shop.calls()).toEqual([])
})

test('otherwise it is requested, and invalid entries are left out', async () => {
  page.shop.once(CALL, json([{ label: 'Head', value: 630 }, null, { label: 'Broken' }]))
  page.show(widget, { productId: 12 })
  await shown('Head630')
  expect(document.querySelectorAll('dt')).toHaveLength(1)
})

test('after a failure it can be loaded again', async () => {
  page.shop.once(CALL, json({}, 400))
  page.show(widget, { productId: 12 })
  await shown('The specifications are not available yet.')
  page.shop.once(CALL, json(rows))
  await press('Try again')
  await shown('300 g')
})
