// A field of the grid: its label is seen where the row is a card, and its fault stands below it.
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
  /** Its name, as the host has it when it refuses it. */
  field: string
  label: string
  /** Whose it is. */
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
