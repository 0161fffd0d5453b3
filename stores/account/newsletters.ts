// The newsletters a customer receives; what was changed elsewhere is not overwritten.
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

/** The newsletters, as the server said last. */
export const $newsletters = writable<Loadable<Newsletters>>({ state: 'idle' })
const $choice = writable<readonly string[] | null>(null)
/** How far saving them is. */
export const $newslettersSaving = writable<Saving>({ state: 'idle' })
/** The codes that were saved elsewhere while she was choosing; the next save overwrites them knowingly. */
export const $newslettersMeanwhile = writable<readonly string[] | null>(null)

/** The codes that are ticked: her own choice, once she has changed one. */
export const $tickedNewsletters = derived([$newsletters, $choice], (current, choice) => choice ?? takenOf(valueOf(current)))

/** What a server prints of them. */
export const newslettersSeed = defineSeed('newsletters', { current: $newsletters, choice: $choice, meanwhile: $newslettersMeanwhile })

const answer = latestRequest(async (signal) => (await api()).getNewsletters(signal), settleInto($newsletters))

onLeave((leaving) => {
  // If only the hint cookie is gone, her session may have ended with it: what she typed stays, as for an ended session.
  if (leaving !== 'other') return
  answer.abort()
  $choice.set(null)
  $newslettersMeanwhile.set(null)
  if ($newsletters.get().state !== 'idle') $newsletters.set({ state: 'failed', error: left })
})
isOneCustomers($newsletters)

/** Loads them unless a page printed them. */
export async function loadNewsletters(): Promise<Result<Newsletters>> {
  const value = valueOf($newsletters.get())
  if (value) return { ok: true, value }
  $newsletters.set({ state: 'loading' })
  return answer.join()
}

/** Takes what a host printed; `mine` is what a plain form sent while they were changed elsewhere. */
export function provideNewsletters(newsletters: Newsletters | null, mine: readonly string[] | null): Preparation {
  const current = definePreparation($newsletters, (held): Loadable<Newsletters> =>
    newsletters ? { state: 'ready', value: newsletters } : held,
  )
  const choice = definePreparation($choice, (held) => (newsletters ? mine : held))
  const meanwhile = definePreparation($newslettersMeanwhile, (held) => (newsletters && mine ? takenOf(newsletters) : held))
  return (printed) => {
    for (const prepare of [current, choice, meanwhile]) prepare(printed)
  }
}

/** Ticks or unticks one. */
export function tickNewsletter(code: string, isTicked: boolean): void {
  const others = $tickedNewsletters.get().filter((one) => one !== code)
  $choice.set(isTicked ? [...others, code] : others)
  $newslettersSaving.set({ state: 'idle' })
}

/** Saves what is ticked. */
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
