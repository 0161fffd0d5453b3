// A customer's addresses: the defaults for delivery and billing, adding, changing, and removal that can be undone.
import { useEffect, useRef, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { formatCountry } from '#shared/i18n/format-country.ts'
import { failureSentence } from '#shared/i18n/sentences.ts'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Awaited } from '#shared/ui/Awaited.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import {
  $addressBook,
  $addressError,
  $editedAddress,
  $removedAddress,
  addressBookSeed,
  editAddress,
  forgetRemovedAddress,
  loadAddressBook,
  provideAddressForm,
  undoRemoveAddress,
} from '#stores/account/address-book.ts'
import type { TriedAddress } from '#stores/account/own-address.ts'
import { $page } from '#stores/page/page.ts'
import { AddressCard } from './AddressCard.tsx'
import { OwnAddressForm } from './OwnAddressForm.tsx'

const Options = v.object({
  /** Where forms post without JavaScript. Default: the page's own address. */
  action: v.optional(v.string()),
  /** The countries the shop sends to. Default: the page's own. */
  countries: v.optional(v.array(v.object({ code: v.string(), label: v.string() })), []),
  /** The form that is open without JavaScript: `new`, or the id of an address. */
  open: v.optional(v.union([v.literal('new'), v.number()])),
  /** The values of a refused plain form, by name. */
  values: v.optional(v.record(v.string(), v.string()), {}),
  /** The server's messages for its fields, by name. */
  refused: v.optional(v.record(v.string(), v.string()), {}),
  /** Whether the address was changed elsewhere while the plain form was being sent. */
  isChanged: v.optional(v.boolean(), false),
})

/** The address book's options. */
export type AddressBookOptions = v.InferOutput<typeof Options>

const untried: TriedAddress = { values: {}, refused: {} }

function AddressBook({ options }: { options: AddressBookOptions }) {
  const { t } = useLingui()
  const book = useShared($addressBook)
  const open = useShared($editedAddress)
  const error = useShared($addressError)
  const removed = useShared($removedAddress)
  const { routes, country } = useShared($page)
  const place = useRef<HTMLDivElement>(null)
  // The values of a plain form belong to that form: once it is closed, they are not shown again.
  const [tried, setTried] = useState<TriedAddress>(options)
  useEffect(() => {
    if (open === null) setTried(untried)
  }, [open])
  useEffect(() => {
    void loadAddressBook()
  }, [])
  const own = country === null ? [] : [{ code: country, label: formatCountry(country) }]
  const countries = options.countries.length > 0 ? options.countries : own
  // The focused control was removed with its address or form.
  const keepFocus = () => place.current?.focus()
  return (
    <Awaited of={book} label={t`Loading your addresses`} onRetry={() => loadAddressBook()} loginUrl={routes.login}>
      {({ addresses, billingId, shippingId }) =>
        open === null ? (
          <div className="address-book-parts" ref={place} tabIndex={-1}>
            {error === null ? null : <Notice tone="error">{failureSentence(error)}</Notice>}
            {removed === null ? null : (
              <Notice
                tone="info"
                action={
                  <span className="touchline-row-actions">
                    <Button
                      onPress={() => {
                        keepFocus()
                        void undoRemoveAddress()
                      }}
                    >{t`Undo`}</Button>
                    <Button tone="quiet" onPress={forgetRemovedAddress}>{t`Close`}</Button>
                  </span>
                }
              >{t`The address was removed.`}</Notice>
            )}
            {addresses.length === 0 ? <p className="touchline-row-words">{t`You have not saved an address yet.`}</p> : null}
            <ul className="touchline-rows" aria-label={t`Addresses`}>
              {addresses.map((address) => (
                <li key={address.id}>
                  <AddressCard
                    address={address}
                    isBilling={address.id === billingId}
                    isShipping={address.id === shippingId}
                    action={options.action}
                    onRemoved={keepFocus}
                  />
                </li>
              ))}
            </ul>
            <form
              action={options.action}
              method="get"
              onSubmit={(event) => {
                event.preventDefault()
                editAddress('new')
              }}
            >
              <input type="hidden" name="open" value="new" />
              <Button type="submit" tone="primary">{t`Add an address`}</Button>
            </form>
          </div>
        ) : (
          <OwnAddressForm key={open} what={open} countries={countries} action={options.action} tried={tried} />
        )
      }
    </Awaited>
  )
}

/** On a plain page, the address names the open form. */
function prepare({ open, isChanged }: AddressBookOptions) {
  return provideAddressForm(open ?? null, isChanged)
}

export default defineWidget({
  name: 'address-book',
  options: Options,
  view: AddressBook,
  load: () => loadAddressBook(),
  seed: [addressBookSeed],
  prepare,
})
