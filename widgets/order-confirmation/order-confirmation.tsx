// The order confirmation: the order number, and the details that a shopper looks for after ordering.
import { useEffect, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { Amount } from '#shared/cart/parts/Amount.tsx'
import { LineContents } from '#shared/cart/parts/LineContents.tsx'
import { LinePicture } from '#shared/cart/parts/LinePicture.tsx'
import { Sums } from '#shared/cart/parts/Sums.tsx'
import type { LastOrder } from '#shared/checkout/wire/order.ts'
import type { MessageCode } from '#shared/domain/failure.ts'
import { sentence } from '#shared/i18n/sentences.ts'
import { useMount } from '#shared/mount/context.ts'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { Icon } from '#shared/ui/Icon.tsx'
import { bag, tick } from '#shared/ui/icons.ts'
import { printAlone } from '#shared/ui/print-alone.ts'
import { Retry } from '#shared/ui/Retry.tsx'
import { useLater } from '#shared/ui/use-later.ts'
import { $order, loadOrder, orderSeed } from '#stores/orders/order.ts'
import { $page } from '#stores/page/page.ts'
import { NextSteps } from './NextSteps.tsx'
import { OrderInfo } from './OrderInfo.tsx'

const Options = v.object({
  /** The page to continue shopping on. Default: `routes.home` of the page. */
  shopUrl: v.optional(v.string()),
  /** Whether it says in a heading of its own that the order is placed; `false` where the page's heading does. */
  hasHeading: v.optional(v.boolean(), true),
})

function OrderConfirmation({ options }: { options: v.InferOutput<typeof Options> }) {
  const { t } = useLingui()
  const order = useShared($order)
  const { routes } = useShared($page)
  // Once offered, it stays: after a login, the reloaded order no longer offers it.
  const [canMakeAccount, setCanMakeAccount] = useState(false)
  const isOffered = order.state === 'ready' && order.value.canMakeAccount
  useEffect(() => {
    if (isOffered) setCanMakeAccount(true)
  }, [isOffered])
  const account = useLater(() => import('./AccountOffer.tsx'), canMakeAccount)
  const { element } = useMount()
  useEffect(() => {
    void loadOrder(element ?? undefined)
  }, [element])
  const shop = <ButtonLink href={options.shopUrl ?? routes.home}>{t`Continue shopping`}</ButtonLink>

  if (order.state === 'failed') {
    return order.error.status === 404 ? (
      <EmptyState icon={bag} title={t`There is no recent order to show`} action={shop} />
    ) : (
      <EmptyState icon={bag} title={t`Your order could not be shown`} action={<Retry onPress={() => loadOrder(element ?? undefined)} />}>
        {t`It has been placed: please check your e-mail.`}
      </EmptyState>
    )
  }
  if (order.state !== 'ready') return <div className="order-confirmation-coming" role="status" aria-label={t`Loading your order`} />

  const { number, email, lines, rows, currency, status, instructions } = order.value
  // Opened from an old tab or a typed address: nothing is confirmed for an order that is not paid.
  if (status === 'open') {
    const pay = <ButtonLink href={routes.checkout} tone="primary">{t`Go to payment`}</ButtonLink>
    return <EmptyState icon={bag} title={t`Your order is waiting for payment.`} action={pay} />
  }
  const loss = losses[status]
  if (loss) return <EmptyState icon={bag} title={sentence(loss)} action={<ButtonLink href={routes.cart}>{t`View cart`}</ButtonLink>} />
  return (
    <div className="order-confirmation-parts">
      <div className="order-confirmation-head">
        <span className="order-confirmation-tick">
          <Icon path={tick} size={24} />
        </span>
        {options.hasHeading ? <h2 className="order-confirmation-title">{t`Your order has been placed`}</h2> : null}
        <p>
          {t`Your order number:`}{' '}
          <strong className="order-confirmation-number" data-order-number={number} translate="no">
            {number}
          </strong>
        </p>
        {instructions ? (
          <p className="order-confirmation-pay">{instructions}</p>
        ) : (
          <p>{status === 'paid' ? t`Your payment has been received.` : t`We are waiting for confirmation of your payment.`}</p>
        )}
      </div>
      <NextSteps order={order.value} level={options.hasHeading ? 3 : 2} />
      <ul className="order-confirmation-lines" aria-label={t`What you ordered`}>
        {lines.map((line, place) => (
          <li key={`${place} ${line.sku}`} className="order-confirmation-line">
            <LinePicture line={line} className="order-confirmation-picture" size={80} isFirst />
            <div className="order-confirmation-words">
              <strong>{line.name}</strong>
              <span translate="no">{t`${line.quantity} ×`}</span>
              <LineContents line={line} className="order-confirmation-contents" />
            </div>
            <Amount amount={line.rowTotal} currency={currency} className="order-confirmation-amount" />
          </li>
        ))}
      </ul>
      {/* A placed order has no amount that is still to be calculated. */}
      <Sums rows={rows.filter(({ value }) => value !== null)} currency={currency} />
      <OrderInfo order={order.value} />
      {canMakeAccount && email ? account && <account.AccountOffer orderNumber={number} email={email} /> : null}
      <div className="order-confirmation-ways">
        {shop}
        <Button tone="quiet" onPress={() => printAlone(element ?? document.body)}>{t`Print this page`}</Button>
      </div>
    </div>
  )
}

/** The message for a payment that failed. */
const losses: Partial<Record<LastOrder['status'], MessageCode>> = {
  canceled: 'payment.canceled',
  rejected: 'payment.rejected',
  failed: 'payment.failed',
  expired: 'payment.expired',
}

export default defineWidget({
  name: 'order-confirmation',
  options: Options,
  view: OrderConfirmation,
  load: (_options, element) => loadOrder(element),
  seed: [orderSeed],
})
