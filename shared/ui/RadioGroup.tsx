// A named group of radios.
import type { ReactNode } from 'react'
import { classes } from './classes.ts'

/** A fieldset with its legend; put Choice elements inside. `error` is read with the group. */
export function RadioGroup({ legend, id, error, children, className, isLegendHidden = false }: { legend: ReactNode; id: string; error?: string | null; children: ReactNode; className?: string; isLegendHidden?: boolean }) {
  return (
    <fieldset className={classes('touchline-group', className)} id={id} role="radiogroup" aria-describedby={error ? `${id}-error` : undefined} aria-invalid={error ? 'true' : undefined}>
      <legend className={isLegendHidden ? 'touchline-hidden' : 'touchline-group-legend'}>{legend}</legend>
      {children}
      {error ? (
        <p className="touchline-field-error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
