// A customer's newsletter subscriptions; changes made elsewhere are not overwritten.
import type { Newsletters } from '#shared/account/wire.ts'
import type { Failure, Result } from '#shared/domain/failure.ts'
import { derived } from '#shared/state/derived.ts'
import { definePreparation, defineSeed, type Preparation } from '#shared/state/seed.ts'
import { attempt } from '#stores/kit/attempt.ts'
import { latestRequest } from '#stores/kit/latest-request.ts'
import { type Loadable, settleInto, valueOf } from '#stores/kit/loadable.ts'
import { writable } from '#stores/kit/reset.ts'
import { asCustomer } from '#stores/session/as-customer.ts'
import { onLeave } from '#stores/session/leaving.ts'
import { left, isOneCustomers } from '#stores/session/own-page.ts'
import { noteOwnWrite } from '#stores/session/session.ts'

const api = () => import('#shared/account/profile/calls.ts')

/** The progress of saving. */
export type Saving = { state: 'idle' } | { state: 'saving' } | { state: 'saved' } | { state: 'failed'; error: Failure }

/** The subscriptions as the server last reported them. */
export const $newsletters = writable<Loadable<Newsletters>>({ state: 'idle' })
const $choice = writable<readonly string[] | null>(null)
/** The progress of saving them. */
export const $newslettersSaving = writable<Saving>({ state: 'idle' })
/** The codes saved elsewhere while she was choosing; she sees them, and the next save overwrites them. */
export const $newslettersMeanwhile = writable<readonly string[] | null>(null)

/** The ticked codes: the saved ones until she changes one. */
export const $tickedNewsletters = derived([$newsletters, $choice], (current, choice) => choice ?? takenOf(valueOf(current)))

/** The state that a server prints for the newsletters. */
export const newslettersSeed = defineSeed('newsletters', { current: $newsletters, choice: $choice, meanwhile: $newslettersMeanwhile })

const answer = latestRequest(async (signal) => (await api()).getNewsletters(signal), settleInto($newsletters))

onLeave((leaving) => {
  // If only the hint cookie is missing, her session may have expired: her entries stay, as after an expired session.
  if (leaving !== 'other') return
  answer.abort()
  $choice.set(null)
  $newslettersMeanwhile.set(null)
  if ($newsletters.get().state !== 'idle') $newsletters.set({ state: 'failed', error: left })
})
isOneCustomers($newsletters)

/** Loads the subscriptions unless the page contains them. */
export async function loadNewsletters(): Promise<Result<Newsletters>> {
  const value = valueOf($newsletters.get())
  if (value) return { ok: true, value }
  $newsletters.set({ state: 'loading' })
  return answer.join()
}

/** Stores the subscriptions that a host printed; `submitted` are the codes that a plain form sent while they were changed elsewhere. */
export function provideNewsletters(newsletters: Newsletters | null, submitted: readonly string[] | null): Preparation {
  const current = definePreparation($newsletters, (held): Loadable<Newsletters> =>
    newsletters ? { state: 'ready', value: newsletters } : held,
  )
  const choice = definePreparation($choice, (held) => (newsletters ? submitted : held))
  const meanwhile = definePreparation($newslettersMeanwhile, (held) => (newsletters && submitted ? takenOf(newsletters) : held))
  return (printed) => {
    for (const prepare of [current, choice, meanwhile]) prepare(printed)
  }
}

/** Ticks or unticks one newsletter. */
export function tickNewsletter(code: string, isTicked: boolean): void {
  const others = $tickedNewsletters.get().filter((one) => one !== code)
  $choice.set(isTicked ? [...others, code] : others)
  $newslettersSaving.set({ state: 'idle' })
}

/** Saves the ticked newsletters. */
export async function saveNewsletters(): Promise<Result<Newsletters>> {
  const current = valueOf($newsletters.get())
  if (!current || $newslettersSaving.get().state === 'saving')
    return { ok: false, error: { kind: 'aborted', code: null, message: null, status: null } }
  $newslettersSaving.set({ state: 'saving' })
  const codes = $tickedNewsletters.get()
  const result = await asCustomer(() => attempt(async () => (await api()).saveNewsletters(codes, current.version)))
  if (result.ok) {
    $newsletters.set({ state: 'ready', value: result.value })
    $choice.set(null)
    $newslettersMeanwhile.set(null)
    $newslettersSaving.set({ state: 'saved' })
    noteOwnWrite()
    return result
  }
  if (result.error.reason === 'changed') {
    const read = await answer.send()
    $choice.set(codes)
    if (read.ok) $newslettersMeanwhile.set(takenOf(read.value))
  }
  $newslettersSaving.set({ state: 'failed', error: result.error })
  return result
}

function takenOf(newsletters: Newsletters | null): readonly string[] {
  return newsletters?.items.filter(({ isSubscribed }) => isSubscribed).map(({ code }) => code) ?? []
}
