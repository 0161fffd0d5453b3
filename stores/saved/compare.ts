// The products a shopper compares, by sku: loaded with the session, toggled by sku, up to a limit set by the page.
import type { Failure, Result } from '#shared/domain/failure.ts'
import { emit } from '#shared/events/bus.ts'
import { derived } from '#shared/state/derived.ts'
import { attempt, isAnswerLost } from '#stores/kit/attempt.ts'
import { type Loadable, valueOf } from '#stores/kit/loadable.ts'
import { optimisticUpdates } from '#stores/kit/optimistic-updates.ts'
import { onReset, writable } from '#stores/kit/reset.ts'
import { serialQueue } from '#stores/kit/serial-queue.ts'
import { $page } from '#stores/page/page.ts'
import { $session, loadSession, noteOwnWrite, reloadSession, takeCompare } from '#stores/session/session.ts'

/** The skus whose button waits for the server. */
export const $togglingSkus = writable<readonly string[]>([])

/** The skus of the comparison, newest first; the session replaces them as a whole. `idle` if they are unknown. */
export const $compare = derived([$session], (session): Loadable<readonly string[]> => {
  if (session.state !== 'ready') return session
  const { compare } = session.value
  return compare === null ? { state: 'idle' } : { state: 'ready', value: compare }
})
/** Whether the comparison is known. */
export const $isCompareKnown = derived([$compare], (compare) => compare.state === 'ready')
/** The compared skus; empty while unknown. */
export const $comparedSkus = derived([$compare], (compare): readonly string[] => valueOf(compare) ?? [])
/** The number of compared products. */
export const $compareCount = derived([$comparedSkus], (skus) => skus.length)
/** The maximum number of compared products; 0 means that the host sets no limit. */
export const $compareLimit = derived([$page], ({ limits }) => limits.compare)
/** Whether the comparison is full. */
export const $isCompareFull = derived([$compareCount, $compareLimit], (count, limit) => limit > 0 && count >= limit)

interface Toggle {
  isWanted: boolean
  origin: object | undefined
}

/** Skus whose last toggle may have been done: its answer was lost, and so was the session's. */
const unsure = new Set<string>()
onReset(() => unsure.clear())

const full: Failure = { kind: 'rejected', code: 'compare.limit', message: null, status: null }

const toggles = optimisticUpdates<string, Toggle, boolean>({
  queue: serialQueue(async () => noteOwnWrite()),
  send,
  settle: (sku, { isWanted, origin }, result) => {
    $togglingSkus.set($togglingSkus.get().filter((other) => other !== sku))
    if (!result.ok || !result.value || isCompared(sku) !== isWanted) return
    emit(isWanted ? 'compare:added' : 'compare:removed', { sku, count: $compareCount.get() }, origin)
  },
})

/** Loads the comparison, which is part of the session. */
export async function loadCompare(): Promise<Result<readonly string[]>> {
  const session = await loadSession()
  return session.ok ? { ok: true, value: $comparedSkus.get() } : session
}

/**
 * Adds or removes a product; without `isWanted`, toggles it. Adding a product that is there has no effect,
 * and adding past the limit is refused with the code `compare.limit`. Resolves to whether the comparison changed.
 * @example await toggleCompare(item.sku, true, element)
 */
export async function toggleCompare(sku: string, isWanted?: boolean, origin?: object): Promise<Result<boolean>> {
  if (!$togglingSkus.get().includes(sku)) $togglingSkus.set([...$togglingSkus.get(), sku])
  // The call toggles, so the current state must be known first.
  if ($session.get().state !== 'ready') await loadSession()
  return toggles.request(sku, { isWanted: isWanted ?? !(toggles.pending(sku)?.isWanted ?? isCompared(sku)), origin })
}

/** The call toggles, so it is sent only if the list differs from the requested state. */
async function send(sku: string, { isWanted }: Toggle): Promise<Result<boolean>> {
  const wasCompared = isCompared(sku)
  if (unsure.has(sku)) {
    const session = await reloadSession()
    if (!session.ok) return session
    unsure.delete(sku)
  }
  if (isCompared(sku) === isWanted) return { ok: true, value: wasCompared !== isWanted }
  if (isWanted && $isCompareFull.get()) return { ok: false, error: full }
  const result = await attempt(async () => (await import('#shared/saved/comparison/calls.ts')).toggleSku(sku), 'compare.toggle-failed')
  if (result.ok) {
    takeCompare(result.value ?? applied(sku, isWanted))
    return { ok: true, value: true }
  }
  // Another tab may have filled the list, or a toggle with a lost answer was done: a second one would undo it.
  if (!isAnswerLost(result.error) && result.error.status !== 409) return result
  const session = await reloadSession()
  if (!session.ok) unsure.add(sku)
  return isCompared(sku) === isWanted ? { ok: true, value: true } : result
}

/** The list with the requested change, for a host that answers without one. */
function applied(sku: string, isWanted: boolean): string[] {
  const others = $comparedSkus.get().filter((other) => other !== sku)
  return isWanted ? [sku, ...others] : others
}

function isCompared(sku: string): boolean {
  return $comparedSkus.get().includes(sku)
}
