// The delivery promise as one sentence, whose amounts are excluded from translation.
import type { DeliveryPromise } from '#shared/product/rules/delivery.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { Exact } from '#shared/ui/Exact.tsx'
import { deliverySentence } from './delivery-sentence.ts'

/** Props of the sentence; `short` is for cards. */
interface DeliveryWordsProps {
  promise: DeliveryPromise
  currency: string
  size?: 'long' | 'short'
  /** A part of the sentence, instead of all of it. */
  text?: string
}

/** The sentence. */
export function DeliveryWords({ promise, currency, size = 'long', text }: DeliveryWordsProps) {
  const amounts = [promise.fee, promise.freeFrom].flatMap((amount) => (amount ? formatMoney(amount, currency) : []))
  return <Exact text={text ?? deliverySentence(promise, currency, size)} keep={amounts} />
}
