// The schema of a product's reviews, in pages.
import * as v from 'valibot'
import { OptionalAmount, Url } from '#shared/wire/answer-parts.ts'
import { Count, Finite, Id, Label, list, object, orElse, Text } from '#shared/wire/parts.ts'

/** The customer's opinion of the size. */
export const Fit = v.fallback(v.nullish(v.picklist(['small', 'true', 'large']), null), null)
export type Fit = v.InferOutput<typeof Fit>

const Address = Url
const Pixels = orElse(Count, 0)

const Photo = object({ url: Address, thumb: Address, width: Pixels, height: Pixels })
/** A customer's photo, with a thumbnail of the same proportions; width and height are 0 where the host sends none. */
export type ReviewPhoto = v.InferOutput<typeof Photo>

/** A customer's review with its photos. `language` is the language it is written in. */
export const Review = v.pipe(
  object({
    id: Id,
    rating: v.pipe(Finite, v.minValue(1), v.maxValue(5)),
    title: Text,
    text: Label,
    nickname: Text,
    language: Text,
    fit: Fit,
    created_at: Text,
    photos: list(Photo),
  }),
  v.transform(({ created_at: createdAt, ...review }) => ({ ...review, createdAt })),
)
export type Review = v.InferOutput<typeof Review>

/** A page of reviews with the summary of all of them. */
export const Reviews = v.pipe(
  object({
    average: OptionalAmount,
    count: Count,
    histogram: list(object({ rating: Count, count: Count })),
    fit: v.nullish(object({ small: Count, true: Count, large: Count }), { small: 0, true: 0, large: 0 }),
    items: list(Review),
    page: orElse(Count, 1),
    page_size: v.pipe(orElse(Count, 5), v.minValue(1)),
    total: Count,
  }),
  v.transform(({ page_size: pageSize, ...reviews }) => ({ ...reviews, pageSize })),
)
export type Reviews = v.InferOutput<typeof Reviews>
