// Schemas of team orders: the organiser's view, and a player's view by link. Wire names end here.
import * as v from 'valibot'
import { every, Flag, oneOf, OptionalCount, OptionalUrl } from '#shared/wire/answer-parts.ts'
import { Count, Id, Label, list, maybe, object, OptionalId, orElse, Text } from '#shared/wire/parts.ts'

const WornSize = v.pipe(
  object({ product_id: OptionalId, value: orElse(v.string(), ''), name: Text, size: Label, quantity: orElse(Count, 1) }),
  v.transform(({ product_id: productId, ...worn }) => ({ ...worn, productId })),
)

const LastSize = v.pipe(
  object({ product_id: Id, value: v.string(), size: Label }),
  v.transform(({ product_id: productId, ...size }) => ({ ...size, productId })),
)

/** What each player wears in a size of her own. */
const TeamPart = v.pipe(
  object({ product_id: Id, name: Text, sizes: every(object({ value: v.string(), label: Label })) }),
  v.transform(({ product_id: productId, ...part }) => ({ ...part, productId })),
)
/** A part of the kit with its sizes, from small to large. */
export type TeamPart = v.InferOutput<typeof TeamPart>

const TeamPlayer = object({
  id: Id,
  name: Text,
  number: Text,
  /** An unknown state allows no action. */
  state: oneOf(['ordered', 'in-cart', 'approved', 'waiting']),
  /** Its pieces; each has everything, and a row without a name may be twenty shirts. */
  qty: orElse(Count, 1),
  /** Each with its number in all pieces together. */
  sizes: every(WornSize),
  /** The parts without a size, as in a list of last year. */
  missing: every(Text),
  /** What she wore in an earlier season, while the sizes of this one are not hers yet. */
  last: maybe(object({ year: Count, sizes: list(LastSize) })),
})
/** A player in the organiser's view: waiting for approval, approved, in the cart, or ordered. */
export type TeamPlayer = v.InferOutput<typeof TeamPlayer>

/** Players who wait for a reminder, the day of the last one, and whether one can be sent now. */
const Reminder = v.pipe(
  object({ addresses: orElse(Count, 0), sent_on: maybe(v.string()), can_send: Flag }),
  v.transform(({ sent_on: sentOn, can_send: canSend, ...reminder }) => ({ ...reminder, sentOn, canSend })),
)

/** Absent in state that was printed before there were any; a host without them lets nobody but the player change her sizes. */
const withParts = (parts: TeamPart[]): { parts?: TeamPart[] } => ({ parts })

/** The organiser pays, and everything goes to her; a host may let each player do so. */
const Party = oneOf(['organiser', 'player'])

const TeamOrder = v.pipe(
  object({
    id: Id,
    title: Label,
    kit: Text,
    closes_on: v.string(),
    is_open: Flag,
    link: OptionalUrl,
    kit_url: OptionalUrl,
    picture: OptionalUrl,
    orderable_until: maybe(v.string()),
    payer: Party,
    delivery: Party,
    deleted_on: maybe(v.string()),
    reminder: maybe(Reminder),
    players: every(TeamPlayer),
    parts: list(TeamPart),
  }),
  v.transform(({ closes_on, is_open, kit_url, orderable_until, deleted_on, parts, ...team }) => ({
    ...team,
    ...withParts(parts),
    closesOn: closes_on,
    isOpen: is_open,
    /** The page of the kit. */
    kitUrl: kit_url,
    /** The last day on which the shop promises to have the kit. */
    orderableUntil: orderable_until,
    /** The last day to order: players who are neither ordered nor in the cart are deleted after it. */
    deletedOn: deleted_on,
  })),
)
/** A team order. `link` is null after it was revoked. */
export type TeamOrder = v.InferOutput<typeof TeamOrder>

const TeamSource = v.pipe(
  object({ id: v.string(), name: Text, players: orElse(Count, 0), is_ordered: Flag, team: maybe(Text), year: OptionalCount }),
  v.transform(({ is_ordered: isOrdered, ...source }) => ({ ...source, isOrdered })),
)
/** A roster in the customer's cart or orders, or an earlier `team` of hers, with the `year` of an earlier season: a team order starts with its kit and players. */
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
  object({
    product_id: Id,
    name: Text,
    sizes: every(object({ value: v.string(), label: Label })),
    has_chart: Flag,
    advice: maybe(v.picklist(['body', 'foot'])),
  }),
  v.transform(({ product_id: productId, has_chart: hasChart, ...part }) => ({ ...part, productId, hasChart })),
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

/** A player's view of a team order: of the other players only the numbers that they have or had. */
export const OpenedTeam = v.pipe(
  object({
    title: Label,
    kit: Text,
    kit_url: OptionalUrl,
    picture: OptionalUrl,
    closes_on: v.string(),
    is_open: Flag,
    deleted_on: maybe(v.string()),
    needs_number: Flag,
    highest_number: OptionalCount,
    taken_numbers: every(Label),
    reserved_numbers: every(Label),
    parts: every(SizedPart),
    entry: maybe(OwnEntry),
    reminder: maybe(Text),
  }),
  v.transform(({ closes_on, is_open, deleted_on, needs_number, highest_number, taken_numbers, reserved_numbers, kit_url, ...team }) => ({
    ...team,
    kitUrl: kit_url,
    closesOn: closes_on,
    isOpen: is_open,
    /** An entry that is neither ordered nor in the organiser's cart is deleted after this day. */
    deletedOn: deleted_on,
    needsNumber: needs_number,
    /** The highest number to choose from; null where numbers are free text or may repeat. */
    highestNumber: highest_number,
    takenNumbers: taken_numbers,
    /** The numbers of last year's players who have not entered themselves yet: each gets hers by entering her name of last year. */
    reservedNumbers: reserved_numbers,
  })),
)
export type OpenedTeam = v.InferOutput<typeof OpenedTeam>
