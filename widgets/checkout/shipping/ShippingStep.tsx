// Step two: the delivery method. The first available one is already chosen.
import { useEffect, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { ShippingMethod } from '#shared/checkout/wire/shipping.ts'
import type { Failure } from '#shared/domain/failure.ts'
import { formatSlot } from '#shared/i18n/format-date.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { failureSentence } from '#shared/i18n/sentences.ts'
import { useMount } from '#shared/mount/context.ts'
import { Slot } from '#shared/mount/slot.tsx'
import { useShared } from '#shared/mount/use-shared.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Choice } from '#shared/ui/Choice.tsx'
import { Later } from '#shared/ui/Later.tsx'
import { RadioGroup } from '#shared/ui/RadioGroup.tsx'
import { Retry } from '#shared/ui/Retry.tsx'
import { Select } from '#shared/ui/Select.tsx'
import { submitShipping } from '#stores/checkout/checkout.ts'
import {
  $deliverySlot,
  $isSavingShipping,
  $shippingMethods,
  $shownMethod,
  changeExtensionAttribute,
  chooseDeliverySlot,
  chooseShippingMethod,
  loadShippingMethods,
} from '#stores/checkout/shipping.ts'
import { $page } from '#stores/page/page.ts'
import type { CheckoutOptions } from '../checkout.tsx'
import { StepHeading } from '../StepHeading.tsx'

/** The shipping step. */
export function ShippingStep({ options }: { options: CheckoutOptions }) {
  const { t } = useLingui()
  const { id, element } = useMount()
  const methods = useShared($shippingMethods)
  const chosen = useShared($shownMethod)
  const code = chosen?.code ?? null
  const slot = useShared($deliverySlot)
  const isSaving = useShared($isSavingShipping)
  // The spec logs a failure and shows nothing: the button simply offers to try again.
  const [failure, setFailure] = useState<Failure | null>(null)
  const pickup = chosen?.pickup ?? null
  useEffect(() => {
    void loadShippingMethods()
  }, [])

  const submit = async () => {
    if (isSaving) return
    const sent = await submitShipping(element ?? undefined)
    setFailure(sent.ok ? null : sent.error)
    if (!sent.ok && lacksPoint(sent.error)) focusPoints(id('points'))
    if (!sent.ok && sent.error.reason === 'slot') document.getElementById(id('slot'))?.focus()
  }
  /** The error for a slot or point that is no longer available is shown at its field. */
  const goneFor = (reason: string) => (failure?.reason === reason ? failureSentence(failure) : null)
  if (methods.state === 'failed') {
    return (
      <div className="checkout-step">
        <StepHeading>{t`Choose a delivery method`}</StepHeading>
        <Retry onPress={() => loadShippingMethods()} />
      </div>
    )
  }
  if (methods.state !== 'ready') {
    return (
      <div className="checkout-step">
        <StepHeading>{t`Choose a delivery method`}</StepHeading>
        <div className="checkout-choices-coming" role="status" aria-label={t`Loading the shipping methods`} />
      </div>
    )
  }
  const slots = chosen?.slots ?? []
  return (
    <div className="checkout-step">
      <StepHeading>{t`Choose a delivery method`}</StepHeading>
      {methods.value.length === 0 ? <p>{t`We do not deliver to this address. Please choose another one.`}</p> : null}
      <RadioGroup legend={t`Shipping method`} id={id('shipping-methods')} error={goneFor('shipping')} isLegendHidden>
        {methods.value.map((method) => {
          const own = method.code
          return (
            <Choice
              key={own}
              type="radio"
              id={id(`shipping-${own}`)}
              name="shipping_method"
              value={own}
              isChosen={own === code}
              isDisabled={!method.isAvailable}
              onChoose={() => {
                setFailure(null)
                void chooseShippingMethod(own, element ?? undefined)
              }}
              label={[method.carrierTitle, method.title].filter(Boolean).join(', ')}
              detail={method.isAvailable ? method.promise : method.reason}
              aside={<ShippingPrice method={method} />}
            />
          )
        })}
      </RadioGroup>
      {pickup === null ? null : (
        <Later
          load={() => import('./PickupPoints.tsx')}
          coming={<div className="checkout-points-coming" role="status" aria-label={t`Loading the pick-up points`} />}
        >
          {({ PickupPoints }) => (
            <PickupPoints carrier={pickup} options={options} error={failure && lacksPoint(failure) ? failureSentence(failure) : null} />
          )}
        </Later>
      )}
      {chosen && code !== null ? (
        <Slot
          key={code}
          place="checkout.shipping"
          at={code}
          context={{ method: { code, title: chosen.title }, set: changeExtensionAttribute }}
        />
      ) : null}
      {slots.length > 0 ? (
        <Select
          id={id('slot')}
          name="delivery_slot"
          label={t`Delivery time`}
          value={slot?.id ?? ''}
          error={goneFor('slot')}
          options={slots.map((one) => ({
            value: one.id,
            label: one.label || formatSlot({ date: one.date, from: one.from ?? '', to: one.to ?? '' }),
          }))}
          onChoose={(one) => {
            setFailure(null)
            chooseDeliverySlot(one)
          }}
        />
      ) : null}
      <Slot place="checkout.field" at="shipping" context={{ method: null, set: changeExtensionAttribute }} />
      <Button tone="primary" className="checkout-continue" isBusy={isSaving} isDisabled={code === null} onPress={() => void submit()}>
        {failure && !lacksPoint(failure) ? t`Try again` : t`Continue`}
      </Button>
    </div>
  )
}

/** Whether no point is chosen, or the host no longer has the chosen one. */
function lacksPoint({ code, reason }: Failure): boolean {
  return code === 'pickup.point-missing' || reason === 'point'
}

/** Focuses the first point, since the choice is made there; while there is none, the search field. */
function focusPoints(id: string): void {
  const panel = document.getElementById(id)
  const target = panel?.querySelector<HTMLElement>('input[type="radio"]') ?? panel?.querySelector('input')
  target?.focus()
}

function ShippingPrice({ method }: { method: ShippingMethod }) {
  const { t } = useLingui()
  const { currency } = useShared($page)
  const { price } = method
  if (price === null) return null
  return price === 0 ? t`Free` : <span translate="no">{formatMoney(price, currency)}</span>
}
