// The calls of team orders: the organiser's, who is a customer, and those of players, who have her link. The link's token is always in a body.
import { OpenedTeam, TeamOrders } from '#shared/schemas/team-orders.ts'
import { ask } from './client.ts'

const base = 'api/customer/teams'

/** All of a customer's team orders with their players, and the rosters that a new one may begin from. */
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

/** Begins a team order from a roster; its players count as approved. The same title and closing day again is the same team order. */
export function startTeam({ source, title, closesOn }: NewTeam): Promise<TeamOrders> {
  return ask('POST', base, TeamOrders, { json: { source, title, closes_on: closesOn } })
}

/** Makes a new link; the one before opens nothing any more. */
export function renewTeamLink(id: number): Promise<TeamOrders> {
  return ask('PUT', `${base}/${id}/link`, TeamOrders, { json: {} })
}

/** Revokes the link. */
export function revokeTeamLink(id: number): Promise<TeamOrders> {
  return ask('DELETE', `${base}/${id}/link`, TeamOrders)
}

/** Approves a player. */
export function approvePlayer(id: number, player: number): Promise<TeamOrders> {
  return ask('PUT', `${base}/${id}/players/${player}`, TeamOrders, { json: { is_approved: true } })
}

/** Takes a player off the list; a 409 with code `ordered` where she is in the cart or ordered. */
export function removePlayer(id: number, player: number): Promise<TeamOrders> {
  return ask('DELETE', `${base}/${id}/players/${player}`, TeamOrders)
}

/** Puts all who are approved and in no cart or order yet into the cart, as one line; a 409 with code `nothing` where nobody is. */
export function orderTeam(id: number): Promise<TeamOrders> {
  return ask('POST', `${base}/${id}/order`, TeamOrders)
}

/** What the link opens. `owner` is a random word of this browser, by which the host finds what it has entered. */
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
