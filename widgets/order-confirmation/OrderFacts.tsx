// Where it goes, how, and how it is paid.
import { useLingui } from '@lingui/react/macro'
import { formatSlot } from '#shared/i18n/format-date.ts'
import type { Address } from '#shared/schemas/address.ts'
import type { LastOrder } from '#shared/schemas/order.ts'

/** Address, delivery and payment of an order. */
export function OrderFacts({
  order: { shipping_address: address, shipping_title: shipping, delivery_slot: slot, payment_title: payment },
}: {
  order: LastOrder
}) {
  const { t } = useLingui()
  return (
    <dl className="order-confirmation-facts">
      {address ? (
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

function addressLines({ company, firstname, middlename, lastname, street, postcode, city }: Address): string[] {
  const join = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' ')
  return [company ?? '', join(firstname, middlename, lastname), join(...street), join(postcode, city)].filter(Boolean)
}
