// What the fields of an address are called.
import { useLingui } from '@lingui/react/macro'
import type { AddressFieldName } from '#shared/domain/address-fields.ts'

/** The fields' names in the page's language; `isBox` where the addition is a bus (Belgium). */
export function useFieldLabels(country: string | null): Record<AddressFieldName, string> {
  const { t } = useLingui()
  return {
    firstname: t`First name`,
    lastname: t`Last name`,
    company: t`Company`,
    country_id: t`Country`,
    postcode: t`Postcode`,
    street: t`Street`,
    house_number: t`House number`,
    addition: country === 'BE' ? t`Box` : country === 'SE' ? t`Flat or c/o` : t`Addition`,
    city: t`City`,
    telephone: t`Phone number`,
  }
}
