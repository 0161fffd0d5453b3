// The outcome of a payment, shown above every step: a shopper back from the provider may be at any of them.
import { useLingui } from '@lingui/react/macro'
import type { MessageCode } from '#shared/domain/failure.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Retry } from '#shared/ui/Retry.tsx'
import { $isChecking, $isUnsure, $paymentError, checkAgain } from '#stores/checkout/payment.ts'
import { TopError } from '../TopError.tsx'
import { OpenPayment } from './OpenPayment.tsx'

/** Errors that are shown at their field. */
const atField: ReadonlySet<MessageCode | null> = new Set(['payment.issuer-missing', 'payment.details-missing'])

/** Says why there is no paid order, or offers the next step for an open or unknown payment. */
export function PaymentNews() {
  const { t } = useLingui()
  const error = useShared($paymentError)
  const isUnsure = useShared($isUnsure)
  const isChecking = useShared($isChecking)
  const again = isUnsure ? <Retry isBusy={isChecking} onPress={checkAgain}>{t`Check again`}</Retry> : null
  return (
    <>
      <TopError error={error && atField.has(error.code) ? null : error} action={again} />
      <OpenPayment />
    </>
  )
}
