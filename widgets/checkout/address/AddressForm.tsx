// The fields of one address, as its country has them.
import { useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { addressChange, addressFields, addressProblems, addressValue, type AddressFieldName } from '#shared/domain/address-fields.ts'
import { problemSentence, sentence } from '#shared/i18n/sentences.ts'
import { isDoubtfulPostcode } from '#shared/domain/postcode.ts'
import { useMount } from '#shared/mount/context.ts'
import { Select } from '#shared/ui/Select.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import type { Address } from '#shared/schemas/address.ts'
import { useFieldLabels } from './labels.ts'

interface Props {
  /** Section of the autofill tokens, and part of the ids. */
  section: 'shipping' | 'billing'
  address: Address
  countries: readonly { code: string; label: string }[]
  /** After a submit every problem is shown, before only those of fields that were left. */
  hasSubmitted: boolean
  /** What the server said about fields. */
  refusals: Readonly<Record<string, string>>
  onChange: (part: Partial<Address>) => void
}

/** An address form. */
export function AddressForm({ section, address, countries, hasSubmitted, refusals, onChange }: Props) {
  const { t } = useLingui()
  const { id } = useMount()
  const labels = useFieldLabels(address.country_id)
  const [left, setLeft] = useState<readonly AddressFieldName[]>([])
  const codes = countries.map(({ code }) => code)
  const problems = addressProblems(address, codes)
  const doubt = isDoubtfulPostcode(address.postcode, address.country_id) ? sentence('checkout.address-doubtful') : undefined
  return (
    <div className="checkout-fields">
      {addressFields(address.country_id).map((field) => {
        const own = id(`${section}-${field.name}`)
        const problem = hasSubmitted || left.includes(field.name) ? problems.get(field.name) : undefined
        const error = problem ? problemSentence(problem) : (refusals[field.name] ?? null)
        const shared = {
          id: own,
          name: `${section}_${field.name}`,
          label: labels[field.name],
          note: field.isRequired ? undefined : t`(optional)`,
          error,
          autoComplete: `${section} ${field.autocomplete}`,
          isRequired: field.isRequired,
          value: addressValue(address, field.name),
          className: `checkout-field-${field.width}`,
        }
        const change = (text: string) => onChange(addressChange(address, field.name, text))
        return field.name === 'country_id' ? (
          <Select key={field.name} {...shared} options={countries.map(({ code, label }) => ({ value: code, label }))} onChoose={change} />
        ) : (
          <TextField
            key={field.name}
            {...shared}
            type={field.keyboard === 'tel' ? 'tel' : 'text'}
            inputMode={field.keyboard}
            hint={field.name === 'postcode' && !error ? doubt : undefined}
            onInput={change}
            onLeave={() => setLeft((before) => (before.includes(field.name) ? before : [...before, field.name]))}
          />
        )
      })}
    </div>
  )
}
