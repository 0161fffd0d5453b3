// Selects the size or colour of a part of a bundle or set: a select, since a page may have many of them.
import { useLingui } from '@lingui/react/macro'
import type { AttributeState } from '#shared/product/rules/configurable.ts'
import { Select } from '#shared/ui/Select.tsx'
import { useLostChoice } from './use-lost-choice.ts'

/** Props of the select. */
export interface PartChoiceProps {
  id: string
  name: string
  /** The part's name, read after the label. */
  of: string
  /** The field's name, to which an error of the page leads. */
  field: string
  attribute: AttributeState
  error: string
  onChoose: (optionId: number) => void
}

/** The options of an attribute; unavailable ones say so. */
export function PartChoice({ id, name, of, field, attribute, error, onChoose }: PartChoiceProps) {
  const { t } = useLingui()
  const { label, chosen, options } = attribute
  useLostChoice(attribute)
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
