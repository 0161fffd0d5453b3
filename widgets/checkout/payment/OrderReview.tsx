// A review beside the order button: delivery address, delivery method and billing address, each with a link to change it.
import { useLingui } from '@lingui/react/macro'
import { addressLines, isSameAddress } from '#shared/address/rules/address.ts'
import type { Address } from '#shared/address/wire/address.ts'
import { formatCountry } from '#shared/i18n/format-country.ts'
import { formatSlot } from '#shared/i18n/format-date.ts'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Button } from '#shared/ui/Button.tsx'
import { $billingAddress, $email, $shippingAddress, goToStep } from '#stores/checkout/checkout.ts'
import { $chosenPoint } from '#stores/checkout/chosen-point.ts'
import { $isPlacing } from '#stores/checkout/payment.ts'
import { $deliverySlot, $shippingMethod } from '#stores/checkout/shipping.ts'
import { $page } from '#stores/page/page.ts'

/** The review; products and totals are in the summary. */
export function OrderReview() {
  const { t } = useLingui()
  const shipping = useShared($shippingAddress)
  const billing = useShared($billingAddress)
  const method = useShared($shippingMethod)
  const slot = useShared($deliverySlot)
  const point = useShared($chosenPoint)
  const email = useShared($email)
  const { country: ownCountry } = useShared($page)
  const isPlacing = useShared($isPlacing)
  const isPickup = Boolean(method?.pickup)
  const linesOf = (address: Address) => {
    const { country } = address
    return [...addressLines(address), country === null || country === ownCountry ? '' : formatCountry(country)]
  }
  const way = [method?.carrierTitle, method?.title].filter(Boolean).join(', ')
  const time = slot ? slot.label || formatSlot({ date: slot.date, from: slot.from ?? '', to: slot.to ?? '' }) : (method?.promise ?? '')
  return (
    // The details cannot change while the order is being placed.
    <dl className="checkout-review" inert={isPlacing}>
      {isPickup ? (
        <Fact
          name={t`Pick-up point`}
          change={t`Change pick-up point`}
          lines={point ? [point.name, point.street, `${point.postcode} ${point.city}`] : []}
          step={2}
        />
      ) : (
        <Fact name={t`Delivery address`} change={t`Change delivery address`} lines={linesOf(shipping)} step={1} />
      )}
      <Fact name={t`Shipping method`} change={t`Change shipping method`} lines={[way, time]} step={2} />
      {isPickup || !isSameAddress(shipping, billing) ? (
        <Fact name={t`Billing address`} change={t`Change billing address`} lines={linesOf(billing)} step={1} />
      ) : null}
      <Fact name={t`E-mail address`} lines={[email]} />
    </dl>
  )
}

function Fact({ name, change, lines, step }: { name: string; change?: string; lines: readonly string[]; step?: number }) {
  const { element } = useMount()
  const said = lines.filter((line) => line.trim() !== '')
  if (said.length === 0) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {said.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {step === undefined ? null : (
          <Button tone="quiet" onPress={() => goToStep(step, element ?? undefined)}>
            {change}
          </Button>
        )}
      </dd>
    </div>
  )
}
