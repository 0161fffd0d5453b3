// A checkbox that saves a new address in the address book.
import { useLingui } from '@lingui/react/macro'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { $billingAddress, $shippingAddress, type AddressSection } from '#stores/checkout/checkout.ts'
import { $chosenAddresses, keepAddress } from '#stores/checkout/saved-addresses.ts'
import { $customer } from '#stores/session/current-customer.ts'

/** The checkbox; draws nothing for guests, or if the address is already saved. */
export function KeepAddress({ section }: { section: AddressSection }) {
  const { t } = useLingui()
  const { id } = useMount()
  const customer = useShared($customer)
  const chosen = useShared($chosenAddresses)[section]
  const shipping = useShared($shippingAddress)
  const billing = useShared($billingAddress)
  if (customer === null || chosen !== null) return null
  return (
    <Checkbox
      id={id(`keep-${section}`)}
      name={`${section}_keep`}
      label={t`Save in my address book`}
      isTicked={(section === 'shipping' ? shipping : billing).isKept === true}
      onTick={(isTicked) => keepAddress(section, isTicked)}
    />
  )
}
