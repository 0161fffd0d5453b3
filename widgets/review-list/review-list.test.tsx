// The list as its customer sees it.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { configureProductLinks } from '#shared/state/product-link.ts'
import { json } from '#tests/support/fault-server.ts'
import { control, shown, useWidgetPage } from '#tests/support/widget-page.ts'
import { myReviewsAnswer } from '#tests/support/account-answers.ts'
import reviewList from './review-list.tsx'

const page = useWidgetPage('https://shop.test/nl/account/reviews')
const LIST = 'GET api/customer/reviews'

test.each([
  ['pending', 'Waiting to be checked'],
  ['approved', 'Published'],
  ['rejected', 'Not published'],
  ['on_the_moon', 'on_the_moon'],
])('a review that is %s reads "%s"', async (state, said) => {
  page.shop.once(LIST, json(myReviewsAnswer({ items: [{ ...myReviewsAnswer().items[0], state }] })))
  page.show(reviewList)
  await shown(said)
})

test('leads to what could be reviewed', async () => {
  page.shop.once(LIST, json(myReviewsAnswer()))
  page.show(reviewList)
  await shown('Review Home shirt')
  expect(control('Review Home shirt')?.getAttribute('href')).toBe('/nl/product/home-shirt#review-form')
})

test('leads to the host’s own pages of products', async () => {
  configureProductLinks('/p/{id}-{slug}')
  page.shop.once(LIST, json(myReviewsAnswer()))
  page.show(reviewList)
  await shown('Review Home shirt')
  expect(control('Review Home shirt')?.getAttribute('href')).toBe('/p/15-home-shirt#review-form')
  expect(control('Match ball')?.getAttribute('href')).toBe('/p/12-match-ball')
})
