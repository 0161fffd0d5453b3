// Schemas of team orders: the organiser's view, and a player's view by link. Wire names end here.
import * as v from 'valibot'
import { every, Flag, oneOf, OptionalUrl } from '#shared/wire/answer-parts.ts'
import { Count, Id, Label, maybe, object, orElse, Text } from '#shared/wire/parts.ts'

const WornSize = object({ name: Text, size: Label })

const TeamPlayer = object({
  id: Id,
  name: Text,
  number: Text,
  /** An unknown state allows no action. */
  state: oneOf(['ordered', 'in-cart', 'approved', 'waiting']),
  sizes: every(WornSize),
})
/** A player in the organiser's view: waiting for approval, approved, in the cart, or ordered. */
export type TeamPlayer = v.InferOutput<typeof TeamPlayer>

const TeamOrder = v.pipe(
  object({
    id: Id,
    title: Label,
    kit: Text,
    closes_on: v.string(),
    is_open: Flag,
    link: OptionalUrl,
    players: every(TeamPlayer),
  }),
  v.transform(({ closes_on: closesOn, is_open: isOpen, ...team }) => ({ ...team, closesOn, isOpen })),
)
/** A team order. `link` is null after it was revoked. */
export type TeamOrder = v.InferOutput<typeof TeamOrder>

const TeamSource = v.pipe(
  object({ id: v.string(), name: Text, players: orElse(Count, 0), is_ordered: Flag }),
  v.transform(({ is_ordered: isOrdered, ...source }) => ({ ...source, isOrdered })),
)
/** A roster in the customer's cart or orders: a team order starts with its kit and players. */
export type TeamSource = v.InferOutput<typeof TeamSource>

/** All team orders of a customer, the latest first, and the rosters for a new one. */
export const TeamOrders = v.pipe(
  object({
    items: every(TeamOrder),
    sources: every(TeamSource),
    first_day: Text,
    last_day: Text,
  }),
  v.transform(({ first_day: firstDay, last_day: lastDay, ...teams }) => ({ ...teams, firstDay, lastDay })),
)
export type TeamOrders = v.InferOutput<typeof TeamOrders>

const SizedPart = v.pipe(
  object({ product_id: Id, name: Text, sizes: every(object({ value: v.string(), label: Label })) }),
  v.transform(({ product_id: productId, ...part }) => ({ ...part, productId })),
)
const OwnEntry = v.pipe(
  object({
    name: Text,
    number: Text,
    sizes: v.nullish(v.record(v.string(), v.string()), {}),
    is_approved: Flag,
  }),
  v.transform(({ is_approved: isApproved, ...entry }) => ({ ...entry, isApproved })),
)
/** The player's own entry; `sizes` by product. */
export type OwnEntry = v.InferOutput<typeof OwnEntry>

/** A player's view of a team order: no data of the other players. */
export const OpenedTeam = v.pipe(
  object({
    title: Label,
    kit: Text,
    closes_on: v.string(),
    is_open: Flag,
    needs_number: Flag,
    parts: every(SizedPart),
    entry: maybe(OwnEntry),
  }),
  v.transform(({ closes_on: closesOn, is_open: isOpen, needs_number: needsNumber, ...team }) => {
    return { ...team, closesOn, isOpen, needsNumber }
  }),
)
export type OpenedTeam = v.InferOutput<typeof OpenedTeam>
