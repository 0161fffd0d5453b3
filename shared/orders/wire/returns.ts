// Schemas of the returns screen's order and of a return's result. Wire names end here.
import * as v from 'valibot'
import { ShownOption } from '#shared/cart/wire/cart.ts'
import { isPdf } from '#shared/orders/rules/pdf-file.ts'
import { every, Flag, OptionalUrl } from '#shared/wire/answer-parts.ts'
import { Count, decorates, Decoration, Id, Label, list, maybe, object, OptionalId, OptionalText, Text } from '#shared/wire/parts.ts'

/** What a complaint about a line can be about; absent in state that was printed before there was any. */
interface ComplaintParts {
  /** The pieces of a set or kit. */
  pieces?: string[]
  /** The players of a team. */
  players?: { id: string; name: string; number: string }[]
}

const partsOf = (pieces: string[], players: { player_id: string; name: string; number: string }[]): ComplaintParts => ({
  pieces,
  players: players.map(({ player_id: id, ...player }) => ({ ...player, id })),
})

/** One line of the order. */
const ReturnItem = v.pipe(
  object({
    id: Id,
    name: Text,
    image: OptionalUrl,
    qty_ordered: decorates(Count),
    qty: decorates(Count),
    qty_returnable: decorates(Count),
    no_return_reason: Decoration,
    options: list(ShownOption),
    pieces: list(Label),
    players: list(object({ player_id: Label, name: Text, number: Text })),
  }),
  v.transform(({ id, name, image, qty_ordered, qty, qty_returnable, no_return_reason, options, pieces, players }) => ({
    id,
    name,
    image,
    /** The number of items ordered; null where the host sends none. */
    ordered: qty_ordered ?? qty,
    /** The number that can be returned; null where the host sends none: it decides when the return is sent. */
    returnable: qty_returnable ?? qty_ordered ?? qty,
    /** The server's reason why none can be returned. */
    noReturnReason: no_return_reason,
    options,
    ...partsOf(pieces, players),
  })),
)
/** One line of an order. */
export type ReturnItem = v.InferOutput<typeof ReturnItem>

const Reason = object({ code: Label, label: Label })

/** Some platforms send their reasons as texts by code. */
const Reasons = v.pipe(
  v.nullish(v.unknown(), []),
  v.transform((given) => (isTexts(given) ? Object.entries(given).map(([code, label]) => ({ code, label })) : given)),
  list(Reason),
)

const isTexts = (given: unknown): given is Record<string, string> =>
  typeof given === 'object' &&
  given !== null &&
  !Array.isArray(given) &&
  Object.entries(given).every(([, label]) => typeof label === 'string')

/** The order. */
export const ReturnOrder = v.pipe(
  object({
    increment_id: Label,
    active_shipment_id: OptionalId,
    has_return: Flag,
    return_until: Decoration,
    items: every(ReturnItem),
    reasons: Reasons,
  }),
  v.transform(({ increment_id, active_shipment_id, has_return, return_until, items, reasons }) => ({
    number: increment_id,
    /** The shipment of the label; null if there is no label. */
    shipmentId: active_shipment_id,
    /** Whether a return is registered already, so that its label can be loaded. */
    hasReturn: has_return,
    /** The last day for a return, as `2026-12-06`. */
    until: return_until,
    items,
    reasons,
  })),
)
export type ReturnOrder = v.InferOutput<typeof ReturnOrder>

/** `success` 1 with an order, or the server's reason for refusing it. */
export const FoundOrder = v.pipe(
  object({ success: Flag, error: OptionalText, order: v.nullish(v.unknown(), null) }),
  v.transform(({ success, error, order }) => ({ isFound: success, error, order: success ? v.parse(ReturnOrder, order) : null })),
)

/** A label is a whole PDF; anything else, such as an error page, is no label. */
export const LabelFile = v.custom<ArrayBuffer>((file) => file instanceof ArrayBuffer && isPdf(file), 'a PDF')

/** Whether a return was registered, and its number. */
export const SentReturn = v.pipe(
  object({ success: Flag, reference: maybe(Label) }),
  v.transform(({ success, reference }) => ({ isDone: success, reference })),
)
