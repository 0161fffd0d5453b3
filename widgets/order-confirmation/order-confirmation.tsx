// The order number, and everything a shopper wants to know at that moment.
import { useEffect, useRef } from 'react'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { formatMoney } from '#shared/i18n/format.ts'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { Icon } from '#shared/ui/Icon.tsx'
import { bag, tick } from '#shared/ui/icons.ts'
import { Sums } from '#shared/ui/Sums.tsx'
import { $order, loadOrder, orderSeed } from '#stores/order.ts'
import { $page } from '#stores/page.ts'
import { OrderFacts } from './OrderFacts.tsx'

const Options = v.object({
  /** Where the shop goes on. Default: `routes.home` of the page. */
  shopUrl: v.optional(v.string()),
})

function OrderConfirmation({ options }: { options: v.InferOutput<typeof Options> }) {
  const { t } = useLingui()
  const order = useShared($order)
  const { routes } = useShared($page)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    void loadOrder()
  }, [])
  const shop = <ButtonLink href={options.shopUrl ?? routes.home}>{t`Continue shopping`}</ButtonLink>

  if (order.state === 'failed') {
    return order.error.status === 404 ? (
      <EmptyState icon={bag} title={t`There is no recent order to show`} action={shop} />
    ) : (
      <EmptyState
        icon={bag}
        title={t`Your order could not be shown`}
        action={<Button onPress={() => void loadOrder()}>{t`Try again`}</Button>}
      >
        {t`It has been placed all the same: look into your e-mail.`}
      </EmptyState>
    )
  }
  if (order.state !== 'ready') return <div className="order-confirmation-coming" role="status" aria-label={t`Loading your order`} />

  const { order_number: number, email, items, totals, currency, status } = order.value
  return (
    <div className="order-confirmation-parts">
      <div className="order-confirmation-head">
        <span className="order-confirmation-tick">
          <Icon path={tick} size={32} />
        </span>
        <h2 className="order-confirmation-title" ref={heading}>{t`Your order has been placed`}</h2>
        <p>
          {t`Your order number:`} <strong className="order-confirmation-number">{number}</strong>
        </p>
        <p>{status === 'paid' ? t`Your payment has been received.` : t`We are waiting for word of your payment.`}</p>
        {email ? <p>{t`A confirmation will reach ${email} within 15 minutes.`}</p> : null}
      </div>
      <ul className="order-confirmation-lines" aria-label={t`What you ordered`}>
        {items.map((item) => (
          <li key={`${item.sku} ${item.options.map(({ value }) => value).join()}`} className="order-confirmation-line">
            {item.image ? (
              <img className="order-confirmation-picture" src={item.image} alt="" width={80} height={80} />
            ) : (
              <span className="order-confirmation-picture" />
            )}
            <span className="order-confirmation-words">
              <strong>{item.name}</strong>
              <span>{[t`${item.qty} ×`, ...item.options.map((option) => `${option.label}: ${option.value}`)].join(' ')}</span>
            </span>
            <span className="order-confirmation-amount">
              {item.row_total_incl_tax === null ? '' : formatMoney(item.row_total_incl_tax, currency)}
            </span>
          </li>
        ))}
      </ul>
      {/* Of a placed order nothing is still to be calculated. */}
      <Sums segments={totals.total_segments.filter(({ value }) => value !== null)} currency={currency} />
      <OrderFacts order={order.value} />
      {shop}
    </div>
  )
}

export default defineWidget({ name: 'order-confirmation', options: Options, view: OrderConfirmation, seed: [orderSeed] })
