// The banks of iDEAL.
import { useLingui } from '@lingui/react/macro'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import type { Issuer } from '#shared/schemas/payment.ts'
import { Select } from '#shared/ui/Select.tsx'
import { $issuer, chooseIssuer } from '#stores/payment.ts'

/** A select of banks. */
export function Issuers({ issuers }: { issuers: readonly Issuer[] }) {
  const { t } = useLingui()
  const { id } = useMount()
  const issuer = useShared($issuer)
  return (
    <Select
      id={id('issuer')}
      name="issuer"
      label={t`Your bank`}
      className="checkout-issuers"
      value={issuer ?? ''}
      options={[{ value: '', label: t`Choose your bank` }, ...issuers.map(({ code, title }) => ({ value: code, label: title }))]}
      onChoose={(code) => void chooseIssuer(code)}
    />
  )
}
