// Schemas of a customer's returns, reviews and stock alerts. Wire names end here.
import * as v from 'valibot'
import { ShownOption } from '#shared/cart/wire/cart.ts'
import { every, Flag, OptionalAmount, OptionalUrl, Url } from '#shared/wire/answer-parts.ts'
import { decorates, Decoration, Finite, Id, Label, list, object, OptionalId, orElse, Text } from '#shared/wire/parts.ts'
import { asPage, Glimpse, pageEntries } from './account-parts.ts'
import { ReturnWay, SentExchange } from './return-choices.ts'

/** One return or withdrawal, in the customer's list and on its order. */
export const ListedReturn = v.pipe(
  object({
    reference: Label,
    kind: orElse(Label, 'return'),
    status: Label,
    status_label: Decoration,
    order_number: Text,
    created_at: Text,
    refund: OptionalAmount,
    currency: Label,
    items: list(Glimpse),
    exchanges: list(SentExchange),
    way: decorates(ReturnWay),
    label_url: OptionalUrl,
  }),
  v.transform(({ status_label: statusLabel, order_number: orderNumber, created_at: createdAt, label_url: labelUrl, ...row }) => {
    return { ...row, statusLabel, orderNumber, createdAt, labelUrl }
  }),
)
/** A return or a withdrawal; `statusLabel` is the host's text. */
export type ListedReturn = v.InferOutput<typeof ListedReturn>
/** A page of returns and withdrawals. */
export const ReturnPage = v.pipe(object({ ...pageEntries, items: every(ListedReturn) }), v.transform(asPage))

const product = { product_id: OptionalId, name: Text, url: OptionalUrl, image: OptionalUrl }

const PhotoUrl = Url

const ListedReview = v.pipe(
  object({
    id: Id,
    ...product,
    state: Label,
    rating: v.pipe(Finite, v.minValue(1), v.maxValue(5)),
    title: Text,
    text: Text,
    photos: list(object({ url: PhotoUrl, thumb: PhotoUrl })),
    created_at: Text,
  }),
  v.transform(({ product_id: productId, created_at: createdAt, ...review }) => ({ ...review, productId, createdAt })),
)
/** One of the customer's reviews; `state` is `pending`, `approved` or `rejected`, and only she sees the photos. */
export type ListedReview = v.InferOutput<typeof ListedReview>
/** A page of reviews, and the purchased products without one. */
export const ReviewPage = v.pipe(
  object({ ...pageEntries, items: every(ListedReview), to_review: list(object({ ...product, product_id: Id })) }),
  v.transform(({ to_review, ...page }) => ({
    ...asPage(page),
    toReview: to_review.map(({ product_id: productId, ...one }) => ({ productId, ...one })),
  })),
)
export type ReviewPage = v.InferOutput<typeof ReviewPage>

const ListedAlert = v.pipe(
  object({
    id: Id,
    ...product,
    options: list(ShownOption),
    price_incl_tax: OptionalAmount,
    in_stock: Flag,
    created_at: Text,
    sent_at: Decoration,
  }),
  v.transform(({ product_id: productId, price_incl_tax: price, in_stock: isInStock, created_at: createdAt, sent_at: sentAt, ...alert }) => {
    return { ...alert, productId, price, isInStock, createdAt, sentAt }
  }),
)
/** A stock alert with the product's current data. */
export type ListedAlert = v.InferOutput<typeof ListedAlert>
/** A page of stock alerts. */
export const AlertPage = v.pipe(object({ ...pageEntries, items: every(ListedAlert) }), v.transform(asPage))
