// The last step before the order button: a review of addresses and delivery, each with a link to change it.
import type { Ref } from 'react'
import { useLingui } from '@lingui/react/macro'
import { addressLines, isSameAddress } from '#shared/address/rules/address.ts'
import type { Address } from '#shared/address/wire/address.ts'
import { formatCountry } from '#shared/i18n/format-country.ts'
import { formatSlot } from '#shared/i18n/format-date.ts'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { $billingAddress, $email, $shippingAddress, goToStep } from '#stores/checkout/checkout.ts'
import { $chosenPoint } from '#stores/checkout/chosen-point.ts'
import { $isPlacing } from '#stores/checkout/payment.ts'
import { $deliverySlot, $shippingMethod } from '#stores/checkout/shipping.ts'
import { $page } from '#stores/page/page.ts'
import { useMayOrder } from './use-may-order.ts'

/** The review, whose heading is `place`; products and totals are in the summary. */
export function OrderReview({ place }: { place: Ref<HTMLHeadingElement> }) {
  const { t } = useLingui()
  const shipping = useShared($shippingAddress)
  const billing = useShared($billingAddress)
  const method = useShared($shippingMethod)
  const slot = useShared($deliverySlot)
  const point = useShared($chosenPoint)
  const email = useShared($email)
  const { country: ownCountry } = useShared($page)
  const isPlacing = useShared($isPlacing)
  if (!useMayOrder()) return null
  const isPickup = Boolean(method?.pickup)
  const isOne = !isPickup && isSameAddress(shipping, billing)
  const linesOf = (address: Address) => {
    const { country } = address
    return [...addressLines(address), country === null || country === ownCountry ? '' : formatCountry(country)]
  }
  const way = [method?.carrierTitle, method?.title].filter(Boolean).join(', ')
  const time = slot ? slot.label || formatSlot({ date: slot.date, from: slot.from ?? '', to: slot.to ?? '' }) : (method?.promise ?? '')
  return (
    <section className="checkout-check">
      <h2 className="checkout-check-title" ref={place} tabIndex={-1}>{t`Check your order`}</h2>
      {/* The details cannot change while the order is being placed. */}
      <dl className="checkout-review" inert={isPlacing}>
        {isPickup ? (
          <Fact
            name={t`Pick-up point`}
            change={t`Change pick-up point`}
            parts={point ? [point.name, point.street, `${point.postcode} ${point.city}`] : []}
            step={2}
          />
        ) : (
          <Fact
            name={isOne ? t`Deliver and bill to` : t`Delivery address`}
            change={t`Change delivery address`}
            parts={linesOf(shipping)}
            step={1}
          />
        )}
        <Fact name={t`Shipping method`} change={t`Change shipping method`} parts={[way, time]} step={2} />
        {isOne ? null : <Fact name={t`Billing address`} change={t`Change billing address`} parts={linesOf(billing)} step={1} />}
        <Fact name={t`E-mail address`} parts={[email]} />
      </dl>
    </section>
  )
}

/** A row of the review; `change` is the button's name, of which only the verb is visible. */
function Fact({ name, change, parts, step }: { name: string; change?: string; parts: readonly string[]; step?: number }) {
  const { t } = useLingui()
  const { element } = useMount()
  const text = parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ')
  if (text === '') return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{text}</dd>
      {step === undefined ? null : (
        <dd className="checkout-review-change">
          <button
            type="button"
            className="touchline-button"
            data-tone="quiet"
            aria-label={change}
            onClick={() => goToStep(step, element ?? undefined)}
          >
            {t`Change`}
          </button>
        </dd>
      )}
    </div>
  )
}
