// A card for one address: its default uses, and the buttons to change or remove it.
import type { ReactNode } from 'react'
import { useLingui } from '@lingui/react/macro'
import { addressValue } from '#shared/address/rules/address-fields.ts'
import { addressLines } from '#shared/address/rules/address.ts'
import type { OwnAddress } from '#shared/address/wire/address-book.ts'
import { formatCountry } from '#shared/i18n/format-country.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Button } from '#shared/ui/Button.tsx'
import { $changingAddress, chooseDefaultAddress, editAddress, removeAddress } from '#stores/account/address-book.ts'

/** Props of the card. */
export interface AddressCardProps {
  address: OwnAddress
  isBilling: boolean
  isShipping: boolean
  action: string | undefined
  onRemoved: () => void
}

/** The card. Its buttons are plain forms that work without JavaScript. */
export function AddressCard({ address, isBilling, isShipping, action, onRemoved }: AddressCardProps) {
  const { t } = useLingui()
  const isBusy = useShared($changingAddress) === address.id
  const lines = addressLines(address)
  const country = formatCountry(addressValue(address, 'country_id'))
  const name = lines[0] ?? ''
  const remove = async () => {
    const result = await removeAddress(address)
    if (result.ok) onRemoved()
  }
  return (
    <article className="touchline-row" aria-label={lines.join(', ')}>
      <p className="address-book-lines">
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {country ? <span>{country}</span> : null}
      </p>
      {isShipping || isBilling ? (
        <p className="address-book-defaults">
          {isShipping ? <strong>{t`Default delivery address`}</strong> : null}
          {isBilling ? <strong>{t`Default billing address`}</strong> : null}
        </p>
      ) : null}
      <div className="touchline-row-actions">
        <Step step="edit" id={address.id} action={action} method="get" onSubmit={() => editAddress(address.id)}>
          <Button type="submit">
            {t`Change`} <span className="touchline-hidden">{name}</span>
          </Button>
        </Step>
        {isShipping ? null : (
          <Step step="shipping" id={address.id} action={action} onSubmit={() => void chooseDefaultAddress(address, { isShipping: true })}>
            <Button type="submit" tone="quiet" isBusy={isBusy}>
              {t`Deliver here by default`}
            </Button>
          </Step>
        )}
        {isBilling ? null : (
          <Step step="billing" id={address.id} action={action} onSubmit={() => void chooseDefaultAddress(address, { isBilling: true })}>
            <Button type="submit" tone="quiet" isBusy={isBusy}>
              {t`Bill here by default`}
            </Button>
          </Step>
        )}
        <Step step="remove" id={address.id} action={action} onSubmit={() => void remove()}>
          <Button type="submit" tone="quiet" isBusy={isBusy}>
            {t`Remove`} <span className="touchline-hidden">{name}</span>
          </Button>
        </Step>
      </div>
    </article>
  )
}

function Step({
  step,
  id,
  action,
  method = 'post',
  onSubmit,
  children,
}: {
  step: string
  id: number
  action: string | undefined
  method?: 'get' | 'post'
  onSubmit: () => void
  children: ReactNode
}) {
  return (
    <form
      action={action}
      method={method}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {method === 'get' ? (
        <input type="hidden" name="open" value={id} />
      ) : (
        <>
          <input type="hidden" name="step" value={step} />
          <input type="hidden" name="id" value={id} />
        </>
      )}
      {children}
    </form>
  )
}
