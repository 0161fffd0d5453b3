// Schemas of an order's tracking. Wire names end here.
import * as v from 'valibot'
import { ShownOption } from '#shared/cart/wire/cart.ts'
import { itemName } from '#shared/orders/rules/order-item.ts'
import { Flag, oneOf, OptionalUrl } from '#shared/wire/answer-parts.ts'
import { Count, decorates, Decoration, Label, list, maybe, object, Text } from '#shared/wire/parts.ts'

const Step = v.pipe(
  object({ code: Label, label: Label, at: Decoration, is_done: Flag }),
  v.transform(({ code, label, at, is_done }) => ({ code, label, at, isDone: is_done })),
)

const Piece = v.pipe(
  object({ name: Label, qty: Count, options: list(ShownOption) }),
  v.transform(({ name, qty, options }) => ({ name: itemName({ name, options }), quantity: qty })),
)

/** One parcel of an order. */
export const Parcel = v.pipe(
  object({
    carrier: Decoration,
    tracking_code: Decoration,
    track_url: OptionalUrl,
    sent_at: Decoration,
    delivered_at: Decoration,
    items: list(Piece),
  }),
  v.transform(({ carrier, tracking_code, track_url, sent_at, delivered_at, items }) => ({
    carrier,
    trackingCode: tracking_code,
    trackUrl: track_url,
    sentAt: sent_at,
    deliveredAt: delivered_at,
    items,
  })),
)
export type Parcel = v.InferOutput<typeof Parcel>

/** The tracking of an order. A host with only one parcel sends just `carrier` and `track_url`. */
export const Tracking = v.pipe(
  object({
    order_number: maybe(Label),
    status: oneOf(['preparing', 'open', 'partly-sent', 'sent', 'delivered', 'canceled']),
    is_delayed: Flag,
    expected_on: Decoration,
    pickup_point: decorates(object({ name: Label, city: Text })),
    steps: list(Step),
    carrier: Decoration,
    track_url: OptionalUrl,
    parcels: list(Parcel),
    items: list(Piece),
  }),
  v.transform(({ order_number, status, is_delayed, expected_on, pickup_point, steps, carrier, track_url, parcels, items }) => {
    const only = { carrier, trackingCode: null, trackUrl: track_url, sentAt: null, deliveredAt: null, items: [] }
    return {
      number: order_number,
      status,
      isDelayed: is_delayed,
      expectedOn: expected_on,
      pickupPoint: pickup_point,
      steps,
      parcels: parcels.length === 0 && carrier !== null ? [only] : parcels,
      items,
    }
  }),
)
export type Tracking = v.InferOutput<typeof Tracking>
