// What each field of an address is called, in the checkout, in the address book, and wherever else a form asks for one.
import { useLingui } from '@lingui/react/macro'
import { type AddressFieldName, byField } from '../rules/address-fields.ts'

/** The labels in the page's language and by the country's own words: "Box" in Belgium, "County" in Great Britain. */
export function useAddressLabels(country: string | null): Record<AddressFieldName, string> {
  const { t } = useLingui()
  return byField({
    prefix: t({ id: 'address.title', message: 'Title' }),
    firstname: t`First name`,
    middlename: t`Middle name`,
    lastname: t`Last name`,
    company: t`Company`,
    country: t`Country`,
    postcode: t`Postcode`,
    street: t`Street`,
    number: t`House number`,
    addition: country === 'BE' ? t`Box` : country === 'SE' || country === 'GB' ? t`Flat, building or c/o` : t`Addition`,
    city: t`City`,
    region: country === 'GB' ? t`County` : t`Region`,
    telephone: t`Phone number`,
  })
}
