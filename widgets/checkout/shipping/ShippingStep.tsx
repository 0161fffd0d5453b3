// Step two: how it comes. The first available method is chosen already.
import { useEffect, useState, type FormEvent } from 'react'
import { useLingui } from '@lingui/react/macro'
import { shippingCode } from '#shared/domain/shipping-code.ts'
import { formatSlot } from '#shared/i18n/format-date.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import type { ShippingMethod } from '#shared/schemas/shipping.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Choice } from '#shared/ui/Choice.tsx'
import { RadioGroup } from '#shared/ui/RadioGroup.tsx'
import { Select } from '#shared/ui/Select.tsx'
import { goToStep } from '#stores/checkout.ts'
import { $page } from '#stores/page.ts'
import {
  $deliverySlot,
  $isSavingShipping,
  $shippingCode,
  $shippingMethod,
  $shippingMethods,
  chooseDeliverySlot,
  chooseShippingMethod,
  loadShippingMethods,
  saveShipping,
} from '#stores/shipping.ts'
import { StepHeading } from '../StepHeading.tsx'

/** The shipping step. */
export function ShippingStep() {
  const { t } = useLingui()
  const { id, element } = useMount()
  const methods = useShared($shippingMethods)
  const code = useShared($shippingCode)
  const chosen = useShared($shippingMethod)
  const slot = useShared($deliverySlot)
  const isSaving = useShared($isSavingShipping)
  // The spec logs a failure and says nothing: the button simply offers to try again.
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    void loadShippingMethods()
  }, [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSaving) return
    const saved = await saveShipping()
    setFailed(!saved.ok)
    if (saved.ok) goToStep(3, element ?? undefined)
  }
  if (methods.state === 'failed') {
    return (
      <div className="checkout-step">
        <StepHeading>{t`How should it come?`}</StepHeading>
        <Button onPress={() => void loadShippingMethods()}>{t`Try again`}</Button>
      </div>
    )
  }
  if (methods.state !== 'ready') {
    return (
      <div className="checkout-step">
        <StepHeading>{t`How should it come?`}</StepHeading>
        <div className="checkout-choices-coming" role="status" aria-label={t`Loading the shipping methods`} />
      </div>
    )
  }
  const slots = chosen?.extension_attributes.delivery_slots ?? []
  return (
    <form className="checkout-step" onSubmit={(event) => void submit(event)} noValidate>
      <StepHeading>{t`How should it come?`}</StepHeading>
      {methods.value.length === 0 ? <p>{t`Nothing is sent to this address. Please choose another one.`}</p> : null}
      <RadioGroup legend={t`Shipping method`} id={id('shipping-methods')} isLegendHidden>
        {methods.value.map((method) => {
          const own = shippingCode(method)
          return (
            <Choice
              key={own}
              type="radio"
              id={id(`shipping-${own}`)}
              name="shipping_method"
              value={own}
              isChosen={own === code}
              isDisabled={!method.available}
              onChoose={() => void chooseShippingMethod(own, element ?? undefined)}
              label={[method.carrier_title, method.method_title].filter(Boolean).join(', ')}
              detail={method.available ? method.extension_attributes.promise : method.error_message}
              aside={<ShippingPrice method={method} />}
            />
          )
        })}
      </RadioGroup>
      {slots.length > 0 ? (
        <Select
          id={id('slot')}
          name="delivery_slot"
          label={t`Delivery time`}
          value={slot?.id ?? ''}
          options={slots.map((one) => ({
            value: one.id,
            label: one.label || formatSlot({ date: one.date, from: one.from ?? '', to: one.to ?? '' }),
          }))}
          onChoose={chooseDeliverySlot}
        />
      ) : null}
      <Button type="submit" tone="primary" className="checkout-continue" isBusy={isSaving} isDisabled={code === null}>
        {hasFailed ? t`Try again` : t`Continue`}
      </Button>
    </form>
  )
}

function ShippingPrice({ method }: { method: ShippingMethod }) {
  const { t } = useLingui()
  const { currency } = useShared($page)
  const price = method.price_incl_tax ?? method.amount
  return <>{price === null ? '' : price === 0 ? t`Free` : formatMoney(price, currency)}</>
}
