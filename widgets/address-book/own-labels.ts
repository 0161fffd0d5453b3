// The labels of the form for one's own address.
import { useLingui } from '@lingui/react/macro'
import { useAddressLabels } from '#shared/address/parts/use-address-labels.ts'
import type { OwnAddressValues } from '#stores/account/own-address.ts'

/** Returns the labels of a country's fields, and of the two boxes below them. */
export function useOwnLabels(country: string | null): Record<keyof OwnAddressValues, string> {
  const { t } = useLingui()
  return { ...useAddressLabels(country), isShipping: t`Deliver here by default`, isBilling: t`Bill here by default` }
}
