// A labelled group of radios.
import type { ReactNode } from 'react'
import { classes } from './classes.ts'

/** Props of a group. */
export interface RadioGroupProps {
  legend: ReactNode
  /** The group's id, unique on the page. */
  id: string
  /** Announced with the group. */
  error?: string | null
  /** The `Choice` elements. */
  children: ReactNode
  className?: string
  isLegendHidden?: boolean
  isRequired?: boolean
}

/** A fieldset with its legend. */
export function RadioGroup({ legend, id, error, children, className, isLegendHidden = false, isRequired = false }: RadioGroupProps) {
  return (
    <fieldset
      className={classes('touchline-group', className)}
      id={id}
      role="radiogroup"
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? 'true' : undefined}
      aria-required={isRequired ? 'true' : undefined}
    >
      <legend className={isLegendHidden ? 'touchline-hidden' : 'touchline-group-legend'}>{legend}</legend>
      {error ? (
        <p className="touchline-field-error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
      {children}
    </fieldset>
  )
}
