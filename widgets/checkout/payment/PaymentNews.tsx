// What became of a payment, said above whichever step is open: back from the provider the shopper may stand at any of them.
import { useShared } from '#shared/mount/use-shared.ts'
import { $paymentError } from '#stores/payment.ts'
import { TopError } from '../TopError.tsx'
import { OpenPayment } from './OpenPayment.tsx'

/** Why there is no paid order, or the ways on with a payment that is open. */
export function PaymentNews() {
  return (
    <>
      <TopError error={useShared($paymentError)} />
      <OpenPayment />
    </>
  )
}
