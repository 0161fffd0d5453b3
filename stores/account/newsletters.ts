// The newsletters a customer receives; what was changed elsewhere is not overwritten.
import type { ReadableAtom } from 'nanostores'
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

const $current = writable<Loadable<Newsletters>>({ state: 'idle' })
const $choice = writable<readonly string[] | null>(null)
const $saving = writable<Saving>({ state: 'idle' })
const $meanwhile = writable<readonly string[] | null>(null)

/** The newsletters, as the server said last. */
export const $newsletters: ReadableAtom<Loadable<Newsletters>> = $current
/** The codes that are ticked: her own choice, once she has changed one. */
export const $tickedNewsletters = derived([$current, $choice], (current, choice) => choice ?? takenOf(valueOf(current)))
export const $newslettersSaving: ReadableAtom<Saving> = $saving
/** The codes that were saved elsewhere while she was choosing; the next save overwrites them knowingly. */
export const $newslettersMeanwhile: ReadableAtom<readonly string[] | null> = $meanwhile

/** What a server prints of them. */
export const newslettersSeed = defineSeed('newsletters', { current: $current, choice: $choice, meanwhile: $meanwhile })

const answer = latestRequest(async (signal) => (await api()).getNewsletters(signal), settleInto($current))

onLeave((leaving) => {
  // If only the hint cookie is gone, her session may have ended with it: what she typed stays, as for an ended session.
  if (leaving !== 'other') return
  answer.abort()
  $choice.set(null)
  $meanwhile.set(null)
  if ($current.get().state !== 'idle') $current.set({ state: 'failed', error: left })
})
isOneCustomers($current)

/** Loads them unless a page printed them. */
export async function loadNewsletters(): Promise<Result<Newsletters>> {
  const value = valueOf($current.get())
  if (value) return { ok: true, value }
  $current.set({ state: 'loading' })
  return answer.join()
}

/** Takes what a host printed; `mine` is what a plain form sent while they were changed elsewhere. */
export function provideNewsletters(newsletters: Newsletters | null, mine: readonly string[] | null): Preparation {
  const current = definePreparation($current, (held): Loadable<Newsletters> =>
    newsletters ? { state: 'ready', value: newsletters } : held,
  )
  const choice = definePreparation($choice, (held) => (newsletters ? mine : held))
  const meanwhile = definePreparation($meanwhile, (held) => (newsletters && mine ? takenOf(newsletters) : held))
  return (printed) => {
    for (const prepare of [current, choice, meanwhile]) prepare(printed)
  }
}

/** Ticks or unticks one. */
export function tickNewsletter(code: string, isTicked: boolean): void {
  const others = $tickedNewsletters.get().filter((one) => one !== code)
  $choice.set(isTicked ? [...others, code] : others)
  $saving.set({ state: 'idle' })
}

/** Saves what is ticked. */
export async function saveNewsletters(): Promise<Result<Newsletters>> {
  const current = valueOf($current.get())
  if (!current || $saving.get().state === 'saving')
    return { ok: false, error: { kind: 'aborted', code: null, message: null, status: null } }
  $saving.set({ state: 'saving' })
  const codes = $tickedNewsletters.get()
  const result = await asCustomer(() => attempt(async () => (await api()).saveNewsletters(codes, current.version)))
  if (result.ok) {
    $current.set({ state: 'ready', value: result.value })
    $choice.set(null)
    $meanwhile.set(null)
    $saving.set({ state: 'saved' })
    noteOwnWrite()
    return result
  }
  if (result.error.reason === 'changed') {
    const read = await answer.send()
    $choice.set(codes)
    if (read.ok) $meanwhile.set(takenOf(read.value))
  }
  $saving.set({ state: 'failed', error: result.error })
  return result
}

function takenOf(newsletters: Newsletters | null): readonly string[] {
  return newsletters?.items.filter(({ isSubscribed }) => isSubscribed).map(({ code }) => code) ?? []
}
