// Schemas of what a host offers for a return beyond the spec: ways to send it back, and exchanges. Wire names end here.
import * as v from 'valibot'
import { ShownOption } from '#shared/cart/wire/cart.ts'
import { Attribute, Variant } from '#shared/product/wire/variant.ts'
import { Flag, OptionalAmount } from '#shared/wire/answer-parts.ts'
import { Count, decorates, Decoration, Id, Label, list, maybe, object, orElse, Text } from '#shared/wire/parts.ts'

/** A way to send the parcel back. `price` is null where the host names none. */
const Way = object({
  code: Label,
  title: Label,
  price: OptionalAmount,
  /** Where the parcel is handed over. */
  place: Decoration,
  /** What the shopper needs for it, such as a printer. */
  needs: Decoration,
})

/** A piece that a line can be exchanged for, and what goes back of each old piece's price, if the new one costs less. */
const Piece = v.intersect([Variant, object({ refund: orElse(Count, 0) })])

/** The pieces that a line can be exchanged for. */
const Offer = v.pipe(
  object({ item_id: Id, attributes: list(Attribute), virtual_products: list(Piece) }),
  v.transform(({ item_id: itemId, virtual_products: variants, ...offer }) => ({ ...offer, itemId, variants })),
)
/** What a line can be exchanged for. */
export type ExchangeOffer = v.InferOutput<typeof Offer>

/** What can be chosen for the return of an order. */
export const ReturnChoices = v.pipe(
  object({
    currency: Label,
    ways: list(Way),
    free_reasons: list(Label),
    exchanges: list(Offer),
    hold_days: decorates(Count),
    wait_days: decorates(Count),
  }),
  v.transform(({ free_reasons: freeReasons, hold_days: holdDays, wait_days: waitDays, ...choices }) => ({
    ...choices,
    /** For how many days a piece is kept while the parcel travels; null where the host does not say. */
    holdDays,
    /** For how many days one can wait for a sold-out piece; null where one cannot. */
    waitDays,
    /** The codes of reasons for which every way is free: those that are the shop's fault. */
    freeReasons,
  })),
)
export type ReturnChoices = v.InferOutput<typeof ReturnChoices>

/** How a registered return is sent back. */
export const ReturnWay = v.pipe(
  object({ title: Label, next: Decoration, drop_off_code: Decoration, has_label: Flag }),
  v.transform(({ drop_off_code: dropOffCode, has_label: hasLabel, ...way }) => ({
    ...way,
    /** The code that stands for a label: shown at the counter, or written on the parcel. */
    dropOffCode,
    /** Whether the return label is needed. */
    hasLabel,
  })),
)
/** `next` is the host's sentence about what to do with the parcel. */
export type ReturnWay = v.InferOutput<typeof ReturnWay>

/** A piece that comes, or was to come, instead of money. `stateLabel` is the host's text. */
export const SentExchange = v.pipe(
  object({ name: Text, qty: orElse(Count, 1), options: list(ShownOption), state: Label, state_label: Decoration }),
  v.transform(({ qty: quantity, state_label: stateLabel, ...exchange }) => ({ ...exchange, quantity, stateLabel })),
)
export type SentExchange = v.InferOutput<typeof SentExchange>

/** Whether the return was registered, its number, and how it is sent back. */
export const SentChoices = v.pipe(
  object({ success: Flag, reference: maybe(Label), way: decorates(ReturnWay), exchanges: list(SentExchange) }),
  v.transform(({ success, ...sent }) => ({ isDone: success, ...sent })),
)
