// The select of iDEAL banks.
import { useEffect } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { Issuer } from '#shared/checkout/wire/payment.ts'
import { failureSentence } from '#shared/i18n/sentences.ts'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Select } from '#shared/ui/Select.tsx'
import { $issuer, $paymentError, chooseIssuer } from '#stores/checkout/payment.ts'

/** The select. */
export function Issuers({ issuers }: { issuers: readonly Issuer[] }) {
  const { t } = useLingui()
  const { id } = useMount()
  const issuer = useShared($issuer)
  const error = useShared($paymentError)
  const missing = error?.code === 'payment.issuer-missing' && !issuer ? error : null
  const own = id('issuer')
  useEffect(() => {
    if (missing) document.getElementById(own)?.focus()
  }, [missing, own])
  return (
    <Select
      id={own}
      name="issuer"
      label={t`Your bank`}
      className="checkout-issuers"
      error={missing ? failureSentence(missing) : null}
      isRequired
      value={issuer ?? ''}
      options={[{ value: '', label: t`Choose your bank` }, ...issuers.map(({ code, title }) => ({ value: code, label: title }))]}
      onChoose={(code) => void chooseIssuer(code)}
    />
  )
}
