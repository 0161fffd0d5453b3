// Whether this browser may report an order to the page's tags, which the host allows once.
import { isAnswerLost, attempt } from '#stores/kit/attempt.ts'

/** For hosts without that call: every browser reports once. */
const NO_SUCH_CALL = [404, 405, 501]

/**
 * Claims an order with the word of this browser; the same word may ask again. `unanswered`: ask later.
 * @example if ((await claimOrder('100000077', claim)) === 'granted') tell()
 */
export async function claimOrder(number: string, claim: string): Promise<'granted' | 'taken' | 'unanswered'> {
  const result = await attempt(
    async () => (await import('#shared/checkout/outcome/calls.ts')).claimOrder(number, claim),
    'order.claim-failed',
  )
  if (result.ok) return result.value ? 'granted' : 'taken'
  const { error } = result
  if (error.status !== null && NO_SUCH_CALL.includes(error.status)) return 'granted'
  return isAnswerLost(error) || error.kind === 'aborted' || error.status === 429 ? 'unanswered' : 'taken'
}
