// The fields of the chosen payment method, loaded when it is chosen.
import type { PaymentMethod } from '#shared/checkout/wire/payment.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Later } from '#shared/ui/Later.tsx'
import { $isPlacing } from '#stores/checkout/payment.ts'
import { Issuers } from './Issuers.tsx'

/** The fields of one method; draws nothing for methods without fields. */
export function VariantFields({ method }: { method: PaymentMethod }) {
  const { variant, issuers, termsUrl } = method
  const isPlacing = useShared($isPlacing)
  if (issuers.length > 0) return <Issuers issuers={issuers} />
  if (variant === 'afterpay')
    return (
      <div inert={isPlacing}>
        <Later load={() => import('./AfterpayFields.tsx')}>{({ AfterpayFields }) => <AfterpayFields termsUrl={termsUrl} />}</Later>
      </div>
    )
  if (variant === 'giropay')
    return (
      <div inert={isPlacing}>
        <Later load={() => import('./GiropayFields.tsx')}>{({ GiropayFields }) => <GiropayFields />}</Later>
      </div>
    )
  return null
}
