// A field with one line of text.
import { Field, type FieldProps } from './Field.tsx'

/** Props of a text field besides those of its field. */
export interface TextFieldProps extends Omit<FieldProps, 'children'> {
  name: string
  value: string
  onInput: (value: string) => void
  /** Called when the person leaves the field. */
  onLeave?: () => void
  type?: 'text' | 'email' | 'tel' | 'search' | 'date'
  /** The autofill token, e.g. `shipping postal-code`. */
  autoComplete?: string
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email'
  isRequired?: boolean
  maxLength?: number
  /** The first and last date of a `date` field. */
  min?: string
  max?: string
  isDisabled?: boolean
}

/** A text field. Errors are shown by us, in the page's language and beside the field, so the browser's own bubbles are off. */
export function TextField({
  name,
  value,
  onInput,
  onLeave,
  type = 'text',
  autoComplete,
  inputMode,
  isRequired = false,
  maxLength,
  min,
  max,
  isDisabled = false,
  ...field
}: TextFieldProps) {
  return (
    <Field {...field}>
      {(wiring) => (
        <input
          {...wiring}
          className="touchline-input"
          type={type}
          name={name}
          value={value}
          onInput={(event) => onInput(event.currentTarget.value)}
          onBlur={onLeave}
          autoComplete={autoComplete}
          inputMode={inputMode}
          aria-required={isRequired ? 'true' : undefined}
          maxLength={maxLength}
          min={min}
          max={max}
          disabled={isDisabled}
        />
      )}
    </Field>
  )
}
