// The fixture for the conformance suite: seven reviews, five per page.
import type { Fixture } from '#widgets/fixture.ts'

/** The photos of a seeded review, which a demo shop of any size has. */
const photo = (number: number) => {
  const address = `/en/catalog/product/2/reviews/31/photos/${number}`
  return { url: `${address}.jpg`, thumb: `${address}-small.jpg`, width: 720, height: 540 }
}

const item = (id: number) => ({
  id,
  rating: 5 - (id % 3),
  title: id === 1 ? 'Fits as it should' : `Review ${id}`,
  text: id === 3 ? 'Nothing rubs, nothing rides up, and the seams sit flat. '.repeat(90) : 'Nothing rubs, nothing rides up.',
  nickname: 'Megan',
  language: 'en',
  fit: id === 2 ? 'small' : 'true',
  created_at: '2026-09-01T10:00:00.000Z',
  photos: id < 3 ? Array.from({ length: id }, (_, at) => photo(at + 1)) : [],
})

const reviews = {
  average: 4.1,
  count: 7,
  histogram: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: rating > 2 ? rating - 2 : 0 })),
  fit: { small: 1, true: 3, large: 0 },
  items: [1, 2, 3, 4, 5].map(item),
  page: 1,
  page_size: 5,
  total: 7,
}

/** The host's own text, until the widget is drawn. */
export const fixture: Fixture = {
  options: { productId: 90001, reviews, checkedUrl: '/en/contact', isForBuyers: true },
  fallback: '<p>4.1 out of 5 <a href="/en/contact">Reviews</a></p>',
  answers: { 'catalog/product/90001/reviews': { ...reviews, items: [item(6), item(7)], page: 2 } },
  scenes: {
    'the second page': { press: ['.reviews-pages button:last-child'], shows: '.reviews-pages button:disabled:last-child' },
    'the second page cannot be loaded, which is said beside the button': {
      answers: { 'catalog/product/90001/reviews': 400 },
      press: ['.reviews-pages button:last-child'],
      shows: '.reviews-list + .touchline-notice',
    },
    'a long one opened': { press: ['.reviews-review-more'], shows: '.reviews-review-rest[open]' },
    'nobody has said anything': {
      options: { productId: 90002, reviews: { ...reviews, average: null, count: 0, total: 0, items: [] } },
      shows: '.reviews-none',
    },
    failed: { options: { productId: 90003 }, answers: { 'catalog/product/90003/reviews': 400 }, shows: '.touchline-notice' },
  },
  sameTexts: { nl: ['# review|# reviews', '# review|# reviews'] },
}
