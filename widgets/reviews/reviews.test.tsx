// Tests of the reviews' server rendering, and that reviews are drawn as text.
import { expect, test } from 'vitest'
import { createRender } from '#shared/mount/server-render.tsx'
import { reviewsAnswer } from '#tests/support/answers.ts'
import { resetStores, startPageOnServer, stateFrom } from '#widgets/page/server-start.ts'
import { foldText } from './fold-text.ts'
import widget from './reviews.tsx'

const render = createRender({
  widgets: { reviews: widget },
  catalogues: {},
  build: 'test',
  startPage: startPageOnServer,
  stateFrom,
  resetStores,
})
const draw = (reviews: object, options: object = {}) => render('reviews', { productId: 12, reviews, ...options }, {}, {}, { id: 'r' }).html

test('a review has its own language for screen readers, and its markup is shown as text', () => {
  const [item] = reviewsAnswer().items
  const html = draw(reviewsAnswer({ items: [{ ...item, language: 'sv', text: '<img src=x onerror=alert(1)>', photos: [] }] }))
  expect(html).toContain('lang="sv"')
  expect(html).toContain('&lt;img')
  expect(html).not.toContain('<img')
})

test('a photo is a link to the large one, named by position and customer, with its space reserved', () => {
  const [item] = reviewsAnswer().items
  const photo = (name: string) => ({ url: `/nl/${name}.jpg`, thumb: `/nl/${name}-small.jpg`, width: 800, height: 600 })
  const html = draw(reviewsAnswer({ items: [{ ...item, photos: [photo('a'), photo('b')] }] }))
  expect(html.match(/<a class="reviews-photo" href="\/nl\/[ab]\.jpg"/g)).toHaveLength(2)
  expect(html).toMatch(/<img src="\/nl\/b-small.jpg" width="80" height="80" alt="Photo 2 of 2 by Mary" loading="lazy"/)
  const nameless = draw(reviewsAnswer({ items: [{ ...item, nickname: '', photos: [{ url: '/a.jpg', thumb: '/a.jpg' }] }] }))
  expect(nameless).toContain('alt="Photo 1 of 1"')
})

test('without photos there is no row, and an address that is no web address is no link', () => {
  const [item] = reviewsAnswer().items
  const bad = { url: 'javascript:alert(1)', thumb: '/a.jpg' }
  for (const photos of [undefined, null, [], [bad]])
    expect(draw(reviewsAnswer({ items: [{ ...item, photos }] }))).not.toContain('reviews-photo')
})

test('who may review is shown if the host says so, and a link to how reviews are checked if it has one', () => {
  const bought = 'Only customers who have bought this product can review it.'
  expect(draw(reviewsAnswer())).not.toContain('reviews-checked')
  expect(draw(reviewsAnswer(), { isForBuyers: true })).toContain(bought)
  const linked = draw(reviewsAnswer(), { checkedUrl: '/en/reviews' })
  expect(linked).toContain('<a href="/en/reviews">How reviews are checked</a>')
  expect(linked).not.toContain(bought)
})

test('the fit is shown once three customers have rated it', () => {
  expect(draw(reviewsAnswer())).not.toContain('reviews-fit')
  expect(draw(reviewsAnswer({ fit: { small: 1, true: 1, large: 1 } }))).toContain('reviews-fit')
})

test('without reviews there is a message', () => {
  expect(draw(reviewsAnswer({ count: 0, total: 0, items: [], average: null }))).toContain('reviews-none')
})

test('one review and one star have the singular', () => {
  const [item] = reviewsAnswer().items
  const histogram = [5, 4, 3, 2, 1].map((rating) => ({ rating, count: rating === 1 ? 1 : 0 }))
  const html = draw(reviewsAnswer({ count: 1, total: 1, average: 1, items: [item], histogram }))
  const text = html.replaceAll(/<[^>]*>/g, ' ')
  expect(text).toContain('1 star: 1 review ')
  expect(text).toContain('5 stars: 0 reviews')
  expect(text).not.toContain('1 reviews')
})

test('a long review shows its beginning, and none of its text is lost', () => {
  const [item] = reviewsAnswer().items
  const sentence = 'The seam sits flat and nothing rubs. '
  const text = sentence.repeat(135).trim()
  const html = draw(reviewsAnswer({ items: [{ ...item, text }] }))
  expect(html).toContain('<details')
  const [start, rest] = foldText(text)
  expect(`${start} ${rest}`).toBe(text)
  expect(start.endsWith('rubs.') && start.length <= 400 && start.length >= 200).toBe(true)
  expect(draw(reviewsAnswer())).not.toContain('<details')
})

test.each([
  ['a word longer than the fold', 'ö'.repeat(5000), 400],
  ['signs of two units', '🏉'.repeat(2500), 400],
  ['an odd number of units before them', `a${'🏉'.repeat(2500)}`, 399],
  ['words without a sentence', 'Rindfleisch '.repeat(400), 395],
  ['what is hardly longer', 'x'.repeat(600), 600],
])('%s is not split', (_, text, length) => {
  const [start, rest] = foldText(text)
  expect(start).toHaveLength(length)
  expect((start + rest).replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
  expect(/\p{Surrogate}/u.test(start + rest)).toBe(false)
})
