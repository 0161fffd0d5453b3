// The form for one address, with the fields of its country.
import { useEffect, useRef, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { addressFields, chosenCountry } from '#shared/address/rules/address-fields.ts'
import { isDoubtfulPostcode } from '#shared/address/rules/postcode.ts'
import { sentence } from '#shared/i18n/sentences.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { Form } from '#shared/ui/Form.tsx'
import { say } from '#shared/ui/say.ts'
import { Select } from '#shared/ui/Select.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { useForm } from '#shared/ui/use-form.ts'
import { $addressBook, closeAddress, ownAddressForm } from '#stores/account/address-book.ts'
import type { TriedAddress } from '#stores/account/own-address.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import { SavedMeanwhile } from './SavedMeanwhile.tsx'
import { useOwnLabels } from './own-labels.ts'

/** Props of the form. */
export interface OwnAddressFormProps {
  what: 'new' | number
  countries: readonly { code: string; label: string }[]
  action: string | undefined
  tried: TriedAddress
}

/** The form. Without JavaScript it posts to the same address. */
export function OwnAddressForm({ what, countries, action, tried }: OwnAddressFormProps) {
  const { t } = useLingui()
  const [own] = useState(() => {
    const codes = countries.map(({ code }) => code)
    return ownAddressForm(what, codes, tried)
  })
  const country = chosenCountry(useShared(own.$state).values)
  const labels = useOwnLabels(country)
  const form = useForm(() => own, labels)
  const version = valueOf(useShared($addressBook))?.addresses.find(({ id }) => id === what)?.version ?? null
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { values } = form.state
  const doubt = isDoubtfulPostcode(values.postcode, country) ? sentence('checkout.address-doubtful') : undefined
  return (
    <div className="address-book-parts">
      <h2 className="touchline-row-title" ref={heading} tabIndex={-1}>
        {what === 'new' ? t`New address` : t`Change address`}
      </h2>
      <SavedMeanwhile labels={labels} form={form.form} values={values} />
      <Form
        of={form}
        submit={t`Save`}
        action={action}
        onSent={() => say(t`The address was saved.`)}
        aside={<Button tone="quiet" onPress={closeAddress}>{t`Cancel`}</Button>}
      >
        <input type="hidden" name="step" value="save" />
        <input type="hidden" name="id" value={what} />
        {version === null ? null : <input type="hidden" name="version" value={version} />}
        <div className="address-book-fields">
          {addressFields(country).map(({ name, width, keyboard, autocomplete }) => {
            const shared = { autoComplete: autocomplete, className: `address-book-field-${width}` }
            if (name === 'country_id') {
              const options = countries.map(({ code, label }) => ({ value: code, label }))
              return <Select key={name} {...form.select(name)} {...shared} options={options} />
            }
            const text = form.text(name)
            return (
              <TextField
                key={name}
                {...text}
                {...shared}
                type={keyboard === 'tel' ? 'tel' : 'text'}
                inputMode={keyboard}
                hint={name === 'postcode' && !text.error ? doubt : undefined}
              />
            )
          })}
        </div>
        <Checkbox {...form.box('isShipping')} />
        <Checkbox {...form.box('isBilling')} />
      </Form>
    </div>
  )
}
