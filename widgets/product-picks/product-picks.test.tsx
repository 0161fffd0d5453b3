// Tests of picked products: their order, products no longer sold, the first ones of a category, and a retry after a failure.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { answerList } from '#stores/testing/lists.ts'
import { json } from '#tests/support/fault-server.ts'
import { press, soon, useWidgetPage } from '#tests/support/widget-page.ts'
import { fixture } from './product-picks.fixture.ts'
import productPicks from './product-picks.tsx'

const page = useWidgetPage()
const names = (mount: HTMLElement) => [...mount.querySelectorAll('.touchline-card-name')].map(({ textContent }) => textContent)
const answer = json(fixture.answers?.['catalog/products'])

test('are requested once by two mounts, without products no longer sold', async () => {
  page.shop.once('GET catalog/products', answer)
  const [one, other] = [page.show(productPicks, { ids: [8, 7] }), page.show(productPicks, { ids: [8, 7], heading: 'Again' })]
  await soon(() => names(one).length === 1 && names(other).length === 1)
  expect([names(one), names(other)]).toEqual([['Match ball'], ['Match ball']])
  expect(page.shop.calls().filter((call) => call === 'GET catalog/products')).toHaveLength(1)
})

test('are the first of a category if none is named', async () => {
  const call = 'GET catalog/category/3/product/list'
  page.shop.once(call, json(answerList(call, new URLSearchParams())))
  const mount = page.show(productPicks, { categoryId: 3, count: 2 })
  await soon(() => names(mount).length === 2)
})

test('can be loaded again', async () => {
  page.shop.once('GET catalog/products', json({}, 400))
  const mount = page.show(productPicks, { ids: [7] })
  await soon(() => mount.querySelector('button') !== null)
  page.shop.once('GET catalog/products', answer)
  await press('Try again')
  await soon(() => names(mount).length === 1)
})
