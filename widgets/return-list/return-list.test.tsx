// Tests of the list of returns from the customer's point of view.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { json } from '#tests/support/fault-server.ts'
import { control, shown, useWidgetPage } from '#tests/support/widget-page.ts'
import { returnsAnswer } from '#tests/support/answers.ts'
import returnList from './return-list.tsx'

const page = useWidgetPage('https://shop.test/nl/account/returns')
const LIST = 'GET api/customer/returns'

test('a return has its status, and its label while it is needed', async () => {
  page.shop.once(LIST, json(returnsAnswer()))
  page.show(returnList)
  await shown('Return R-1001')
  await shown('Registered')
  expect(control('Download return label')?.getAttribute('href')).toBe('/nl/account/returns/R-1001/label')
})

test('a return that is exchanged says what comes and whether it is kept, and the code that stands for its label', async () => {
  const [row] = returnsAnswer().items
  const exchange = {
    name: 'Match ball',
    qty: 1,
    options: [{ label: 'Size', value: '3' }],
    state: 'reserved',
    state_label: 'kept until Monday',
  }
  const way = { title: 'With a code', next: 'Show your code.', drop_off_code: 'K7QF-3HXA', has_label: false }
  page.shop.once(LIST, json(returnsAnswer({ items: [{ ...row, exchanges: [exchange], way, label_url: null }] })))
  page.show(returnList)
  await shown('In exchange: 1 × Match ball, 3: kept until Monday')
  await shown('Show your code. Your code: K7QF-3HXA')
  expect(control('Download return label')).toBeUndefined()
})

test('an empty list says so, with a link to start a return', async () => {
  page.shop.once(LIST, json(returnsAnswer({ items: [], total: 0 })))
  page.show(returnList, { returnUrl: '/nl/returns' })
  await shown('No returns yet')
  expect(control('Return items')?.getAttribute('href')).toBe('/nl/returns')
})
