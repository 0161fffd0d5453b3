// The fields of one address, in the layout of its country. Company and phone wait behind a link where nobody requires them.
import { useEffect, useRef, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { COUNTRY } from '#shared/address/rules/address-fields.ts'
import { isDoubtfulPostcode } from '#shared/address/rules/postcode.ts'
import { $addressVariant, type VariantField } from '#shared/address/variant.ts'
import { sentence } from '#shared/i18n/sentences.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Select } from '#shared/ui/Select.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import type { FormView } from '#shared/ui/use-form.ts'
import {
  $completions,
  addressKey,
  type AddressFormValues,
  type AddressSection,
  type StepFieldName,
  stepFields,
} from '#stores/checkout/checkout.ts'
import { useFieldLabels } from './labels.ts'

interface Props {
  /** Section of the autofill tokens, and part of the field names. */
  section: AddressSection
  of: FormView<AddressFormValues>
  countries: readonly { code: string; label: string }[]
}

/** The fields of an address. */
export function AddressFields({ section, of: form, countries }: Props) {
  const { t } = useLingui()
  const { values } = form.state
  const [inUse, setInUse] = useState<readonly StepFieldName[]>([])
  const country = values[addressKey(section, COUNTRY)] || null
  const variant = useShared($addressVariant)
  const labels = useFieldLabels(country)
  const completion = useShared($completions)[section]
  const isDoubtful = completion === 'unknown' || isDoubtfulPostcode(values[addressKey(section, 'postcode')] ?? '', country)
  const hints: Partial<Record<StepFieldName, string>> = {
    ...(isDoubtful ? { postcode: sentence('checkout.address-doubtful') } : {}),
    ...(completion === 'filled' ? { street: t`Filled in from your postcode. Change it if it is wrong.` } : {}),
  }
  const fields = stepFields(country, variant)
  const isAway = (field: VariantField) => {
    const key = addressKey(section, field.name)
    return isSpare(field) && !inUse.includes(field.name) && !values[key] && !form.state.errors.has(key)
  }
  const away = fields.filter(isAway).map(({ name }) => name)
  const toFocus = useRef<string | null>(null)
  useEffect(() => {
    // The link disappears with the press.
    if (toFocus.current !== null) document.getElementById(toFocus.current)?.focus()
    toFocus.current = null
  }, [inUse])
  const [first] = away
  return (
    <div className="checkout-fields">
      {fields
        .filter((field) => !isAway(field))
        .map(({ name, width, keyboard, autocomplete }) => {
          const key = addressKey(section, name)
          // The error summary uses longer labels for the billing fields, since both addresses have the same ones.
          const shared = {
            label: labels(name),
            autoComplete: autocomplete === 'off' ? autocomplete : `${section} ${autocomplete}`,
            className: `checkout-field-${width}`,
          }
          if (name === COUNTRY) {
            const options = countries.map(({ code, label }) => ({ value: code, label }))
            return <Select key={name} {...form.select(key)} {...shared} options={options} />
          }
          const text = form.text(key)
          return (
            <TextField
              key={name}
              {...text}
              {...shared}
              onInput={(typed) => {
                // A field in use stays, even when it is emptied again.
                if (!inUse.includes(name)) setInUse([...inUse, name])
                text.onInput(typed)
              }}
              type={keyboard === 'tel' ? 'tel' : 'text'}
              inputMode={keyboard}
              hint={text.error ? undefined : hints[name]}
            />
          )
        })}
      {first ? (
        <Button
          tone="quiet"
          className="checkout-more"
          onPress={() => {
            toFocus.current = form.text(addressKey(section, first)).id
            setInUse([...inUse, ...away])
          }}
        >
          {away.length > 1 ? t`Add a company or phone number` : first === 'company' ? t`Add a company` : t`Add a phone number`}
        </Button>
      ) : null}
    </div>
  )
}

/** Whether a field can wait behind the link. */
function isSpare({ name, isRequired }: VariantField): boolean {
  return !isRequired && (name === 'company' || name === 'telephone')
}
