// Where an order goes, how, and to whom it is told: what is read before the order button, on the page and in the assistant's question.
import { useLingui } from '@lingui/react/macro'
import { addressLines, isSameAddress } from '#shared/address/rules/address.ts'
import type { Address } from '#shared/address/wire/address.ts'
import { formatCountry } from '#shared/i18n/format-country.ts'
import { formatSlot } from '#shared/i18n/format-date.ts'
import type { OrderPlan } from '#shared/checkout/rules/order-plan.ts'

/** A fact of the order. */
export interface OrderFact {
  kind: 'point' | 'address' | 'way' | 'billing' | 'email'
  name: string
  text: string
}

/** The facts in the order of their reading, without those that nobody knows. */
export function useOrderFacts({ shipping, billing, method, slot, point, email, country: own }: OrderPlan): OrderFact[] {
  const { t } = useLingui()
  const isPickup = Boolean(method?.pickup)
  const isOne = !isPickup && isSameAddress(shipping, billing)
  const linesOf = (address: Address) => {
    const { country } = address
    return [...addressLines(address), country === null || country === own ? '' : formatCountry(country)]
  }
  const way = [method?.carrierTitle, method?.title].filter(Boolean).join(', ')
  const time = slot ? slot.label || formatSlot({ date: slot.date, from: slot.from ?? '', to: slot.to ?? '' }) : (method?.promise ?? '')
  const fact = (kind: OrderFact['kind'], name: string, parts: readonly string[]): OrderFact[] => {
    const text = parts
      .map((part) => part.trim())
      .filter(Boolean)
      .join(', ')
    return text === '' ? [] : [{ kind, name, text }]
  }
  return [
    ...(isPickup
      ? fact('point', t`Pick-up point`, point ? [point.name, point.street, `${point.postcode} ${point.city}`] : [])
      : fact('address', isOne ? t`Deliver and bill to` : t`Delivery address`, linesOf(shipping))),
    ...fact('way', t`Shipping method`, [way, time]),
    ...(isOne ? [] : fact('billing', t`Billing address`, linesOf(billing))),
    ...fact('email', t`E-mail address`, [email]),
  ]
}
