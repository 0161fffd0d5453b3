// The entry of a player who opened the link of a team order: the team's kit and her own values, until the closing day.
import * as v from 'valibot'
import { emailRule } from '#shared/domain/email.ts'
import type { Failure, Result } from '#shared/domain/failure.ts'
import { every, oneLine, required } from '#shared/domain/text-rules.ts'
import { environment } from '#shared/environment.ts'
import type { Form } from '#shared/form/form-parts.ts'
import { form } from '#shared/form/form.ts'
import { definePreparation, defineSeed, type Preparation } from '#shared/state/seed.ts'
import { isSameText } from '#shared/teams/rules/same-text.ts'
import type { OpenedTeam } from '#shared/teams/wire.ts'
import { attempt, isAnswerLost } from '#stores/kit/attempt.ts'
import { persisted } from '#stores/kit/persisted.ts'
import { writable } from '#stores/kit/reset.ts'
import { onLeave } from '#stores/session/leaving.ts'

const api = () => import('#shared/teams/calls.ts')

/** A team opened by its link. */
export interface OpenTeam {
  token: string
  /** A random token of this tab, by which the host recognises entries made here. */
  owner: string
  team: OpenedTeam
  /** Whether the entry was just sent. */
  isSent: boolean
  /** Whether the entry is of an earlier visit: another player of the team may hold this device now. */
  isReturn?: boolean
}

/** The player's step. */
export type TeamEntryState = { state: 'asking' } | { state: 'opening' } | ({ state: 'open' } & OpenTeam)

/** The entry. */
export const $teamEntry = writable<TeamEntryState>({ state: 'asking' })
/** Why the link in the address opened no team. */
export const $teamLinkError = writable<Failure | null>(null)

/** Stored so that a reload restores the team and the entry, since the token is removed from the address. */
const visit = persisted({ name: 'team-entry', area: 'session', minutes: 60, schema: v.object({ token: v.string(), owner: v.string() }) })

/** The most links whose entries are found again. */
const MOST_LINKS = 10

/** By the end of the link, which opens nothing: the owner of the last entry that this browser made. Phones open every link in a new tab. */
const owners = persisted({ name: 'team-owners', area: 'local', minutes: 60 * 24 * 60, schema: v.record(v.string(), v.string()) })
// It opens the entry of a child.
onLeave((leaving) => {
  if (leaving !== 'expired') owners.forget()
})
const linkKey = (token: string) => token.slice(-12)

function ownerOf(token: string): string {
  const all = owners.get() ?? {}
  return (Object.hasOwn(all, linkKey(token)) ? all[linkKey(token)] : undefined) ?? environment.randomId()
}

function keepOwner(token: string, owner: string): void {
  const others = Object.entries(owners.get() ?? {}).filter(([key]) => key !== linkKey(token))
  owners.set(Object.fromEntries([...others, [linkKey(token), owner] as const].slice(-MOST_LINKS)))
}

/** Accepts a whole pasted link as well as its token. */
const tokenOf = (text: string) => text.trim().replace(/^.*#/, '')

/** Opens the link in the address, else the one this tab had open. First of all, removes the token from the address bar. */
export async function openTeamLink(): Promise<void> {
  const { hash, pathname, search } = environment.location
  const token = /^#([\w.-]{20,300})$/.exec(hash)?.[1]
  if (token !== undefined) environment.replaceAddress(pathname + search)
  if ($teamEntry.get().state !== 'asking') return
  const before = visit.get()
  const wanted = token ?? before?.token
  if (wanted === undefined) return
  $teamEntry.set({ state: 'opening' })
  const result = before?.token === wanted ? await open(wanted, before.owner) : await reopen(wanted)
  if (result.ok) return
  $teamLinkError.set(result.error)
  $teamEntry.set({ state: 'asking' })
}

/** Makes the form for the link's code, for players who cannot follow the link. */
export function teamCodeForm(): Form<{ token: string }, OpenedTeam> {
  return form({
    values: { token: '' },
    rules: () => ({ token: required }),
    submit: ({ token }) => {
      $teamLinkError.set(null)
      return reopen(tokenOf(token))
    },
    secrets: ['token'],
  })
}

/** Opens a link that this tab had not open, with the entry that this browser made. */
const reopen = (token: string) => open(token, ownerOf(token), true)

async function open(token: string, owner: string, isReturn = false): Promise<Result<OpenedTeam>> {
  const result = await attempt(async () => (await api()).openTeam(token, owner))
  if (!result.ok) {
    if (result.error.status === 404) visit.forget()
    return result
  }
  visit.set({ token, owner })
  $teamEntry.set({ state: 'open', token, owner, team: result.value, isSent: false, isReturn })
  return result
}

/** Shows the form for an entry of an earlier visit. */
export function changeEntry(): void {
  const current = $teamEntry.get()
  if (current.state === 'open') $teamEntry.set({ ...current, isReturn: false })
}

/** The values of the form: `name`, `number`, and `size.12` for each part. */
export type EntryValues = Record<string, string>

/** The name of a part's field, as plain forms send it. */
export const sizeField = (productId: number) => `size.${productId}`

/** The submitted values of a plain form that was refused. */
export interface TriedEntry {
  values: EntryValues
  refused: Readonly<Record<string, string>>
}

/** Makes the form for her entry, with the values she has entered already. */
export function entryForm({ token, owner, team }: OpenTeam, { values, refused }: TriedEntry): Form<EntryValues, OpenedTeam> {
  const { entry, parts, needsNumber } = team
  // The kit limits their length and characters; its host checks that.
  const name = every(required, oneLine)
  const number = needsNumber ? name : oneLine
  const sizes = parts.map(({ productId }) => [sizeField(productId), entry?.sizes[productId] ?? ''] as const)
  const before = { name: entry?.name ?? '', number: entry?.number ?? '', ...Object.fromEntries(sizes) }
  // The page's other form, for the reminder, is tried under the same names.
  const ofEntry = (tried: EntryValues) => Object.fromEntries(Object.entries(tried).filter(([field]) => Object.hasOwn(before, field)))
  return form<EntryValues, OpenedTeam>({
    values: { ...before, ...ofEntry(values) },
    refused: ofEntry(refused),
    rules: () => ({ name, number, ...Object.fromEntries(sizes.map(([field]) => [field, required])) }),
    submit: (wish) => enter({ token, owner, team, isSent: false }, wish),
  })
}

/** After a lost answer the host returns her entry: sending the same values again changes nothing. */
async function enter({ token, owner, team }: OpenTeam, wish: EntryValues): Promise<Result<OpenedTeam>> {
  const sizes = Object.fromEntries(team.parts.map(({ productId }) => [String(productId), wish[sizeField(productId)] ?? '']))
  const entry = { name: (wish['name'] ?? '').trim(), number: (wish['number'] ?? '').trim(), sizes }
  let result = await attempt(async () => (await api()).enterTeam(token, owner, entry))
  if (!result.ok && isAnswerLost(result.error)) {
    const now = await attempt(async () => (await api()).openTeam(token, owner))
    const kept = now.ok ? now.value.entry : null
    if (kept && isSameText(entry.name, kept.name) && isSameText(entry.number, kept.number)) result = now
  }
  if (result.ok) {
    keepOwner(token, owner)
    $teamEntry.set({ state: 'open', token, owner, team: result.value, isSent: true })
  } else if (result.error.fields?.['number']) await refreshNumbers(token, owner)
  return result
}

/** Another player was faster: her number is no longer shown as free. */
async function refreshNumbers(token: string, owner: string): Promise<void> {
  const now = await attempt(async () => (await api()).openTeam(token, owner))
  const current = $teamEntry.get()
  if (!now.ok || current.state !== 'open' || current.owner !== owner) return
  const { takenNumbers, reservedNumbers } = now.value
  $teamEntry.set({ ...current, team: { ...current.team, takenNumbers, reservedNumbers } })
}

/** The address for the reminder. */
export type ReminderValues = { email: string }

/** Makes the form that leaves an address for the reminder, for a player who has not decided yet. */
export function reminderForm(
  { token, owner }: OpenTeam,
  tried: Partial<ReminderValues>,
  refused: Partial<ReminderValues>,
): Form<ReminderValues, OpenedTeam> {
  return form({
    values: { email: '', ...tried },
    refused,
    rules: () => ({ email: emailRule }),
    submit: ({ email }) => changeAddress(token, owner, email.trim()),
  })
}

/** Takes the address back. */
export function forgetAddress({ token, owner }: OpenTeam): Promise<Result<OpenedTeam>> {
  return changeAddress(token, owner, '')
}

async function changeAddress(token: string, owner: string, email: string): Promise<Result<OpenedTeam>> {
  const result = await attempt(async () => (await api()).leaveAddress(token, owner, email))
  const current = $teamEntry.get()
  // An address alone is not kept for the next visit: another player may hold this device then, and nothing would ask her who she is.
  if (result.ok && current.state === 'open' && current.owner === owner) $teamEntry.set({ ...current, team: result.value })
  return result
}

/** Starts an entry for another player of the same team, such as a brother. */
export function enterAnother(): void {
  const current = $teamEntry.get()
  if (current.state !== 'open') return
  const { token, team } = current
  const owner = environment.randomId()
  visit.set({ token, owner })
  $teamEntry.set({ state: 'open', token, owner, team: { ...nextTeam(team), entry: null, reminder: null }, isSent: false })
}

/** The number that was just entered is taken for the next player. */
function nextTeam(team: OpenedTeam): OpenedTeam {
  const own = team.entry?.number ?? ''
  return team.highestNumber === null || own === '' ? team : { ...team, takenNumbers: [...team.takenNumbers, own] }
}

/** Stores the state that the server provides for a page without scripts. */
export function provideTeamEntry(given: OpenTeam | null): Preparation {
  return definePreparation($teamEntry, (held): TeamEntryState =>
    given === null || held.state !== 'asking' ? held : { state: 'open', ...given },
  )
}

/** The state that a server may print for the entry. */
export const teamEntrySeed = defineSeed('team-entry', { current: $teamEntry })
