// The number of a cell, between two steps that narrow containers show.
import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef } from 'react'
import { readQuantity } from '#shared/domain/quantity.ts'
import { say } from '#shared/ui/say.ts'
import type { OrderGridStore } from '#stores/product/order-grid/order-grid.ts'

/** Props of the field. */
export interface PiecesFieldProps {
  id: string
  at: string
  cellKey: string
  sku: string
  /** The colour and size that it is for. */
  of: string
  pieces: number
  max: number | null
  isBusy: boolean
  isInvalid: boolean
  /** A text that is no number, and has to stay for correction; else null. */
  mistyped: string | null
  describedBy: string | undefined
  onChange: OrderGridStore['change']
  onStep: OrderGridStore['step']
}

/** The field; empty means none. */
export function PiecesField({
  id,
  at,
  cellKey,
  sku,
  of,
  pieces,
  max,
  isBusy,
  isInvalid,
  mistyped,
  describedBy,
  onChange,
  onStep,
}: PiecesFieldProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  /** The text when the field was entered, which Escape restores. */
  const before = useRef('')
  useLayoutEffect(() => {
    const element = input.current
    // What was typed stays as it was typed: 05 is 5.
    if (element && mistyped === null && read(element.value) !== pieces) element.value = written(pieces)
  }, [pieces, mistyped])
  const step = (by: 1 | -1) => {
    const next = onStep(cellKey, by)
    if (next !== null) say(`${of} ${next}`)
  }
  return (
    <span className="touchline-quantity order-grid-field">
      <button
        type="button"
        className="touchline-quantity-step"
        aria-label={t`One less of ${of}`}
        aria-disabled={isBusy || pieces === 0 ? 'true' : undefined}
        onClick={() => step(-1)}
      />
      <input
        ref={input}
        className="touchline-quantity-number"
        id={id}
        name={`pieces[${sku}]`}
        data-at={at}
        data-cell={cellKey}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        placeholder="0"
        defaultValue={mistyped ?? written(pieces)}
        readOnly={isBusy}
        aria-label={of}
        aria-describedby={describedBy}
        aria-invalid={isInvalid ? 'true' : undefined}
        onFocus={({ currentTarget }) => {
          before.current = currentTarget.value
          currentTarget.select()
        }}
        onInput={({ currentTarget }) => {
          const typed = read(currentTarget.value)
          if (typed !== null) onChange(cellKey, typed)
        }}
        onBlur={({ currentTarget }) => {
          if (read(currentTarget.value) === null) onChange(cellKey, currentTarget.value)
        }}
        onKeyDown={(event) => {
          const { currentTarget } = event
          if (event.key !== 'Escape' || currentTarget.value === before.current) return
          // Only the number is taken back; a surrounding dialog closes with the next press.
          event.preventDefault()
          event.stopPropagation()
          currentTarget.value = before.current
          onChange(cellKey, read(before.current) ?? before.current)
        }}
      />
      <button
        type="button"
        className="touchline-quantity-step is-more"
        aria-label={t`One more of ${of}`}
        aria-disabled={isBusy || (max !== null && pieces >= max) ? 'true' : undefined}
        onClick={() => step(1)}
      />
    </span>
  )
}

const written = (pieces: number): string => (pieces === 0 ? '' : String(pieces))
const read = (text: string): number | null => (text.trim() === '' ? 0 : readQuantity(text))
