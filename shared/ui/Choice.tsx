// A radio or checkbox with its label and description; the whole row can be pressed.
import type { ReactNode } from 'react'
import { classes } from './classes.ts'

/** Props of a choice. */
export interface ChoiceProps {
  type: 'radio' | 'checkbox'
  id: string
  name: string
  value: string
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  label: ReactNode
  /** Smaller text under the label, read with it. */
  detail?: ReactNode
  /** Content at the end of the row, e.g. a price. */
  aside?: ReactNode
  isDisabled?: boolean
  isRequired?: boolean
  /** Ids of elements that describe it, such as its error. */
  describedBy?: string | undefined
  isInvalid?: boolean
  className?: string
}

/** One choice. */
export function Choice({
  type,
  id,
  name,
  value,
  isChosen,
  onChoose,
  label,
  detail,
  aside,
  isDisabled = false,
  isRequired = false,
  describedBy,
  isInvalid = false,
  className,
}: ChoiceProps) {
  return (
    <label className={classes('touchline-choice', className)} htmlFor={id}>
      <input
        className="touchline-choice-control"
        type={type}
        id={id}
        name={name}
        value={value}
        checked={isChosen}
        disabled={isDisabled}
        aria-required={isRequired ? 'true' : undefined}
        aria-describedby={describedBy}
        aria-invalid={isInvalid ? 'true' : undefined}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      <span className="touchline-choice-words">
        <span className="touchline-choice-label">{label}</span>
        {detail ? <span className="touchline-choice-detail">{detail}</span> : null}
      </span>
      {aside ? <span className="touchline-choice-aside">{aside}</span> : null}
    </label>
  )
}
