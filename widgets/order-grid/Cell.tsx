// One cell: how many of a size are wanted, how many are left, and what is wrong with the number.
import { useLingui } from '@lingui/react/macro'
import { memo, useLayoutEffect, useRef } from 'react'
import { readQuantity } from '#shared/domain/quantity.ts'
import { failureSentence, sentence } from '#shared/i18n/sentences.ts'
import type { OrderCell } from '#shared/product/rules/order-grid.ts'
import { say } from '#shared/ui/say.ts'
import type { CellFault } from '#stores/product/order-grid/faults.ts'
import type { OrderGridStore } from '#stores/product/order-grid/order-grid.ts'

interface Props {
  id: string
  /** Its place in the grid. */
  at: string
  /** Null where no such variant is sold. */
  cell: OrderCell | null
  /** The label of its column, and of its row. */
  size: string
  of: string
  pieces: number
  fault: CellFault | null
  /** Where prices differ; else empty. */
  price: string
  isBusy: boolean
  onChange: OrderGridStore['change']
  onStep: OrderGridStore['step']
}

/** With fewer pieces than this, the exact number is shown. */
const FEW = 6

/** The cell; only what changes is drawn again. */
export const Cell = memo(function Cell({ id, at, cell, size, of, pieces, fault, price, isBusy, onChange, onStep }: Props) {
  const { t } = useLingui()
  if (!cell) {
    return (
      <td className="order-grid-cell" data-state="none">
        <span aria-hidden="true">–</span>
        <span className="touchline-hidden">{t`Not made`}</span>
      </td>
    )
  }
  const head = (
    <span className="order-grid-size" aria-hidden="true">
      {size}
    </span>
  )
  // What is still entered from before it sold out can be taken out.
  if (cell.isSoldOut && pieces === 0) {
    return (
      <td className="order-grid-cell" data-state="out">
        {head}
        <span className="order-grid-note">{t`Sold out`}</span>
      </td>
    )
  }
  const { key, variant, limits } = cell
  const { stock } = variant
  const words = fault ? faultWords(fault) : ''
  const left = stock !== null && stock < FEW ? t`Only ${stock} left` : ''
  const name = of ? `${of}, ${size}` : size
  return (
    <td className="order-grid-cell" data-state={fault ? 'wrong' : undefined}>
      {head}
      <PiecesField
        id={id}
        at={at}
        cellKey={key}
        sku={variant.sku}
        of={name}
        pieces={pieces}
        max={limits.max}
        isBusy={isBusy}
        isInvalid={fault !== null}
        isMistyped={fault?.kind === 'invalid'}
        describedBy={words || left || price ? `${id}-note` : undefined}
        onChange={onChange}
        onStep={onStep}
      />
      {words || left || price ? (
        <span className="order-grid-note" id={`${id}-note`}>
          {words ? <span className="order-grid-fault">{words}</span> : left ? <span>{left}</span> : null}
          {price ? <span translate="no">{price}</span> : null}
        </span>
      ) : null}
    </td>
  )

  function faultWords(wrong: CellFault): string {
    if (wrong.kind === 'refused') return failureSentence(wrong.error)
    if (wrong.kind === 'sold-out') return t`Sold out`
    if (wrong.kind === 'invalid') return sentence('product.quantity-invalid')
    const { pieces: number } = wrong
    if (wrong.kind !== 'few') return wrong.kind === 'most' ? t`At most ${number}` : t`At least ${number}`
    const stock = number
    return t`Only ${stock} left`
  }
})

interface FieldProps {
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
  /** Whether the text in it is no number, and has to stay for correction. */
  isMistyped: boolean
  describedBy: string | undefined
  onChange: OrderGridStore['change']
  onStep: OrderGridStore['step']
}

/** A number between two steps, which narrow containers show. Empty means none. */
function PiecesField({ id, at, cellKey, sku, of, pieces, max, isBusy, isInvalid, isMistyped, describedBy, onChange, onStep }: FieldProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  /** The text when the field was entered, which Escape restores. */
  const before = useRef('')
  useLayoutEffect(() => {
    const element = input.current
    // What was typed stays as it was typed: 05 is 5.
    if (element && !isMistyped && read(element.value) !== pieces) element.value = written(pieces)
  }, [pieces, isMistyped])
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
        defaultValue={written(pieces)}
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
          if (read(currentTarget.value) === null) onChange(cellKey, null)
        }}
        onKeyDown={(event) => {
          const { currentTarget } = event
          if (event.key !== 'Escape' || currentTarget.value === before.current) return
          // Only the number is taken back; a surrounding dialog closes with the next press.
          event.preventDefault()
          event.stopPropagation()
          currentTarget.value = before.current
          onChange(cellKey, read(before.current))
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
