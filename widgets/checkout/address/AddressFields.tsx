// The fields of one address, in the layout of its country.
import { useLingui } from '@lingui/react/macro'
import { COUNTRY } from '#shared/address/rules/address-fields.ts'
import { isDoubtfulPostcode } from '#shared/address/rules/postcode.ts'
import { $addressVariant } from '#shared/address/variant.ts'
import { sentence } from '#shared/i18n/sentences.ts'
import { useShared } from '#shared/mount/use-shared.ts'
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
  const country = values[addressKey(section, COUNTRY)] || null
  const variant = useShared($addressVariant)
  const labels = useFieldLabels(country)
  const completion = useShared($completions)[section]
  const isDoubtful = completion === 'unknown' || isDoubtfulPostcode(values[addressKey(section, 'postcode')] ?? '', country)
  const hints: Partial<Record<StepFieldName, string>> = {
    ...(isDoubtful ? { postcode: sentence('checkout.address-doubtful') } : {}),
    ...(completion === 'filled' ? { street: t`Filled in from your postcode. Change it if it is wrong.` } : {}),
  }
  return (
    <div className="checkout-fields">
      {stepFields(country, variant).map(({ name, width, keyboard, autocomplete }) => {
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
            type={keyboard === 'tel' ? 'tel' : 'text'}
            inputMode={keyboard}
            hint={text.error ? undefined : hints[name]}
          />
        )
      })}
    </div>
  )
}
