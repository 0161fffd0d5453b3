// What the fields of the address step are called.
import { useLingui } from '@lingui/react/macro'
import type { AddressFieldName } from '#shared/domain/address-fields.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { $addressVariant, isOwnField, ownFieldCode } from '#shared/state/address-variant.ts'
import { type AddressFormValues, type AddressSection, type StepFieldName, stepFields } from '#stores/checkout.ts'

/** What the fields are called: as the host says, else in our words; the addition is a bus in Belgium. */
export function useFieldLabels(country: string | null): (name: StepFieldName) => string {
  const { t } = useLingui()
  const variant = useShared($addressVariant)
  const fields = variant && stepFields(country, variant)
  const ours: Record<AddressFieldName, string> = {
    prefix: t({ message: 'Title', context: 'person' }),
    firstname: t`First name`,
    middlename: t`Middle name`,
    lastname: t`Last name`,
    company: t`Company`,
    country_id: t`Country`,
    postcode: t`Postcode`,
    street: t`Street`,
    house_number: t`House number`,
    addition: country === 'BE' ? t`Box` : country === 'SE' ? t`Flat or c/o` : t`Addition`,
    city: t`City`,
    region: country === 'GB' ? t`County` : t`Region`,
    telephone: t`Phone number`,
  }
  return (name) => fields?.find((field) => field.name === name)?.label ?? (isOwnField(name) ? ownFieldCode(name) : ours[name])
}

/** The same for the summary, where both addresses have a field of that name; in the order in which they stand. */
export function useSummaryLabels(shippingCountry: string | null, billingCountry: string | null): Record<keyof AddressFormValues, string> {
  const { t } = useLingui()
  const variant = useShared($addressVariant)
  const shipping = useFieldLabels(shippingCountry)
  const billing = useFieldLabels(billingCountry)
  const bill = (name: StepFieldName) => `${t`Billing address`}, ${billing(name)}`
  /** What a host has put in another order is said in it. */
  const inOrder = (section: AddressSection, country: string | null, label: (name: StepFieldName) => string) =>
    variant && Object.fromEntries(stepFields(country, variant).map(({ name }) => [`${section}_${name}`, label(name)]))
  return {
    isGuest: '',
    email: t`E-mail address`,
    emailRepeat: t`Repeat e-mail address`,
    ...inOrder('shipping', shippingCountry, shipping),
    shipping_prefix: shipping('prefix'),
    shipping_firstname: shipping('firstname'),
    shipping_middlename: shipping('middlename'),
    shipping_lastname: shipping('lastname'),
    shipping_company: shipping('company'),
    shipping_country_id: shipping('country_id'),
    shipping_postcode: shipping('postcode'),
    shipping_street: shipping('street'),
    shipping_house_number: shipping('house_number'),
    shipping_addition: shipping('addition'),
    shipping_city: shipping('city'),
    shipping_region: shipping('region'),
    shipping_telephone: shipping('telephone'),
    sameAsBilling: t`Billing address is the same`,
    ...inOrder('billing', billingCountry, bill),
    billing_prefix: bill('prefix'),
    billing_firstname: bill('firstname'),
    billing_middlename: bill('middlename'),
    billing_lastname: bill('lastname'),
    billing_company: bill('company'),
    billing_country_id: bill('country_id'),
    billing_postcode: bill('postcode'),
    billing_street: bill('street'),
    billing_house_number: bill('house_number'),
    billing_addition: bill('addition'),
    billing_city: bill('city'),
    billing_region: bill('region'),
    billing_telephone: bill('telephone'),
  }
}
