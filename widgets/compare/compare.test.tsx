// Tests of the comparison page: the table, the differences, removing a product, and every state without a table.
// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { comparisonAnswer } from '#tests/support/answers.ts'
import { json, reset } from '#tests/support/fault-server.ts'
import { control, failPictures, press, said, shown, soon, useWidgetPage, words } from '#tests/support/widget-page.ts'
import compare from './compare.tsx'

const page = useWidgetPage()
const TABLE = 'GET api/catalog/compare'
const TOGGLE = 'POST api/catalog/compare/toggle-sku'

beforeEach(() => {
  page.shop.kept.compare = ['SHIRT', 'BALL']
  page.browser.cookies.set('touchline-session', '1000')
  page.shop.always(TABLE, json(comparisonAnswer()))
})

const show = () => page.show(compare, { removeAction: '/nl/compare/toggle' })
const heads = () => [...document.querySelectorAll('th[scope="col"] .compare-name')].map(words)
const rows = () =>
  [...document.querySelectorAll('tbody tr')].map((row) => [row.hasAttribute('data-differs'), ...[...row.children].map(words)])

test('products are side by side, and differing rows are marked', async () => {
  show()
  await soon(() => heads().length === 2)
  expect(heads()).toEqual(['Home shirt', 'Match ball'])
  expect(rows()).toEqual([
    [false, 'Rating', 'Rated 4.5 out of 5, reviews: 124.5 (12)', 'Rated 4.5 out of 5, reviews: 124.5 (12)'],
    [false, 'Brand', 'Nordkap', 'Nordkap'],
    [true, '≠Material (differs)', 'Polyester', '–Not specified'],
    [false, 'Availability', 'In stock', 'In stock'],
  ])
})

test('ratings are compared, also with a product that nobody has reviewed', async () => {
  const { products, ...answer } = comparisonAnswer()
  page.shop.always(
    TABLE,
    json({ ...answer, products: products.map((product, at) => ({ ...product, rating: 4.5, review_count: at === 0 ? 12 : 0 })) }),
  )
  show()
  await soon(() => heads().length === 2)
  expect(rows()[0]).toEqual([true, '≠Rating (differs)', 'Rated 4.5 out of 5, reviews: 124.5 (12)', 'No reviews yet'])
})

test('without any review there is no row of ratings', async () => {
  const { products, ...answer } = comparisonAnswer()
  page.shop.always(TABLE, json({ ...answer, products: products.map((product) => ({ ...product, rating: null, review_count: 0 })) }))
  show()
  await soon(() => heads().length === 2)
  expect(rows().map(([, label]) => label)).toEqual(['Brand', '≠Material (differs)', 'Availability'])
})

test('each column has a link to its product, and buttons to buy and to remove it', async () => {
  show()
  await soon(() => heads().length === 2)
  expect(control('Home shirt')?.getAttribute('href')).toBe('/nl/product/home-shirt')
  expect(control('Choose, Home shirt')?.dataset['quickBuy']).toBe('12')
  const form = control('Remove Home shirt')?.closest('form')
  expect([form?.getAttribute('action'), form?.querySelector('input')?.value]).toEqual(['/nl/compare/toggle', 'SHIRT'])
})

test('a removal hides the column at once, is announced, and moves the focus to the table', async () => {
  show()
  await press('Remove Home shirt')
  await soon(() => heads().join() === 'Match ball')
  await shown('Home shirt was removed from the comparison')
  expect(document.activeElement?.getAttribute('role')).toBe('region')
  expect([page.shop.kept.compare, page.shop.arrivals(TABLE).length]).toEqual([['BALL'], 1])
  await shown('Add another product to see how they differ.')
})

test('a failed removal keeps the column, and is reported', async () => {
  show()
  await soon(() => heads().length === 2)
  page.shop.once(TOGGLE, reset)
  await press('Remove Home shirt')
  await shown('Something went wrong, please try again later')
  expect(heads()).toHaveLength(2)
})

test('after the last removal the empty comparison has a link to the shop', async () => {
  page.shop.kept.compare = ['BALL']
  const mount = show()
  const remove = await soon(() => control('Remove Match ball') ?? null)
  remove?.focus()
  remove?.click()
  await shown('Nothing to compare yet')
  await soon(() => document.activeElement === mount)
  expect(mount.getAttribute('aria-label')).toBe('Comparison of 1 products')
  await said('Match ball was removed from the comparison')
  expect(control('Continue shopping')?.getAttribute('href')).toBe('/nl/')
})

describe('without a table', () => {
  test('announces that it loads', () => {
    const release = page.shop.hold(TABLE)
    expect(show().querySelector('[role="status"]')?.getAttribute('aria-label')).toBe('Loading the comparison')
    release()
  })

  test('offers to try again', async () => {
    page.shop.once(TABLE, json({}, 400))
    show()
    await shown('The comparison could not be loaded')
    await press('Try again')
    await soon(() => heads().length === 2)
  })
})

test('a failed picture is requested again, then replaced by a placeholder', async () => {
  const [product] = comparisonAnswer().products
  page.shop.always(TABLE, json({ ...comparisonAnswer(), products: [{ ...product, image: '/media/gone.webp' }] }))
  const mount = show()
  await soon(() => mount.querySelector('img'))
  await failPictures(mount, page)
})
