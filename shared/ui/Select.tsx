// A field with the platform's own select.
import { Field, type FieldProps } from './Field.tsx'

/** An option of a select. */
export interface SelectOption {
  value: string
  label: string
  isDisabled?: boolean
  /** Not for a browser's translator, which would change an amount in it. */
  isExact?: boolean
}

/** Props of a select besides those of its field. */
export interface SelectProps extends Omit<FieldProps, 'children'> {
  name: string
  value: string
  options: readonly SelectOption[]
  onChoose: (value: string) => void
  autoComplete?: string
  isRequired?: boolean
}

/** A native select. */
export function Select({ name, value, options, onChoose, autoComplete, isRequired = false, ...field }: SelectProps) {
  return (
    <Field {...field}>
      {(wiring) => (
        <select
          {...wiring}
          className="touchline-input touchline-select"
          name={name}
          value={value}
          onChange={(event) => onChoose(event.currentTarget.value)}
          autoComplete={autoComplete}
          aria-required={isRequired ? 'true' : undefined}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled} translate={option.isExact ? 'no' : undefined}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
