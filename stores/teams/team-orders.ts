// A customer's team orders: created from a roster, completed by players with a link, approved and ordered by her.
import type { Failure, Result } from '#shared/domain/failure.ts'
import { every, maxLength, minLength, oneLine, required } from '#shared/domain/text-rules.ts'
import { on } from '#shared/events/bus.ts'
import type { Form } from '#shared/form/form-parts.ts'
import { form } from '#shared/form/form.ts'
import { defineSeed } from '#shared/state/seed.ts'
import { nextTitle } from '#shared/teams/rules/next-title.ts'
import type { TeamOrder, TeamOrders, TeamPlayer, TeamSource } from '#shared/teams/wire.ts'
import { attempt, isAnswerLost } from '#stores/kit/attempt.ts'
import { latestRequest } from '#stores/kit/latest-request.ts'
import { type Loadable, valueOf } from '#stores/kit/loadable.ts'
import { writable } from '#stores/kit/reset.ts'
import { onRevalidate } from '#stores/page/revalidation.ts'
import { asCustomer } from '#stores/session/as-customer.ts'
import { onLeave } from '#stores/session/leaving.ts'
import { isRequestedAnew, left, isOneCustomers } from '#stores/session/own-page.ts'
import { noteOwnWrite } from '#stores/session/session.ts'

const api = () => import('#shared/teams/calls.ts')

/** The target of a button: a team order as a whole, or one of its players. */
export interface Pressed {
  team: number
  player: number | null
  what: 'link' | 'close' | 'approve' | 'size' | 'remove' | 'order' | 'remind'
}

/** The team orders, and the rosters that a new one can start from. */
export const $teams = writable<Loadable<TeamOrders>>({ state: 'idle' })
/** The button whose request is running. */
export const $teamPressed = writable<Pressed | null>(null)
/** Why the last request failed, and for which team order. */
export const $teamError = writable<{ team: number; error: Failure } | null>(null)

/** The source that a link led here with. */
const $wanted = writable<string | null>(null)

const answer = latestRequest(
  async (signal) => (await api()).getTeams($wanted.get(), signal),
  (result) => {
    if (result.ok) $teams.set({ state: 'ready', value: result.value })
    else if ($teams.get().state !== 'ready' || result.error.status === 401) $teams.set({ state: 'failed', error: result.error })
  },
  'account.load-failed',
)

onLeave((leaving) => {
  // After an expired session her input stays for the next login.
  if (leaving === 'expired') return
  answer.abort()
  $teamError.set(null)
  if ($teams.get().state !== 'idle') $teams.set({ state: 'failed', error: left })
})

isOneCustomers($teams)

onRevalidate(() => {
  if (isRequestedAnew($teams.get())) void answer.send()
})

/** Loads the team orders, unless they are loaded. A `wanted` source is asked for from now on, however old it is. */
export async function loadTeams(wanted?: string): Promise<Result<TeamOrders>> {
  if (wanted) $wanted.set(wanted)
  const value = valueOf($teams.get())
  if (value) return { ok: true, value }
  $teams.set({ state: 'loading' })
  return answer.join()
}

/** Loads the team orders, and reloads them when a line leaves the cart on this page: its players are missing again then. */
export function followTeams(wanted?: string): () => void {
  void loadTeams(wanted)
  return on('cart:removed', () => void answer.send())
}

/** The number of approved players without a cart line or an order; who has no size cannot be ordered. */
export function missingPlayers({ players }: TeamOrder): number {
  return players.filter(({ state, missing }) => state === 'approved' && missing.length === 0).length
}

/** The values of the form for a new team order. */
export type TeamValues = { source: string; title: string; closesOn: string }

/** The page's data for the form: the roster that a link named, and why a plain form was refused. */
export interface TriedTeam {
  values: Partial<TeamValues>
  refused: Partial<Record<keyof TeamValues, string>>
}

/** Makes the form that creates a team order. The host limits the closing day. */
export function newTeamForm({ values, refused }: TriedTeam): Form<TeamValues, TeamOrders> {
  const source = chosenSource(values.source)
  return form({
    values: { closesOn: '', ...values, source, title: values.title || titleFrom(source) },
    refused,
    rules: () => ({ source: required, title: every(required, minLength(2), maxLength(80), oneLine), closesOn: required }),
    submit: async (wish) => {
      const result = await asCustomer(() => attempt(async () => (await api()).startTeam(wish), 'account.change-failed'))
      if (result.ok) take(result.value)
      // It may have been created although the answer was lost; sending the same values again changes nothing.
      else if (isAnswerLost(result.error)) await answer.send()
      return result
    },
  })
}

/** The name that a team order from this source may have: that of an earlier one, a year later; empty where there is none. */
export function titleFrom(source: string): string {
  const earlier = valueOf($teams.get())?.sources.find(({ id }) => id === source)?.team
  return earlier ? nextTitle(earlier) : ''
}

/** The requested roster if it exists, else the first. */
function chosenSource(asked: string | undefined): string {
  const sources = valueOf($teams.get())?.sources ?? []
  return (sources.find(({ id }) => id === asked) ?? sources[0])?.id ?? ''
}

/** Revokes the link, or creates a new one. */
export function changeTeamLink(team: number, isOpen: boolean): Promise<Result<TeamOrders>> {
  return press({ team, player: null, what: 'link' }, async () => {
    const { renewTeamLink, revokeTeamLink } = await api()
    return isOpen ? renewTeamLink(team) : revokeTeamLink(team)
  })
}

/** The field of a team order's closing day; several forms may be open. */
export const dayField = (team: number) => `day.${team}`

/** Makes the form that changes the closing day; it reopens a closed team order. */
export function closingDayForm({ id, closesOn }: TeamOrder): Form<Record<string, string>, TeamOrders> {
  const field = dayField(id)
  return form<Record<string, string>, TeamOrders>({
    values: { [field]: closesOn },
    rules: () => ({ [field]: required }),
    submit: async (wish) => {
      const day = wish[field] ?? ''
      const result = await asCustomer(() => attempt(async () => (await api()).changeClosingDay(id, day), 'account.change-failed'))
      if (result.ok) take(result.value)
      else if (isAnswerLost(result.error)) await answer.send()
      return result
    },
    fieldOf: (name) => (name === 'closes_on' ? field : undefined),
  })
}

/** Closes the team order to new entries now. */
export function endCollecting(team: number): Promise<Result<TeamOrders>> {
  return press({ team, player: null, what: 'close' }, async () => (await api()).endCollecting(team))
}

/** Approves a player. */
export function approvePlayer(team: number, player: number): Promise<Result<TeamOrders>> {
  return press({ team, player, what: 'approve' }, async () => (await api()).approvePlayer(team, player))
}

/** The players who wait for approval and have all sizes. */
export function waitingPlayers({ players }: TeamOrder): TeamPlayer[] {
  return players.filter(({ state, missing }) => state === 'waiting' && missing.length === 0)
}

/** Approves all who wait, one after the other; a refusal ends it, and who was approved by then stays so. */
export function approveAll(team: TeamOrder): Promise<Result<TeamOrders>> {
  return press({ team: team.id, player: null, what: 'approve' }, async () => {
    const { approvePlayer: approve, getTeams } = await api()
    let answered: TeamOrders | null = null
    for (const { id } of waitingPlayers(team)) answered = await approve(team.id, id)
    return answered ?? getTeams(null)
  })
}

/** Changes the size of one part of a player; its `value` is one of the team's parts. */
export function changeSize(team: number, player: number, productId: number, value: string): Promise<Result<TeamOrders>> {
  return press({ team, player, what: 'size' }, async () => (await api()).changeSizes(team, player, { [productId]: value }))
}

/** Removes a player from the list. */
export function removePlayer(team: number, player: number): Promise<Result<TeamOrders>> {
  return press({ team, player, what: 'remove' }, async () => (await api()).removePlayer(team, player))
}

/** Adds the missing players to the cart and opens the popup. */
export function orderTeam(team: TeamOrder, origin?: object): Promise<Result<TeamOrders>> {
  const pieces = missingPlayers(team)
  const call = async () => (await api()).orderTeam(team.id)
  return press({ team: team.id, player: null, what: 'order' }, call, (send) => intoCart(send, pieces, origin))
}

/** Adds one approved player to the cart and opens the popup. */
export function orderPlayer(team: number, player: number, origin?: object): Promise<Result<TeamOrders>> {
  const call = async () => (await api()).orderPlayer(team, player)
  return press({ team, player, what: 'order' }, call, (send) => intoCart(send, 1, origin))
}

/** Reminds the players who left an address and have not entered themselves. */
export function sendReminder(team: number): Promise<Result<TeamOrders>> {
  return press({ team, player: null, what: 'remind' }, async () => (await api()).sendReminder(team))
}

async function intoCart(send: () => Promise<Result<TeamOrders>>, pieces: number, origin?: object): Promise<Result<TeamOrders>> {
  // The cart's code is loaded with the first order, since most visits only look at the entries.
  const cart = await attempt(() => import('#stores/cart/add-elsewhere.ts'), 'account.change-failed')
  return cart.ok ? cart.value.addElsewhere(send, () => pieces, origin) : cart
}

/** Sends one request at a time. After a refusal or a lost answer, the list is reloaded. */
async function press(
  pressed: Pressed,
  call: () => Promise<TeamOrders>,
  within: (send: () => Promise<Result<TeamOrders>>) => Promise<Result<TeamOrders>> = (send) => send(),
): Promise<Result<TeamOrders>> {
  if ($teamPressed.get()) return { ok: false, error: { kind: 'aborted', code: null, message: null, status: null } }
  $teamPressed.set(pressed)
  $teamError.set(null)
  const result = await within(() => asCustomer(() => attempt(call, 'account.change-failed')))
  if (result.ok) take(result.value)
  else if (result.error.kind !== 'aborted') {
    if (result.error.status !== 401) await answer.send()
    $teamError.set({ team: pressed.team, error: result.error })
  }
  $teamPressed.set(null)
  return result
}

function take(teams: TeamOrders): void {
  answer.abort()
  $teams.set({ state: 'ready', value: { ...teams, sources: withWanted(teams.sources) } })
  noteOwnWrite()
}

/** A write answers without the wanted source; where it has gone meanwhile, the host says so at its field. */
function withWanted(sources: readonly TeamSource[]): TeamSource[] {
  const isWanted = ({ id }: TeamSource) => id === $wanted.get()
  const before = valueOf($teams.get())?.sources ?? []
  return sources.some(isWanted) ? [...sources] : [...before.filter(isWanted), ...sources]
}

/** The state that a server may print for the team orders. */
export const teamOrdersSeed = defineSeed('team-orders', { teams: $teams })
