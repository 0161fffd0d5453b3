// A quantity between two buttons: a text field, since a number input hides invalid text from scripts.
import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef, useState } from 'react'
import { readQuantity } from '#shared/domain/quantity.ts'
import { classes } from './classes.ts'
import { say } from './say.ts'

/** What a quantity needs. */
export interface QuantityProps {
  id: string
  /** The accessible name, e.g. "Quantity". */
  label: string
  /** What it is a quantity of, read behind the label. */
  of?: string
  value: number
  /** The least that counts; 0 where nothing of it may be taken. */
  min?: number
  /** Where the plus stops. Typing may go beyond it: what is wrong with that is said by whoever knows why. */
  max?: number | null
  /** Called with every number the person arrives at: a step, an arrow key, Enter or leaving the field. Null: what she typed is no quantity, say so; her text stays. */
  onChange: (value: number | null) => void
  isDisabled?: boolean
  /** Id of an error or hint. */
  describedBy?: string
  isInvalid?: boolean
  name?: string
  isSmall?: boolean
  /** Whether Enter may send the form around it, once the number counts. */
  canSubmit?: boolean
}

/** A quantity. What is being typed is left alone until the person leaves or presses Enter; what is no quantity is refused and left to be put right. */
export function Quantity({
  id,
  label,
  of,
  value,
  min = 1,
  max = null,
  onChange,
  isDisabled,
  describedBy,
  isInvalid = false,
  name,
  isSmall = false,
  canSubmit = false,
}: QuantityProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const isTyping = useRef(false)
  const refused = useRef<string | null>(null)
  const shown = useRef(value)
  const [, redraw] = useState(0)

  const commit = (next: number) => {
    isTyping.current = false
    // Also where nothing follows: then the field shows the old number again.
    redraw((count) => count + 1)
    // The old number again counts too: what was said of the field is over.
    if (next !== value || isInvalid || refused.current !== null) onChange(next)
    refused.current = null
  }
  const commitTyped = () => {
    const text = input.current?.value ?? ''
    const typed = readQuantity(text)
    if (typed !== null && typed >= min) {
      commit(typed)
      return
    }
    isTyping.current = true
    if (refused.current === text) return
    refused.current = text
    onChange(null)
  }
  const step = (by: number) => {
    // From outside the limits the first step leads to the nearest of them, e.g. where the stock has shrunk.
    const next = by > 0 ? Math.max(min, value + by) : Math.min(max ?? Infinity, value + by)
    if (isDisabled || (by > 0 ? max !== null && next > max : next < min)) return
    commit(next)
    say(`${label} ${next}`)
  }

  // One effect, since a cart has a hundred of these.
  const arrive = useRef<(() => void) | null>(null)
  useLayoutEffect(() => {
    // The native event: React's own fires with every letter. The listener goes with its element.
    if (!arrive.current) input.current?.addEventListener('change', () => arrive.current?.())
    arrive.current = commitTyped
    // Another number from outside ends the typing, e.g. when the server refused.
    if (shown.current !== value) isTyping.current = false
    shown.current = value
    const element = input.current
    if (element && !isTyping.current && element.value !== String(value)) element.value = String(value)
  })

  return (
    <div className={classes('touchline-quantity', isSmall && 'is-small')}>
      {/* The stylesheet draws the signs: four elements less in each of a hundred lines. */}
      <button
        type="button"
        className="touchline-quantity-step"
        aria-label={of ? t`One less of ${of}` : t`One less`}
        // Not disabled, or the focus would be lost at the end of the road.
        aria-disabled={isDisabled || value <= min ? 'true' : undefined}
        onClick={() => step(-1)}
      />
      <input
        ref={input}
        className="touchline-quantity-number"
        id={id}
        name={name}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max ?? undefined}
        aria-label={of ? `${label}, ${of}` : label}
        aria-describedby={describedBy}
        aria-invalid={isInvalid ? 'true' : undefined}
        defaultValue={value}
        disabled={isDisabled}
        onInput={() => {
          isTyping.current = true
        }}
        onBlur={() => {
          if (isTyping.current) commitTyped()
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
            event.preventDefault()
            step(event.key === 'ArrowUp' ? 1 : -1)
          }
          if (event.key !== 'Enter') return
          if (!canSubmit) event.preventDefault()
          commitTyped()
        }}
      />
      <button
        type="button"
        className="touchline-quantity-step is-more"
        aria-label={of ? t`One more of ${of}` : t`One more`}
        aria-disabled={isDisabled || (max !== null && value >= max) ? 'true' : undefined}
        onClick={() => step(1)}
      />
    </div>
  )
}
