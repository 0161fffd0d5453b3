// Schemas of coupons, gift cards and free gifts, under the host's names and ours.
import * as v from 'valibot'
import { Amount, FlagUnlessNo, OptionalAmount, OptionalUrl } from '#shared/wire/answer-parts.ts'
import { answerOf, Decoration, Id, Label, list, object, orElse } from '#shared/wire/parts.ts'

/** The codes applied to the cart. */
export const Coupons = answerOf(v.pipe(Label, v.nonEmpty()))

/** The balance of a gift card. */
export const GiftCardBalance = v.pipe(
  object({ code: Label, balance: Amount, expires_at: Decoration }),
  v.transform(({ expires_at: expiresAt, ...card }) => ({ ...card, expiresAt })),
)
/** `code` as a page may show it; `balance` in the store's currency; `expiresAt` an ISO date and time, null where it does not expire. */
export type GiftCardBalance = v.InferOutput<typeof GiftCardBalance>

const Gift = v.pipe(
  object({ sku: Label, product_id: orElse(Id, 0), name: Label, image: OptionalUrl, url: OptionalUrl, in_stock: FlagUnlessNo }),
  v.transform(({ product_id: productId, in_stock: isInStock, ...gift }) => ({ ...gift, productId, isInStock })),
  v.title('gift'),
)
/** A product offered as a free gift. */
export type Gift = v.InferOutput<typeof Gift>

const GiftOffer = v.pipe(
  object({ id: Id, threshold: OptionalAmount, missing: OptionalAmount, chosen: Decoration, items: list(Gift) }),
  v.transform(({ missing, items: gifts, ...offer }) => ({ ...offer, missing: missing ?? 0, gifts })),
)
/** Products of which one is free from `threshold` on; `missing` is the amount still needed, `chosen` the sku in the cart. */
export type GiftOffer = v.InferOutput<typeof GiftOffer>

/** A gift without an offer around it: hosts of the spec return products, of which the first is given. */
const BareGift = v.pipe(
  Gift,
  v.transform((gift): GiftOffer => ({ id: gift.productId, threshold: null, missing: 0, chosen: null, gifts: [gift] })),
)

const isOffer = (entry: unknown) => typeof entry === 'object' && entry !== null && 'items' in entry

/** The offers for the cart, of which the first counts; each with its products, or a product alone. */
export const GiftOffers = answerOf(v.union([v.pipe(v.unknown(), v.check(isOffer, 'an offer'), GiftOffer), BareGift]))

/** The result of choosing a gift; any status but `success` is a refusal. */
export const GiftChoice = object({ status: Label, message: Decoration })
export type GiftChoice = v.InferOutput<typeof GiftChoice>
