// A single checkbox, such as a consent, with its error.
import type { ReactNode } from 'react'
import { Choice } from './Choice.tsx'

/** Props of a checkbox. */
export interface CheckboxProps {
  id: string
  name: string
  label: ReactNode
  isTicked: boolean
  onTick: (isTicked: boolean) => void
  /** The value that a plain form sends when it is ticked. */
  value?: string
  /** Smaller text under the label. */
  detail?: ReactNode
  error?: string | null
  isRequired?: boolean
}

/** A checkbox. The paragraph of the error follows the control. */
export function Checkbox({ id, name, label, isTicked, onTick, value = '1', detail, error, isRequired = false }: CheckboxProps) {
  return (
    <div className="touchline-field">
      <Choice
        type="checkbox"
        id={id}
        name={name}
        value={value}
        isChosen={isTicked}
        onChoose={onTick}
        label={label}
        detail={detail}
        isRequired={isRequired}
        describedBy={error ? `${id}-error` : undefined}
        isInvalid={Boolean(error)}
      />
      {error ? (
        <p className="touchline-field-error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  )
}
