// The calls of team orders: the organiser's, who is a customer, and those of players, who have her link. The link's token is always in a body.
import { OpenedTeam, TeamOrders } from '#shared/schemas/team-orders.ts'
import { ask } from './client.ts'

const base = 'api/customer/teams'

/** All of a customer's team orders with their players, and the teams from which a new one can start. */
export function getTeams(signal?: AbortSignal): Promise<TeamOrders> {
  return ask('GET', base, TeamOrders, { signal })
}

/** What a new team order begins with. */
export interface NewTeam {
  /** The id of a roster. */
  source: string
  title: string
  /** As `2026-12-01`. */
  closesOn: string
}

/** Starts a team order from a team in a cart or order; its players count as approved. The same title and closing date again is the same team order. */
export function startTeam({ source, title, closesOn }: NewTeam): Promise<TeamOrders> {
  return ask('POST', base, TeamOrders, { json: { source, title, closes_on: closesOn } })
}

/** Creates a new link; the old one stops working. */
export function renewTeamLink(id: number): Promise<TeamOrders> {
  return ask('PUT', `${base}/${id}/link`, TeamOrders, { json: {} })
}

/** Revokes the link. */
export function revokeTeamLink(id: number): Promise<TeamOrders> {
  return ask('DELETE', `${base}/${id}/link`, TeamOrders)
}

/** Sets another closing date; a closed team order is open again. */
export function changeClosingDay(id: number, closesOn: string): Promise<TeamOrders> {
  return ask('PUT', `${base}/${id}/closing-day`, TeamOrders, { json: { closes_on: closesOn } })
}

/** Closes the team order now: nobody can enter until another closing date is set. */
export function endCollecting(id: number): Promise<TeamOrders> {
  return ask('DELETE', `${base}/${id}/closing-day`, TeamOrders)
}

/** Approves a player. */
export function approvePlayer(id: number, player: number): Promise<TeamOrders> {
  return ask('PUT', `${base}/${id}/players/${player}`, TeamOrders, { json: { is_approved: true } })
}

/** Removes a player from the list; a 409 with code `ordered` if the player is in the cart or ordered. */
export function removePlayer(id: number, player: number): Promise<TeamOrders> {
  return ask('DELETE', `${base}/${id}/players/${player}`, TeamOrders)
}

/** Adds all approved players who are in no cart or order yet to the cart, as one line; a 409 with code `nothing` if there are none. */
export function orderTeam(id: number): Promise<TeamOrders> {
  return ask('POST', `${base}/${id}/order`, TeamOrders)
}

/** The team order behind the link. `owner` is a random key of this browser, with which the host finds what it has entered. */
export function openTeam(token: string, owner: string, signal?: AbortSignal): Promise<OpenedTeam> {
  return ask('POST', 'api/teams/open', OpenedTeam, { json: { token, owner }, signal })
}

/** What a player says of herself. */
export interface TeamEntry {
  name: string
  number: string
  /** By product, as the team's parts name them. */
  sizes: Readonly<Record<string, string>>
}

/** Enters a player, or changes what this browser has entered; a 409 with code `closed`, `approved`, `full` or `gone`. */
export function enterTeam(token: string, owner: string, { name, number, sizes }: TeamEntry): Promise<OpenedTeam> {
  return ask('POST', 'api/teams/enter', OpenedTeam, { json: { token, owner, name, number, sizes } })
}
