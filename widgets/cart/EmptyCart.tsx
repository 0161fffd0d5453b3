// The empty cart: a link back to the shop, or to the open payment of the order that emptied it.
import { useEffect } from 'react'
import { useLingui } from '@lingui/react/macro'
import { useShared } from '#shared/mount/use-shared.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { bag } from '#shared/ui/icons.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { $isPaymentWaiting, loadWaitingPayment } from '#stores/checkout/waiting-payment.ts'

/** The empty cart's notice and link. */
export function EmptyCart({ shopUrl, checkoutUrl }: { shopUrl: string; checkoutUrl: string }) {
  const { t } = useLingui()
  const isWaiting = useShared($isPaymentWaiting)
  useEffect(() => {
    void loadWaitingPayment()
  }, [])
  return (
    <>
      {isWaiting ? (
        <Notice tone="info" action={<ButtonLink href={checkoutUrl} tone="primary">{t`Go to payment`}</ButtonLink>}>
          {t`Your order is waiting for payment.`}
        </Notice>
      ) : null}
      <EmptyState
        icon={bag}
        title={t`Your cart is empty`}
        action={<ButtonLink href={shopUrl} tone={isWaiting ? 'secondary' : 'primary'}>{t`Continue shopping`}</ButtonLink>}
      >
        {t`Everything you add will be waiting here.`}
      </EmptyState>
    </>
  )
}
