// A number of pieces: the platform's number input with a step on either side.
import { useEffect, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import { minus, plus } from './icons.ts'

/** What a quantity needs. */
export interface QuantityProps {
  id: string
  /** The accessible name, e.g. "Quantity". */
  label: string
  /** What it is a quantity of, read behind the label. */
  of?: string
  value: number
  min?: number
  max?: number | null
  /** Called with every whole number the person arrives at, by step or by typing. */
  onChange: (value: number) => void
  isDisabled?: boolean
  /** Id of an error or hint. */
  describedBy?: string
  isInvalid?: boolean
  name?: string
  isSmall?: boolean
}

/** A quantity. What is being typed is left alone until it is a number or the person leaves. */
export function Quantity({ id, label, of, value, min = 1, max = null, onChange, isDisabled = false, describedBy, isInvalid = false, name, isSmall = false }: QuantityProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState<string | null>(null)
  // Another value from outside ends the typing, e.g. when the server refused.
  useEffect(() => setTyped(null), [value])
  const commit = (next: number) => {
    setTyped(null)
    if (Number.isInteger(next) && next !== value) onChange(next)
  }
  const settle = () => {
    if (typed === null) return
    const next = Number(typed)
    if (typed.trim() === '' || !Number.isFinite(next)) setTyped(null)
    else commit(Math.max(min, Math.round(next)))
  }
  const name_ = of ? `${label}, ${of}` : label
  return (
    <div className={classes('touchline-quantity', isSmall && 'is-small')}>
      <button type="button" className="touchline-quantity-step" aria-label={of ? t`One less of ${of}` : t`One less`} disabled={isDisabled || value <= min} onClick={() => commit(value - 1)}>
        <Icon path={minus} size={20} />
      </button>
      <input
        className="touchline-quantity-number"
        id={id}
        name={name}
        type="number"
        inputMode="numeric"
        aria-label={name_}
        aria-describedby={describedBy}
        aria-invalid={isInvalid ? 'true' : undefined}
        value={typed ?? String(value)}
        min={min}
        max={max ?? undefined}
        step={1}
        disabled={isDisabled}
        onInput={(event) => setTyped(event.currentTarget.value)}
        onChange={settle}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          settle()
        }}
      />
      <button type="button" className="touchline-quantity-step" aria-label={of ? t`One more of ${of}` : t`One more`} disabled={isDisabled || (max !== null && value >= max)} onClick={() => commit(value + 1)}>
        <Icon path={plus} size={20} />
      </button>
    </div>
  )
}
