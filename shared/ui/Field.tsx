// A labelled control with its hint and error, connected so that a screen reader reads all of it.
import type { ReactNode } from 'react'
import { classes } from './classes.ts'

/** The attributes a control takes from its field. */
export interface ControlWiring {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': 'true' | undefined
}

/** Props of a field. */
export interface FieldProps {
  /** The control's id, unique on the page. */
  id: string
  label: ReactNode
  hint?: ReactNode
  /** The error to show; empty or absent where the value is valid. */
  error?: string | null
  /** A short note after the label, such as "optional"; a description, not part of the name. */
  note?: ReactNode
  /** Renders the control with the given attributes. */
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
