// The labels of the address step's fields.
import { useLingui } from '@lingui/react/macro'
import { type AddressFieldName, addressFieldNames, COUNTRY, HOUSE_NUMBER } from '#shared/address/rules/address-fields.ts'
import { $addressVariant, isOwnField, ownFieldCode } from '#shared/address/variant.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { addressKey, type AddressFormValues, type AddressSection, type StepFieldName, stepFields } from '#stores/checkout/checkout.ts'

/** Returns the label of a field: the host's if it has one, otherwise ours. In Belgium the addition is called "Box". */
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

/** Returns the labels for the error summary, where both addresses have fields of the same name, in the order of the fields. */
export function useSummaryLabels(shippingCountry: string | null, billingCountry: string | null): Record<keyof AddressFormValues, string> {
  const { t } = useLingui()
  const variant = useShared($addressVariant)
  const shipping = useFieldLabels(shippingCountry)
  const billing = useFieldLabels(billingCountry)
  const bill = (name: StepFieldName) => `${t`Billing address`}, ${billing(name)}`
  /** The fields in the host's order, followed by the remaining ones. */
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
