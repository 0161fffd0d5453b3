// Step three: the payment method. The order button is in OrderButton.tsx.
import { useEffect } from 'react'
import { useLingui } from '@lingui/react/macro'
import { useMount } from '#shared/mount/context.ts'
import { Slot } from '#shared/mount/slot.tsx'
import { useShared } from '#shared/mount/use-shared.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Choice } from '#shared/ui/Choice.tsx'
import { RadioGroup } from '#shared/ui/RadioGroup.tsx'
import { goToStep } from '#stores/checkout/checkout.ts'
import {
  $isAtTill,
  $isPlacing,
  $paymentCode,
  $paymentMethods,
  changePaymentDetail,
  choosePaymentMethod,
  followDue,
  offerPayments,
} from '#stores/checkout/payment.ts'
import { StepHeading } from '../StepHeading.tsx'
import { CreditNote } from './CreditNote.tsx'
import { PaymentMark } from './PaymentMark.tsx'
import { VariantFields } from './VariantFields.tsx'

/** The payment step. */
export function PaymentStep() {
  const { t } = useLingui()
  const { id, element } = useMount()
  const methods = useShared($paymentMethods)
  const code = useShared($paymentCode)
  const isPlacing = useShared($isPlacing)
  const isAtTill = useShared($isAtTill)
  useEffect(() => {
    if (isAtTill) void offerPayments()
  }, [isAtTill])

  useEffect(followDue, [])

  if (methods.state !== 'ready') {
    return (
      <div className="checkout-step">
        <StepHeading>{t`How would you like to pay?`}</StepHeading>
        {methods.state === 'loading' || !isAtTill ? (
          <div className="checkout-choices-coming" role="status" aria-label={t`Loading the payment methods`} />
        ) : (
          <Button onPress={() => goToStep(2, element ?? undefined)}>{t`Back to shipping`}</Button>
        )}
      </div>
    )
  }
  // Not a form: Enter in a choice must not place the order. Only the labelled button does.
  return (
    <div className="checkout-step">
      <StepHeading>{t`How would you like to pay?`}</StepHeading>
      <RadioGroup legend={t`Payment method`} id={id('payment-methods')} isLegendHidden>
        {methods.value.map((method) => (
          <div key={method.code} className="checkout-payment">
            <Choice
              type="radio"
              id={id(`payment-${method.code}`)}
              name="payment_method"
              value={method.code}
              isChosen={method.code === code}
              isDisabled={isPlacing}
              onChoose={() => void choosePaymentMethod(method.code, element ?? undefined)}
              label={method.title}
              aside={<PaymentMark method={method} />}
              detail={method.variant === 'creditcard' ? t`You enter your card details on the page of the payment provider.` : null}
            />
            {method.code === code ? (
              <>
                {method.credit ? (
                  <CreditNote credit={method.credit} termsUrl={method.variant === 'afterpay' ? null : method.termsUrl} />
                ) : null}
                <VariantFields method={method} />
                <Slot
                  place="checkout.payment"
                  at={method.code}
                  context={{ method: { code: method.code, title: method.title }, set: changePaymentDetail }}
                />
              </>
            ) : null}
          </div>
        ))}
      </RadioGroup>
      <Slot place="checkout.field" at="payment" context={{ method: null, set: changePaymentDetail }} />
    </div>
  )
}
