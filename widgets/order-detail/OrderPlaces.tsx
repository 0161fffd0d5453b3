// The delivery and billing address, delivery method and payment of an order.
import { useLingui } from '@lingui/react/macro'
import { addressLines, isSameAddress } from '#shared/address/rules/address.ts'
import type { Address } from '#shared/address/wire/address.ts'
import { formatSlot } from '#shared/i18n/format-date.ts'
import type { MyOrder } from '#shared/orders/wire/my-orders.ts'

/** Addresses, delivery and payment. */
export function OrderPlaces({ order }: { order: MyOrder }) {
  const { t } = useLingui()
  const { shippingAddress, billingAddress, shippingTitle, slot, paymentTitle } = order
  const isSame = shippingAddress !== null && billingAddress !== null && isSameAddress(shippingAddress, billingAddress)
  const when = slot ? slot.label || formatSlot({ date: slot.date ?? '', from: slot.from ?? '', to: slot.to ?? '' }) : ''
  return (
    <dl className="order-detail-places">
      <Place title={t`Delivery address`} address={shippingAddress} />
      <Place title={t`Billing address`} address={isSame ? null : billingAddress} />
      <Lines title={t`Delivery`} lines={[shippingTitle ?? '', when]} />
      <Lines title={t`Payment`} lines={[paymentTitle ?? '']} />
    </dl>
  )
}

function Place({ title, address }: { title: string; address: Address | null }) {
  return address === null ? null : <Lines title={title} lines={addressLines(address)} />
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  const shown = lines.filter(Boolean)
  if (shown.length === 0) return null
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        {shown.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </dd>
    </div>
  )
}
