// The labels of the address fields.
import { useLingui } from '@lingui/react/macro'
import { byField } from '#shared/address/rules/address-fields.ts'
import type { OwnAddressValues } from '#stores/account/own-address.ts'

/** Returns the labels of a country's fields in the page's language, the same words as in the checkout: `tests/support/address-words.test.ts` compares them, since a table of both would be on every page. */
export function useOwnLabels(country: string | null): Record<keyof OwnAddressValues, string> {
  const { t } = useLingui()
  return {
    ...byField({
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
    }),
    isShipping: t`Deliver here by default`,
    isBilling: t`Bill here by default`,
  }
}
