// A size or colour of a part of something larger: a select, since there may be many of them on a page.
import { useLingui } from '@lingui/react/macro'
import type { AttributeState } from '#shared/product/rules/configurable.ts'
import { Select } from '#shared/ui/Select.tsx'

/** What it needs. */
export interface PartChoiceProps {
  id: string
  name: string
  /** Whose size it is, read behind the label. */
  of: string
  /** Where the page leads when something is wrong with it. */
  field: string
  attribute: AttributeState
  error: string
  onChoose: (optionId: number) => void
}

/** The options of an attribute; what cannot be had says so. */
export function PartChoice({ id, name, of, field, attribute, error, onChoose }: PartChoiceProps) {
  const { t } = useLingui()
  const { label, chosen, options } = attribute
  return (
    <div data-field={field}>
      <Select
        id={id}
        name={name}
        label={
          <>
            {label}
            <span className="touchline-hidden">, {of}</span>
          </>
        }
        value={chosen ? String(chosen.id) : ''}
        error={error}
        isRequired
        options={[
          { value: '', label: t`Choose`, isDisabled: chosen !== null },
          ...options.map((option) => ({
            value: String(option.id),
            label:
              option.availability === 'available'
                ? option.label
                : `${option.label} (${option.availability === 'sold-out' ? t`sold out` : t`not available`})`,
            isDisabled: option.availability === 'impossible',
          })),
        ]}
        onChoose={(value) => onChoose(Number(value))}
      />
    </div>
  )
}
