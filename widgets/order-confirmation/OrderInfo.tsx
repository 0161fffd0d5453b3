// The delivery address, delivery method and payment of an order.
import { useLingui } from '@lingui/react/macro'
import { addressLines } from '#shared/address/rules/address.ts'
import type { LastOrder } from '#shared/checkout/wire/order.ts'
import { formatSlot } from '#shared/i18n/format-date.ts'
import { pointLines } from './point-lines.ts'

/** Address, delivery and payment of an order. */
export function OrderInfo({
  order: { shippingAddress: address, pickupPoint: point, shippingTitle: shipping, deliverySlot: slot, paymentTitle: payment },
}: {
  order: LastOrder
}) {
  const { t } = useLingui()
  return (
    <dl className="order-confirmation-facts">
      {point ? (
        <div>
          <dt>{t`Pick-up point`}</dt>
          <dd>
            {pointLines(point).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </dd>
        </div>
      ) : address ? (
        <div>
          <dt>{t`Delivery address`}</dt>
          <dd>
            {addressLines(address).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </dd>
        </div>
      ) : null}
      {shipping ? (
        <div>
          <dt>{t`Delivery`}</dt>
          <dd>
            <span>{shipping}</span>
            {slot ? <span>{slot.label || formatSlot({ date: slot.date ?? '', from: slot.from ?? '', to: slot.to ?? '' })}</span> : null}
          </dd>
        </div>
      ) : null}
      {payment ? (
        <div>
          <dt>{t`Payment`}</dt>
          <dd>
            <span>{payment}</span>
          </dd>
        </div>
      ) : null}
    </dl>
  )
}
