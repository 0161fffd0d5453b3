// The last step before the order button: a review of addresses and delivery, each with a link to change it.
import type { Ref } from 'react'
import { useLingui } from '@lingui/react/macro'
import { type OrderFact, useOrderFacts } from '#shared/checkout/parts/use-order-facts.ts'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { goToStep } from '#stores/checkout/checkout.ts'
import { $orderPlan } from '#stores/checkout/order-plan.ts'
import { $isPlacing } from '#stores/checkout/payment.ts'
import { useMayOrder } from './use-may-order.ts'

/** The review, whose heading is `place`; products and totals are in the summary. */
export function OrderReview({ place }: { place: Ref<HTMLHeadingElement> }) {
  const { t } = useLingui()
  const facts = useOrderFacts(useShared($orderPlan))
  const isPlacing = useShared($isPlacing)
  if (!useMayOrder()) return null
  return (
    <section className="checkout-check">
      <h2 className="checkout-check-title" ref={place} tabIndex={-1}>{t`Check your order`}</h2>
      {/* The details cannot change while the order is being placed. */}
      <dl className="checkout-review" inert={isPlacing}>
        {facts.map((fact) => (
          <Fact key={fact.kind} {...fact} />
        ))}
      </dl>
    </section>
  )
}

/** A row of the review, with a button to change it; only the verb of the button's name is visible. */
function Fact({ kind, name, text }: OrderFact) {
  const { t } = useLingui()
  const { element } = useMount()
  const changes: Partial<Record<OrderFact['kind'], [step: number, name: string]>> = {
    point: [2, t`Change pick-up point`],
    address: [1, t`Change delivery address`],
    way: [2, t`Change shipping method`],
    billing: [1, t`Change billing address`],
  }
  const [step, change] = changes[kind] ?? []
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
