// Schemas of what a host offers for a return beyond the spec: the ways to send it back. Wire names end here.
import * as v from 'valibot'
import { Flag, OptionalAmount } from '#shared/wire/answer-parts.ts'
import { decorates, Decoration, Label, list, maybe, object } from '#shared/wire/parts.ts'

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

/** What can be chosen for the return of an order. */
export const ReturnChoices = v.pipe(
  object({ currency: Label, ways: list(Way), free_reasons: list(Label) }),
  v.transform(({ free_reasons: freeReasons, ...choices }) => ({
    ...choices,
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

/** Whether the return was registered, its number, and how it is sent back. */
export const SentChoices = v.pipe(
  object({ success: Flag, reference: maybe(Label), way: decorates(ReturnWay) }),
  v.transform(({ success, ...sent }) => ({ isDone: success, ...sent })),
)
