// Calls of team orders: those of the organiser, who is a customer, and those of players, who have her link. The link's token is always in a
// body.
import { defineCall } from '#shared/api/define-call.ts'
import { cartItemOf } from '#shared/cart/wire/cart-item-request.ts'
import type { NewLine } from '#shared/product/wire/line-parts.ts'
import { OpenedTeam, TeamOrders } from './wire.ts'

/**
 * All team orders of a customer with their players, and the rosters from which a new one can be started; among them the `source` that a
 * link led here with, such as `order-4`, or `kit-12` of a kit's page.
 */
export const getTeams = defineCall({
  method: 'GET',
  path: 'api/customer/teams',
  client: 'session',
  group: 'teams',
  answer: TeamOrders,
  send: (source: string | null) => (source === null ? {} : { searchParams: { source } }),
})

/** The data of a new team order. */
export interface NewTeam {
  /** The id of a roster, or the kit itself as a line of the cart without players. */
  source: string | NewLine
  title: string
  /** As `2026-12-01`. */
  closesOn: string
}

/**
 * Starts a team order from a roster in a cart or order, whose players count as approved; from an earlier team order or an order of an earlier
 * season, whose players wait for approval, with the sizes of that season beside theirs; or from a kit, without players. The same kit, title and closing date again return the
 * same team order; another kit under them is a 422 on `title`.
 */
export const startTeam = defineCall({
  method: 'POST',
  path: 'api/customer/teams',
  client: 'session',
  group: 'teams',
  answer: TeamOrders,
  send: ({ source, title, closesOn }: NewTeam) => ({
    json: { ...(typeof source === 'string' ? { source } : { item: cartItemOf(source) }), title, closes_on: closesOn },
  }),
})

/** Creates a new link; the old one stops working. */
export const renewTeamLink = defineCall({
  method: 'PUT',
  path: 'api/customer/teams/{id}/link',
  client: 'session',
  group: 'teams',
  answer: TeamOrders,
  send: (id: number) => ({ at: { id }, json: {} }),
})

/** Revokes the link. */
export const revokeTeamLink = defineCall({
  method: 'DELETE',
  path: 'api/customer/teams/{id}/link',
  client: 'session',
  group: 'teams',
  answer: TeamOrders,
  send: (id: number) => ({ at: { id } }),
})

/** Changes the closing date; a closed team order is opened again. */
export const changeClosingDay = defineCall({
  method: 'PUT',
  path: 'api/customer/teams/{id}/closing-day',
  client: 'session',
  group: 'teams',
  answer: TeamOrders,
  send: (id: number, closesOn: string) => ({ at: { id }, json: { closes_on: closesOn } }),
})

/** Closes the team order now: nobody can enter until the closing date is changed. */
export const endCollecting = defineCall({
  method: 'DELETE',
  path: 'api/customer/teams/{id}/closing-day',
  client: 'session',
  group: 'teams',
  answer: TeamOrders,
  send: (id: number) => ({ at: { id } }),
})

/** Approves a player; a 409 with code `size` if she has no size of a part. */
export const approvePlayer = defineCall({
  method: 'PUT',
  path: 'api/customer/teams/{id}/players/{player}',
  client: 'session',
  group: 'teams',
  answer: TeamOrders,
  send: (id: number, player: number) => ({ at: { id, player }, json: { is_approved: true } }),
})

/** Changes sizes of a player by product, under the values of the team's parts; a 409 with code `ordered` if she is in the cart or ordered. */
export const changeSizes = defineCall({
  method: 'PUT',
  path: 'api/customer/teams/{id}/players/{player}/sizes',
  client: 'session',
  group: 'teams',
  answer: TeamOrders,
  send: (id: number, player: number, sizes: Readonly<Record<string, string>>) => ({ at: { id, player }, json: { sizes } }),
})

/** Removes a player from the list; a 409 with code `ordered` if the player is in the cart or ordered. */
export const removePlayer = defineCall({
  method: 'DELETE',
  path: 'api/customer/teams/{id}/players/{player}',
  client: 'session',
  group: 'teams',
  answer: TeamOrders,
  send: (id: number, player: number) => ({ at: { id, player } }),
})

/**
 * Adds all approved players who are in no cart or order yet to the cart, as one line, but for those without a size; a 409 with code
 * `nothing` if there are none, with `size` if none of them has all sizes.
 */
export const orderTeam = defineCall({
  method: 'POST',
  path: 'api/customer/teams/{id}/order',
  client: 'session',
  group: 'teams',
  answer: TeamOrders,
  send: (id: number) => ({ at: { id } }),
})

/**
 * Adds one approved player to the cart, as a line of her own; a 409 with code `nothing` if she is in a cart or order already, with `size`
 * if she has no size of a part.
 */
export const orderPlayer = defineCall({
  method: 'POST',
  path: 'api/customer/teams/{id}/players/{player}/order',
  client: 'session',
  group: 'teams',
  answer: TeamOrders,
  send: (id: number, player: number) => ({ at: { id, player } }),
})

/**
 * Sends a reminder to all who left an address and have not entered themselves, once a day at most and never after the closing date; a 409
 * with code `reminded`, `nobody`, `closed` or `link`.
 */
export const sendReminder = defineCall({
  method: 'POST',
  path: 'api/customer/teams/{id}/reminder',
  client: 'session',
  group: 'teams',
  answer: TeamOrders,
  send: (id: number) => ({ at: { id } }),
})

/** The team order behind the link. `owner` is a random key of this browser, by which the host finds its entry. */
export const openTeam = defineCall({
  method: 'POST',
  path: 'api/teams/open',
  client: 'session',
  group: 'teams',
  isOfOne: true,
  answer: OpenedTeam,
  send: (token: string, owner: string) => ({ json: { token, owner } }),
})

/** The data that a player enters. */
export interface TeamEntry {
  name: string
  number: string
  /** Sizes by product, under the ids that the team's parts use. */
  sizes: Readonly<Record<string, string>>
}

/** Enters a player, or changes the entry of this browser; a 409 with code `closed`, `approved`, `full` or `gone`. */
export const enterTeam = defineCall({
  method: 'POST',
  path: 'api/teams/enter',
  client: 'session',
  group: 'teams',
  isOfOne: true,
  answer: OpenedTeam,
  send: (token: string, owner: string, { name, number, sizes }: TeamEntry) => ({ json: { token, owner, name, number, sizes } }),
})

/** Leaves an address for the reminder, which the host keeps until the closing date; an empty one takes it back. */
export const leaveAddress = defineCall({
  method: 'POST',
  path: 'api/teams/remind',
  client: 'session',
  group: 'teams',
  isOfOne: true,
  answer: OpenedTeam,
  send: (token: string, owner: string, email: string) => ({ json: { token, owner, email } }),
})
