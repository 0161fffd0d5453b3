// A field of the grid: its label is visible in the card layout, and its error is below it.
import type { ReactNode } from 'react'

interface Wiring {
  id: string
  name: string
  'aria-label': string
  'aria-invalid': 'true' | undefined
  'aria-describedby': string | undefined
}

interface Props {
  id: string
  /** The name that the host uses when it refuses the field. */
  field: string
  label: string
  /** The player that the field belongs to. */
  of: string
  fault: string | null
  children: (wiring: Wiring) => ReactNode
}

/** The field. */
export function GridField({ id, field, label, of, fault, children }: Props) {
  return (
    <div className="team-roster-field" data-field={field}>
      <span className="team-roster-label" aria-hidden="true">
        {label}
      </span>
      {children({
        id,
        name: field,
        'aria-label': `${label}, ${of}`,
        'aria-invalid': fault ? 'true' : undefined,
        'aria-describedby': fault ? `${id}-error` : undefined,
      })}
      {fault ? (
        <p className="touchline-field-error" id={`${id}-error`}>
          {fault}
        </p>
      ) : null}
    </div>
  )
}
