// The outcome of a payment, shown above whichever step is open: back from the provider, the shopper may be at any of them.
import { useLingui } from '@lingui/react/macro'
import type { MessageCode } from '#shared/domain/failure.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Button } from '#shared/ui/Button.tsx'
import { $isChecking, $isUnsure, $paymentError, checkAgain } from '#stores/checkout/payment.ts'
import { TopError } from '../TopError.tsx'
import { OpenPayment } from './OpenPayment.tsx'

/** What is missing is said at its field. */
const atField: ReadonlySet<MessageCode | null> = new Set(['payment.issuer-missing', 'payment.details-missing'])

/** Why there is no paid order, or the ways on with a payment that is open or of which nobody knows. */
export function PaymentNews() {
  const { t } = useLingui()
  const error = useShared($paymentError)
  const isUnsure = useShared($isUnsure)
  const isChecking = useShared($isChecking)
  const again = isUnsure ? <Button isBusy={isChecking} onPress={() => void checkAgain()}>{t`Check again`}</Button> : null
  return (
    <>
      <TopError error={error && atField.has(error.code) ? null : error} action={again} />
      <OpenPayment />
    </>
  )
}
