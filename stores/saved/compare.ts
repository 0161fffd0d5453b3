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

/** Skus whose button is waiting for the server. */
export const $togglingSkus = writable<readonly string[]>([])

/** The skus of the comparison, newest first; the session replaces them as a whole. `idle` where nobody has said them. */
export const $compare = derived([$session], (session): Loadable<readonly string[]> => {
  if (session.state !== 'ready') return session
  const { compare } = session.value
  return compare === null ? { state: 'idle' } : { state: 'ready', value: compare }
})
/** Whether anybody has said what is compared. */
export const $isCompareKnown = derived([$compare], (compare) => compare.state === 'ready')
/** The compared skus; none while that is unknown. */
export const $comparedSkus = derived([$compare], (compare): readonly string[] => valueOf(compare) ?? [])
/** How many are compared. */
export const $compareCount = derived([$comparedSkus], (skus) => skus.length)
/** How many may be compared; 0 means that the host sets no limit. */
export const $compareLimit = derived([$page], ({ limits }) => limits.compare)
/** The comparison is full. */
export const $isCompareFull = derived([$compareCount, $compareLimit], (count, limit) => limit > 0 && count >= limit)

interface Toggle {
  isWanted: boolean
  origin: object | undefined
}

/** Skus whose last toggle may or may not have been done: its answer was lost, and so was the session's. */
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

/** What is compared, as the session has it. */
export async function loadCompare(): Promise<Result<readonly string[]>> {
  const session = await loadSession()
  return session.ok ? { ok: true, value: $comparedSkus.get() } : session
}

/**
 * Adds a product or takes it out; without `isWanted` whichever it is not now. Adding what is there is ignored,
 * adding past the limit is refused with the code `compare.limit`. Answers whether anything changed.
 * @example await toggleCompare(item.sku, true, element)
 */
export async function toggleCompare(sku: string, isWanted?: boolean, origin?: object): Promise<Result<boolean>> {
  if (!$togglingSkus.get().includes(sku)) $togglingSkus.set([...$togglingSkus.get(), sku])
  // A call that toggles must know what is there.
  if ($session.get().state !== 'ready') await loadSession()
  return toggles.request(sku, { isWanted: isWanted ?? !(toggles.pending(sku)?.isWanted ?? isCompared(sku)), origin })
}

/** The call toggles, so it is made only where the list is not as it is wanted. */
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
  // Another tab may have filled the list, or the answer of a toggle that was done was lost: a second one would undo it.
  if (!isAnswerLost(result.error) && result.error.status !== 409) return result
  const session = await reloadSession()
  if (!session.ok) unsure.add(sku)
  return isCompared(sku) === isWanted ? { ok: true, value: true } : result
}

/** The list as the requested state makes it, for a host that answers without one. */
function applied(sku: string, isWanted: boolean): string[] {
  const others = $comparedSkus.get().filter((other) => other !== sku)
  return isWanted ? [sku, ...others] : others
}

function isCompared(sku: string): boolean {
  return $comparedSkus.get().includes(sku)
}
