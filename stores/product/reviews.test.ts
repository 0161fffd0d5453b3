// Reviews: filtering, sorting and paging.
// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { reviewsAnswer } from '#tests/support/answers.ts'
import { json } from '#tests/support/fault-server.ts'
import { useWidgetPage } from '#tests/support/widget-page.ts'
import { provideReviews, reviewsStore } from './reviews.ts'

const page = useWidgetPage('https://shop.test/nl/product/home-shirt')
const CALL = 'GET catalog/product/12/reviews'
beforeEach(() => page.shop.once(CALL, json(reviewsAnswer())))

test('are requested once, and have our own names', async () => {
  const store = reviewsStore(12)
  await Promise.all([store.load(), store.load()])
  expect(store.$reviews.get()).toMatchObject({ state: 'ready', value: { pageSize: 5, items: [{ createdAt: '2026-09-01T10:00:00Z' }] } })
  expect(store.$pages.get()).toBe(3)
  expect(page.shop.calls()).toHaveLength(1)
})

test('photos are part of their review, and a host without them has none', async () => {
  const [item] = reviewsAnswer().items
  const photo = { url: '/nl/a.jpg', thumb: '/nl/a-small.jpg', width: 800, height: 600 }
  const items = [
    { ...item, photos: [photo, { url: 'data:image/png,', thumb: '/x.jpg' }] },
    { ...item, id: 2, photos: undefined },
  ]
  provideReviews(12, reviewsAnswer({ items }))(null)
  await reviewsStore(12).load()
  expect(reviewsStore(12).$reviews.get()).toMatchObject({ value: { items: [{ photos: [photo] }, { photos: [] }] } })
})

test('another sort order or rating starts at page 1, and the same rating again shows all', async () => {
  const store = reviewsStore(12)
  await store.load()
  for (let time = 0; time < 4; time++) page.shop.once(CALL, json(reviewsAnswer({ page: 2 })))
  await store.turn(2)
  expect(store.$query.get()).toEqual({ page: 2, sort: 'relevant', rating: null })
  await store.sortBy('newest')
  await store.filter(5)
  expect(store.$query.get()).toEqual({ page: 1, sort: 'newest', rating: 5 })
  await store.filter(5)
  expect(store.$query.get().rating).toBeNull()
})

test('a failure keeps the previous page and is reported', async () => {
  const store = reviewsStore(12)
  await store.load()
  page.shop.once(CALL, json({}, 400))
  await store.turn(2)
  expect(store.$reviews.get().state).toBe('ready')
  expect([store.$isOutdated.get(), store.$isPending.get()]).toEqual([true, false])
})

test('printed reviews are not requested', async () => {
  provideReviews(12, reviewsAnswer({ count: 1 }))(null)
  await reviewsStore(12).load()
  expect(page.shop.calls()).toEqual([])
})
