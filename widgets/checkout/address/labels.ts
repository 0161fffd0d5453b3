// What the fields of the address step are called.
import { useLingui } from '@lingui/react/macro'
import { type AddressFieldName, addressFieldNames, COUNTRY, HOUSE_NUMBER } from '#shared/address/rules/address-fields.ts'
import { $addressVariant, isOwnField, ownFieldCode } from '#shared/address/variant.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { addressKey, type AddressFormValues, type AddressSection, type StepFieldName, stepFields } from '#stores/checkout/checkout.ts'

/** What the fields are called: as the host says, else in our words; the addition is a bus in Belgium. */
export function useFieldLabels(country: string | null): (name: StepFieldName) => string {
  const { t } = useLingui()
  const variant = useShared($addressVariant)
  const fields = variant && stepFields(country, variant)
  const ours: Record<AddressFieldName, string> = {
    prefix: t({ id: 'address.title', message: 'Title' }),
    firstname: t`First name`,
    middlename: t`Middle name`,
    lastname: t`Last name`,
    company: t`Company`,
    [COUNTRY]: t`Country`,
    postcode: t`Postcode`,
    street: t`Street`,
    [HOUSE_NUMBER]: t`House number`,
    addition: country === 'BE' ? t`Box` : country === 'SE' || country === 'GB' ? t`Flat, building or c/o` : t`Addition`,
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
  /** What a host has put in another order is said in it; the others after it. */
  const inOrder = (section: AddressSection, country: string | null, label: (name: StepFieldName) => string) =>
    Object.fromEntries(
      [...(variant ? stepFields(country, variant).map(({ name }) => name) : []), ...addressFieldNames].map((name) => [
        addressKey(section, name),
        label(name),
      ]),
    )
  return {
    isGuest: '',
    email: t`E-mail address`,
    emailRepeat: t`Repeat e-mail address`,
    ...inOrder('shipping', shippingCountry, shipping),
    sameAsBilling: t`Billing address is the same`,
    ...inOrder('billing', billingCountry, bill),
  }
}
