// Step one: who orders and where it goes. One form is filled, billing is its copy unless the shopper says otherwise.
import { useState, type FormEvent } from 'react'
import { useLingui } from '@lingui/react/macro'
import { addressProblems, type AddressFieldName } from '#shared/domain/address-fields.ts'
import { emailRepeatRule, emailRule } from '#shared/domain/email.ts'
import { formatCountry } from '#shared/i18n/format-country.ts'
import { problemSentence } from '#shared/i18n/sentences.ts'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import type { Address } from '#shared/schemas/address.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Choice } from '#shared/ui/Choice.tsx'
import { ErrorSummary, type FieldProblem } from '#shared/ui/ErrorSummary.tsx'
import {
  $billingAddress,
  $checkoutError,
  $guestEmail,
  $guestEmailRepeat,
  $isSavingAddresses,
  $shippingAddress,
  $shippingIsSameAsBilling,
  changeBillingAddress,
  changeShippingAddress,
  goToStep,
  saveAddresses,
  toggleSameAsBilling,
} from '#stores/checkout.ts'
import { $customer } from '#stores/customer-door.ts'
import { $page } from '#stores/page.ts'
import { estimateShipping } from '#stores/shipping.ts'
import type { CheckoutOptions } from '../checkout.tsx'
import { StepHeading } from '../StepHeading.tsx'
import { AddressForm } from './AddressForm.tsx'
import { EmailFields } from './EmailFields.tsx'
import { useFieldLabels } from './labels.ts'
import { refusedFields } from './refused-fields.ts'

/** The address step. */
export function AddressStep({ options }: { options: CheckoutOptions }) {
  const { t } = useLingui()
  const { id, element } = useMount()
  const shipping = useShared($shippingAddress)
  const billing = useShared($billingAddress)
  const isSame = useShared($shippingIsSameAsBilling)
  const email = useShared($guestEmail)
  const customer = useShared($customer)
  const isSaving = useShared($isSavingAddresses)
  const error = useShared($checkoutError)
  const page = useShared($page)
  const labels = useFieldLabels(shipping.country_id)
  const billingLabels = useFieldLabels(billing.country_id)
  const repeat = useShared($guestEmailRepeat)
  const [attempts, setAttempts] = useState(0)
  const [isGoing, setGoing] = useState(false)

  const own = page.country === null ? [] : [{ code: page.country, label: formatCountry(page.country) }]
  const countries = options.countries.length > 0 ? options.countries : own
  const codes = countries.map(({ code }) => code)
  const problems = (): FieldProblem[] => {
    const found: FieldProblem[] = []
    const emailProblem = customer ? null : emailRule(email)
    const repeatProblem = customer ? null : emailRepeatRule(() => email)(repeat)
    if (emailProblem) found.push({ id: id('email'), label: t`E-mail address`, sentence: problemSentence(emailProblem) })
    if (repeatProblem) found.push({ id: id('email-repeat'), label: t`Repeat e-mail address`, sentence: problemSentence(repeatProblem) })
    const of = (section: string, address: Address, labelOf: (name: AddressFieldName) => string) => {
      for (const [name, problem] of addressProblems(address, codes)) {
        found.push({ id: id(`${section}-${name}`), label: labelOf(name), sentence: problemSentence(problem) })
      }
    }
    of('shipping', shipping, (name) => labels[name])
    // Both forms have a field of that name.
    if (!isSame) of('billing', billing, (name) => `${t`Billing address`}, ${billingLabels[name]}`)
    return found
  }
  const hasSubmitted = attempts > 0

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isGoing) return
    setAttempts(attempts + 1)
    if (problems().length > 0) return
    setGoing(true)
    const saved = await saveAddresses()
    if (saved.ok) {
      await estimateShipping()
      goToStep(2, element ?? undefined)
    }
    setGoing(false)
  }
  return (
    <form className="checkout-step" onSubmit={(event) => void submit(event)} noValidate>
      <StepHeading>{t`Where should it go?`}</StepHeading>
      <ErrorSummary heading={t`Please check these fields`} problems={hasSubmitted ? problems() : []} focusKey={attempts} />
      {customer ? (
        <p>{t`You are ordering as ${customer.email}.`}</p>
      ) : (
        <EmailFields email={email} repeat={repeat} hasSubmitted={hasSubmitted} loginUrl={options.loginUrl ?? page.routes.login} />
      )}
      <AddressForm
        section="shipping"
        address={shipping}
        countries={countries}
        hasSubmitted={hasSubmitted}
        refusals={refusedFields(error, 'shipping')}
        onChange={changeShippingAddress}
      />
      <Choice
        type="checkbox"
        id={id('same')}
        name="same_as_billing"
        value="1"
        isChosen={isSame}
        onChoose={toggleSameAsBilling}
        label={t`The bill goes to the same address`}
      />
      {isSame ? null : (
        <fieldset className="checkout-billing">
          <legend>{t`Billing address`}</legend>
          <AddressForm
            section="billing"
            address={billing}
            countries={countries}
            hasSubmitted={hasSubmitted}
            refusals={refusedFields(error, 'billing')}
            onChange={changeBillingAddress}
          />
        </fieldset>
      )}
      <Button type="submit" tone="primary" className="checkout-continue" isBusy={isSaving || isGoing}>{t`Continue`}</Button>
    </form>
  )
}
