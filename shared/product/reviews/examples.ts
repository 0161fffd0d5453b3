// Examples of reviews.
import { example, refusal } from '#shared/api/example.ts'
import { addReview, getReviews } from './calls.ts'

/** A page of reviews. */
export function reviewsAnswer(part: object = {}) {
  return {
    average: 4.2,
    count: 12,
    histogram: [{ rating: 5, count: 12 }],
    fit: { small: 0, true: 2, large: 0 },
    items: [
      {
        ...{
          id: 1,
          rating: 5,
          title: 'Good',
          text: 'Fits.',
          nickname: 'Mary',
          language: 'en',
          fit: 'true',
          created_at: '2026-09-01T10:00:00Z',
        },
        photos: [{ url: '/en/photo-1.jpg', thumb: '/en/photo-1-small.jpg', width: 1600, height: 1200 }],
      },
    ],
    page: 1,
    page_size: 5,
    total: 12,
    ...part,
  }
}

const review = { rating: 5, title: 'Good', text: 'Fits.', nickname: 'Mary', fit: null }
const photo = { name: 'photo-1', type: 'image/jpeg', data: 'AAAA' }
const follow = () => {}

/** The examples. */
export const examples = [
  example(getReviews, [12, { page: 2, sort: 'newest', rating: 5 }], { answer: reviewsAnswer() }),
  example(addReview, [12, { ...review, photos: [photo] }, follow], {
    body: { ...review, photos: [{ name: 'photo-1', type: 'image/jpeg', base64_encoded_data: 'AAAA' }] },
    also: [[12, { ...review, photos: [] }, follow]],
    answer: { state: 'pending' },
    refusals: [
      refusal(401, 'login', 'Reviews are for customers.'),
      refusal(403, 'not-bought', 'Reviews are for who bought it.'),
      refusal(409, 'twice', 'There is one already.'),
      refusal(422, null, 'Fields are wrong; `errors` says which.'),
    ],
  }),
]
