// A labelled control with its hint and error, wired so that a screen reader hears all of it.
import type { ReactNode } from 'react'
import { classes } from './classes.ts'

/** The attributes a control takes from its field. */
export interface ControlWiring {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': 'true' | undefined
}

/** What a field needs. */
export interface FieldProps {
  /** The control's id, unique on the page. */
  id: string
  label: ReactNode
  hint?: ReactNode
  /** The sentence to show; empty or absent where the value is fine. */
  error?: string | null
  /** A quiet word behind the label, such as "optional"; a description, not part of the name. */
  note?: string
  /** Draws the control with the wiring it is given. */
  children: (wiring: ControlWiring) => ReactNode
  className?: string
}

/** A field. The paragraph of the error follows the control. */
export function Field({ id, label, hint, error, note, children, className }: FieldProps) {
  const described = [error && `${id}-error`, note && `${id}-note`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={classes('touchline-field', className)}>
      <div className="touchline-field-head">
        <label className="touchline-field-label" htmlFor={id}>
          {label}
        </label>
        {note ? (
          <span className="touchline-field-note" id={`${id}-note`}>
            {note}
          </span>
        ) : null}
      </div>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? 'true' : undefined })}
      {error ? (
        <p className="touchline-field-error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
      {hint ? (
        <p className="touchline-field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  )
}
