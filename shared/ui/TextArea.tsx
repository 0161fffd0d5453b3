// A field for several lines, with a counter where the number of characters is limited.
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { lengthOf, trimmed } from '#shared/domain/text-rules.ts'
import { sentence } from '#shared/i18n/sentences.ts'
import { Field, type FieldProps } from './Field.tsx'
import { useSaid } from './use-said.ts'

/** Props of a text area besides those of its field. */
export interface TextAreaProps extends Omit<FieldProps, 'children'> {
  name: string
  value: string
  onInput: (value: string) => void
  onLeave?: () => void
  /** The number of visible lines. */
  rows?: number
  /** The limit of `maxCharacters`: shown and counted, but never enforced while typing, since a pasted text must not lose its end. */
  maxCharacters?: number
  isRequired?: boolean
  autoComplete?: string
}

/** The number of remaining characters from which the rest is announced in pauses. */
const NEAR = 20

/** A text area. */
export function TextArea({
  name,
  value,
  onInput,
  onLeave,
  rows = 5,
  maxCharacters,
  isRequired = false,
  autoComplete,
  ...field
}: TextAreaProps) {
  const { t } = useLingui()
  const count = lengthOf(trimmed(value))
  const left = maxCharacters === undefined ? null : maxCharacters - count
  const isNear = left !== null && left >= 0 && left <= NEAR
  useSaid(isNear ? t`${plural(left, { one: '# character left', other: '# characters left' })}` : null, isNear)
  const limit =
    maxCharacters === undefined ? null : (
      <span className="touchline-count">
        <span>{sentence('form.max-characters', { count: maxCharacters })}</span>
        <span aria-hidden="true">
          {count}/{maxCharacters}
        </span>
      </span>
    )
  return (
    <Field {...field} hint={field.hint ?? limit}>
      {(wiring) => (
        <textarea
          {...wiring}
          className="touchline-input touchline-area"
          name={name}
          rows={rows}
          value={value}
          onInput={(event) => onInput(event.currentTarget.value)}
          onBlur={onLeave}
          autoComplete={autoComplete}
          aria-required={isRequired ? 'true' : undefined}
        />
      )}
    </Field>
  )
}
