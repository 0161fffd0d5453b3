// The delivery promise as one sentence or in two lines, whose amounts are excluded from translation.
import { Fragment } from 'react'
import type { DeliveryPromise } from '#shared/product/rules/delivery.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { Exact } from '#shared/ui/Exact.tsx'
import { deliveryLines, deliverySentence } from './delivery-sentence.ts'

/** Props of the sentence; `short` is for cards, `lines` for a box of its own. */
interface DeliveryWordsProps {
  promise: DeliveryPromise
  currency: string
  size?: 'long' | 'short' | 'lines'
}

/** The sentence. */
export function DeliveryWords({ promise, currency, size = 'long' }: DeliveryWordsProps) {
  const amounts = [promise.fee, promise.freeFrom].flatMap((amount) => (amount ? formatMoney(amount, currency) : []))
  const lines = size === 'lines' ? deliveryLines(promise, currency) : [deliverySentence(promise, currency, size)]
  return lines.map((line, at) => (
    <Fragment key={at}>
      {at > 0 ? <br /> : null}
      <Exact text={line} keep={amounts} />
    </Fragment>
  ))
}
