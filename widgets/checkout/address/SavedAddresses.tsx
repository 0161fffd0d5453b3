// A select of the customer's saved addresses, above the address fields.
import { useLingui } from '@lingui/react/macro'
import { addressLines } from '#shared/address/rules/address.ts'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Select } from '#shared/ui/Select.tsx'
import type { AddressSection } from '#stores/checkout/checkout.ts'
import { $chosenAddresses, $savedAddresses, chooseSavedAddress } from '#stores/checkout/saved-addresses.ts'

/** The select; draws nothing if there is no saved address. */
export function SavedAddresses({ section }: { section: AddressSection }) {
  const { t } = useLingui()
  const { id } = useMount()
  const saved = useShared($savedAddresses)
  const chosen = useShared($chosenAddresses)[section]
  if (saved.length === 0) return null
  const options = [
    ...saved.map((address) => ({ value: String(address.id), label: addressLines(address).join(', ') })),
    { value: '', label: t`Another address` },
  ]
  return (
    <Select
      id={id(`saved-${section}`)}
      name={`${section}_saved`}
      label={section === 'shipping' ? t`Saved delivery address` : t`Saved billing address`}
      value={chosen === null ? '' : String(chosen)}
      options={options}
      onChoose={(value) => chooseSavedAddress(section, value === '' ? null : Number(value))}
    />
  )
}
