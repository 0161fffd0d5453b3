// Tests of the list of reviews from the customer's point of view.
// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { configureProductLinks } from '#shared/state/product-route.ts'
import { json } from '#tests/support/fault-server.ts'
import { control, shown, useWidgetPage } from '#tests/support/widget-page.ts'
import { myReviewsAnswer } from '#tests/support/answers.ts'
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

test('links to products without a review', async () => {
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

test('shows her photos, each a link to the large one', async () => {
  const photos = [1, 2].map((at) => ({
    url: `/nl/api/customer/reviews/8/photos/${at}.jpg`,
    thumb: `/nl/api/customer/reviews/8/photos/${at}-small.jpg`,
  }))
  page.shop.once(LIST, json(myReviewsAnswer({ items: [{ ...myReviewsAnswer().items[0], photos }] })))
  page.show(reviewList)
  await shown('It rolls.')
  const pictures = [...document.querySelectorAll<HTMLImageElement>('.review-list-photos a > img')]
  expect(pictures.map(({ alt }) => alt)).toEqual(['Photo 1 of 2', 'Photo 2 of 2'])
  expect(pictures.map((picture) => picture.closest('a')?.getAttribute('href'))).toEqual(photos.map(({ url }) => url))
})
