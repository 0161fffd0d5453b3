// A player behind the link of a team order: what the team wears, and what she enters herself, until the closing day.
import * as v from 'valibot'
import type { Failure, Result } from '#shared/domain/failure.ts'
import { every, oneLine, required } from '#shared/domain/text-rules.ts'
import { environment } from '#shared/environment.ts'
import type { Form } from '#shared/form/form-parts.ts'
import { form } from '#shared/form/form.ts'
import { definePreparation, defineSeed, type Preparation } from '#shared/state/seed.ts'
import type { OpenedTeam } from '#shared/teams/wire.ts'
import { attempt, isAnswerLost } from '#stores/kit/attempt.ts'
import { persisted } from '#stores/kit/persisted.ts'
import { writable } from '#stores/kit/reset.ts'

const api = () => import('#shared/teams/calls.ts')

/** A team that was opened by its link. */
export interface OpenTeam {
  token: string
  /** A random word of this tab, by which the host finds what was entered here. */
  owner: string
  team: OpenedTeam
  /** It was sent just now. */
  isSent: boolean
}

/** Where she is. */
export type TeamEntryState = { state: 'asking' } | { state: 'opening' } | ({ state: 'open' } & OpenTeam)

/** The entry. */
export const $teamEntry = writable<TeamEntryState>({ state: 'asking' })
/** Why the link of the address opened nothing. */
export const $teamLinkError = writable<Failure | null>(null)

/** So that a reload finds the team and the entry again; the address has lost the token by then. */
const visit = persisted({ name: 'team-entry', area: 'session', minutes: 60, schema: v.object({ token: v.string(), owner: v.string() }) })

/** A whole link that was pasted is as good as its end. */
const tokenOf = (text: string) => text.trim().replace(/^.*#/, '')

/** Opens the link of the address, else the one that this tab had open. The address bar loses the token before anything else happens. */
export async function openTeamLink(): Promise<void> {
  const { hash, pathname, search } = environment.location
  const token = /^#([\w.-]{20,300})$/.exec(hash)?.[1]
  if (token !== undefined) environment.replaceAddress(pathname + search)
  if ($teamEntry.get().state !== 'asking') return
  const before = visit.get()
  const wanted = token ?? before?.token
  if (wanted === undefined) return
  $teamEntry.set({ state: 'opening' })
  const result = await open(wanted, before?.token === wanted ? before.owner : environment.randomId())
  if (result.ok) return
  $teamLinkError.set(result.error)
  $teamEntry.set({ state: 'asking' })
}

/** The form that asks for the code of the link, for who cannot follow it. */
export function teamCodeForm(): Form<{ token: string }, OpenedTeam> {
  return form({
    values: { token: '' },
    rules: () => ({ token: required }),
    submit: ({ token }) => {
      $teamLinkError.set(null)
      return open(tokenOf(token), environment.randomId())
    },
    secrets: ['token'],
  })
}

async function open(token: string, owner: string): Promise<Result<OpenedTeam>> {
  const result = await attempt(async () => (await api()).openTeam(token, owner))
  if (!result.ok) {
    if (result.error.status === 404) visit.forget()
    return result
  }
  visit.set({ token, owner })
  $teamEntry.set({ state: 'open', token, owner, team: result.value, isSent: false })
  return result
}

/** What the form holds: `name`, `number`, and `size.12` for each part. */
export type EntryValues = Record<string, string>

/** The name of a part's field, as plain forms send it. */
export const sizeField = (productId: number) => `size.${productId}`

/** What a plain form was sent with that was refused. */
export interface TriedEntry {
  values: EntryValues
  refused: Readonly<Record<string, string>>
}

/** The form of her entry, with what she has entered already. */
export function entryForm({ token, owner, team }: OpenTeam, { values, refused }: TriedEntry): Form<EntryValues, OpenedTeam> {
  const { entry, parts, needsNumber } = team
  // How long they may be, and of which signs, the kit says: its host does.
  const name = every(required, oneLine)
  const number = needsNumber ? name : oneLine
  const sizes = parts.map(({ productId }) => [sizeField(productId), entry?.sizes[productId] ?? ''] as const)
  return form<EntryValues, OpenedTeam>({
    values: { name: entry?.name ?? '', number: entry?.number ?? '', ...Object.fromEntries(sizes), ...values },
    refused,
    rules: () => ({ name, number, ...Object.fromEntries(sizes.map(([field]) => [field, required])) }),
    submit: (wish) => enter({ token, owner, team, isSent: false }, wish),
  })
}

/** After a lost answer the host says what it has of her: the same words sent again change nothing. */
async function enter({ token, owner, team }: OpenTeam, wish: EntryValues): Promise<Result<OpenedTeam>> {
  const sizes = Object.fromEntries(team.parts.map(({ productId }) => [String(productId), wish[sizeField(productId)] ?? '']))
  const entry = { name: (wish['name'] ?? '').trim(), number: (wish['number'] ?? '').trim(), sizes }
  let result = await attempt(async () => (await api()).enterTeam(token, owner, entry))
  if (!result.ok && isAnswerLost(result.error)) {
    const now = await attempt(async () => (await api()).openTeam(token, owner))
    if (now.ok && now.value.entry?.name === entry.name && now.value.entry.number === entry.number) result = now
  }
  if (result.ok) $teamEntry.set({ state: 'open', token, owner, team: result.value, isSent: true })
  return result
}

/** Enters one more player of the same team, such as a brother. */
export function enterAnother(): void {
  const current = $teamEntry.get()
  if (current.state !== 'open') return
  const { token, team } = current
  const owner = environment.randomId()
  visit.set({ token, owner })
  $teamEntry.set({ state: 'open', token, owner, team: { ...team, entry: null }, isSent: false })
}

/** What the server knows already, for a plain page. */
export function provideTeamEntry(given: OpenTeam | null): Preparation {
  return definePreparation($teamEntry, (held): TeamEntryState =>
    given === null || held.state !== 'asking' ? held : { state: 'open', ...given },
  )
}

/** What a server may print of it. */
export const teamEntrySeed = defineSeed('team-entry', { current: $teamEntry })
