// Team orders: what their organiser sees of them, and what a player sees behind the link. Wire names end here.
import * as v from 'valibot'
import { every, Flag, oneOf, OptionalUrl } from '#shared/wire/answer-parts.ts'
import { Count, Id, Label, maybe, object, orElse, Text } from '#shared/wire/parts.ts'

const WornSize = object({ name: Text, size: Label })

const TeamPlayer = object({
  id: Id,
  name: Text,
  number: Text,
  /** A word we do not know leaves nothing to press. */
  state: oneOf(['ordered', 'in-cart', 'approved', 'waiting']),
  sizes: every(WornSize),
})
/** A player as the organiser sees her: waiting for approval, approved, in the cart, or ordered. */
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
/** One team order. `link` is null once it was revoked. */
export type TeamOrder = v.InferOutput<typeof TeamOrder>

const TeamSource = v.pipe(
  object({ id: v.string(), name: Text, players: orElse(Count, 0), is_ordered: Flag }),
  v.transform(({ is_ordered: isOrdered, ...source }) => ({ ...source, isOrdered })),
)
/** A roster that is in her cart or that she has ordered: a team order begins with its kit and players. */
export type TeamSource = v.InferOutput<typeof TeamSource>

/** All team orders of a customer, the latest first, and what a new one may begin from. */
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
/** What she has entered herself; `sizes` by product. */
export type OwnEntry = v.InferOutput<typeof OwnEntry>

/** What the link opens: nothing of the other players. */
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
