// A quantity field between two buttons: a text field, since a number input hides invalid text from scripts.
import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef, useState } from 'react'
import { readQuantity } from '#shared/domain/quantity.ts'
import { classes } from './classes.ts'
import { say } from './say.ts'

/** Props of a quantity field. */
export interface QuantityProps {
  id: string
  /** The accessible name, e.g. "Quantity". */
  label: string
  /** The name of the item, read after the label. */
  of?: string
  value: number
  /** The minimum; 0 where the item may be left out. */
  min?: number
  /** Where the plus stops. Typing may exceed it: the caller shows the error, since it knows the reason. */
  max?: number | null
  /**
   * Called with every number that the person confirms: by a step, an arrow key, Enter or leaving the field. Null where the text is not a
   * quantity: show an error; the text stays.
   */
  onChange: (value: number | null) => void
  isDisabled?: boolean
  /** Id of an error or hint. */
  describedBy?: string
  isInvalid?: boolean
  name?: string
  isSmall?: boolean
  /** Whether Enter may submit the surrounding form, once the number is confirmed. */
  canSubmit?: boolean
}

/**
 * A quantity field. Typed text is left alone until the person leaves the field or presses Enter; invalid text is refused and stays for
 * correction.
 */
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
    // Also without an update from the caller: then the field shows the old number again.
    redraw((count) => count + 1)
    // Returning to the old number counts too, since it clears the error.
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
    // From outside the limits the first step leads to the nearest limit, e.g. after the stock has shrunk.
    const next = by > 0 ? Math.max(min, value + by) : Math.min(max ?? Infinity, value + by)
    if (isDisabled || (by > 0 ? max !== null && next > max : next < min)) return
    commit(next)
    say(`${label} ${next}`)
  }

  // A single effect, since a cart has a hundred of these.
  const arrive = useRef<(() => void) | null>(null)
  useLayoutEffect(() => {
    // The native event: React's own fires on every keystroke. The listener is removed with its element.
    if (!arrive.current) input.current?.addEventListener('change', () => arrive.current?.())
    arrive.current = commitTyped
    // A new number from the caller ends the typing, e.g. when the server refused.
    if (shown.current !== value) isTyping.current = false
    shown.current = value
    const element = input.current
    if (element && !isTyping.current && element.value !== String(value)) element.value = String(value)
  })

  return (
    <div className={classes('touchline-quantity', isSmall && 'is-small')}>
      {/* The stylesheet draws the signs, which saves four elements in each of a hundred lines. */}
      <button
        type="button"
        className="touchline-quantity-step"
        aria-label={of ? t`One less of ${of}` : t`One less`}
        // Not disabled, or the focus would be lost at the limit.
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
