// Step one: the shopper and the delivery address. The billing address is a copy unless the shopper changes it.
import { useEffect } from 'react'
import { useLingui } from '@lingui/react/macro'
import { formatCountry } from '#shared/i18n/format-country.ts'
import { Slot } from '#shared/mount/slot.tsx'
import { useShared } from '#shared/mount/use-shared.ts'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { Exact } from '#shared/ui/Exact.tsx'
import { Form } from '#shared/ui/Form.tsx'
import { useForm } from '#shared/ui/use-form.ts'
import { $billingAddress, $shippingAddress, addressForm, followAddressCompletion } from '#stores/checkout/checkout.ts'
import { changeExtensionAttribute } from '#stores/checkout/shipping.ts'
import { $page } from '#stores/page/page.ts'
import { $customer } from '#stores/session/current-customer.ts'
import type { CheckoutOptions } from '../checkout.tsx'
import { StepHeading } from '../StepHeading.tsx'
import { AddressFields } from './AddressFields.tsx'
import { EmailFields } from './EmailFields.tsx'
import { KeepAddress } from './KeepAddress.tsx'
import { useSummaryLabels } from './labels.ts'
import { SavedAddresses } from './SavedAddresses.tsx'

/** The address step. */
export function AddressStep({ options }: { options: CheckoutOptions }) {
  const { t } = useLingui()
  const customer = useShared($customer)
  const page = useShared($page)
  const own = page.country === null ? [] : [{ code: page.country, label: formatCountry(page.country) }]
  const countries = options.countries.length > 0 ? options.countries : own
  const labels = useSummaryLabels(useShared($shippingAddress).country, useShared($billingAddress).country)
  const form = useForm(() => addressForm(countries.map(({ code }) => code)), labels)
  const { addressLookup } = options
  useEffect(() => (addressLookup === undefined ? undefined : followAddressCompletion(addressLookup)), [addressLookup])
  return (
    <div className="checkout-step">
      <StepHeading>{t`Where should we deliver?`}</StepHeading>
      {/* The checkout shows failures above its steps. */}
      <Form of={form} submit={t`Continue`} className="checkout-address" isFailureElsewhere>
        {customer ? (
          <p>
            <Exact text={t`You are ordering as ${customer.email}.`} keep={[customer.email]} />
          </p>
        ) : (
          <EmailFields of={form} loginUrl={options.loginUrl ?? page.routes.login} />
        )}
        <SavedAddresses section="shipping" />
        <AddressFields section="shipping" of={form} countries={countries} />
        <KeepAddress section="shipping" />
        <Slot place="checkout.field" at="address" context={{ method: null, set: changeExtensionAttribute }} />
        <Checkbox {...form.box('sameAsBilling')} name="same_as_billing" />
        {form.state.values.sameAsBilling ? null : (
          <fieldset className="checkout-billing">
            <legend>{t`Billing address`}</legend>
            <SavedAddresses section="billing" />
            <AddressFields section="billing" of={form} countries={countries} />
            <KeepAddress section="billing" />
          </fieldset>
        )}
      </Form>
    </div>
  )
}
