// Whether this browser may report an order to the page's tags, which the host allows once.
import { isOffered } from '#shared/state/extensions.ts'
import { isAnswerLost, attempt } from '#stores/kit/attempt.ts'

/**
 * Claims an order with the word of this browser; the same word may ask again. `unanswered`: ask later.
 * @example if ((await claimOrder('100000077', claim)) === 'granted') tell()
 */
export async function claimOrder(number: string, claim: string): Promise<'granted' | 'taken' | 'unanswered'> {
  // A host without that call: every browser reports once.
  if (!isOffered('orders')) return 'granted'
  const result = await attempt(
    async () => (await import('#shared/checkout/outcome/calls.ts')).claimOrder(number, claim),
    'order.claim-failed',
  )
  if (result.ok) return result.value ? 'granted' : 'taken'
  const { error } = result
  if (error.kind === 'unoffered') return 'granted'
  return isAnswerLost(error) || error.kind === 'aborted' || error.status === 429 ? 'unanswered' : 'taken'
}
