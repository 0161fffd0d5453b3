// A conflict notice: shows what was saved elsewhere while the customer changed the same address. Her own version stays in the fields.
import { useLingui } from '@lingui/react/macro'
import { addressFieldNames } from '#shared/address/rules/address-fields.ts'
import type { AddressBook } from '#shared/address/wire/address-book.ts'
import type { Form } from '#shared/form/form-parts.ts'
import { formatCountry } from '#shared/i18n/format-country.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Button } from '#shared/ui/Button.tsx'
import { $addressBook, $addressMeanwhile, takeAddressMeanwhile } from '#stores/account/address-book.ts'
import { type OwnAddressValues, ownAddressValues } from '#stores/account/own-address.ts'
import { valueOf } from '#stores/kit/loadable.ts'

/** Props of the notice. */
interface SavedMeanwhileProps {
  labels: Readonly<Record<keyof OwnAddressValues, string>>
  form: Form<OwnAddressValues, AddressBook>
  values: OwnAddressValues
}

/** Lists the fields that differ, with a button to take the saved version. Draws nothing if there is no conflict. */
export function SavedMeanwhile({ labels, form, values }: SavedMeanwhileProps) {
  const { t } = useLingui()
  const meanwhile = useShared($addressMeanwhile)
  const book = valueOf(useShared($addressBook))
  if (!meanwhile) return null
  const theirs = ownAddressValues(meanwhile, book)
  const take = () => {
    form.reset(theirs)
    takeAddressMeanwhile()
  }
  return (
    <div className="address-book-versions">
      <p className="touchline-row-words">{t`This has been changed elsewhere in the meantime. Your own changes are still in the fields: save again to keep them.`}</p>
      <dl className="touchline-row-facts">
        {addressFieldNames
          .filter((name) => theirs[name] !== values[name])
          .map((name) => (
            <div key={name}>
              <dt>{labels[name]}</dt>
              <dd>{(name === 'country_id' ? formatCountry(theirs[name]) : theirs[name]) || '–'}</dd>
            </div>
          ))}
      </dl>
      <Button onPress={take}>{t`Use the saved version`}</Button>
    </div>
  )
}
