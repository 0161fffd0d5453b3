// Whether this browser may report an order to the page's tags; the host allows it once.
import { isOffered } from '#shared/state/extensions.ts'
import { isAnswerLost, attempt } from '#stores/kit/attempt.ts'

/**
 * Claims an order with this browser's random token; the same token may claim again. `unanswered`: try again later.
 * @example if ((await claimOrder('100000077', claim)) === 'granted') tell()
 */
export async function claimOrder(number: string, claim: string): Promise<'granted' | 'taken' | 'unanswered'> {
  // On a host without that call, every browser reports once.
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
