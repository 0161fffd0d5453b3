// One cell: how many of a size are wanted, how many are left, and what is wrong with the number.
import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { failureSentence, sentence } from '#shared/i18n/sentences.ts'
import type { OrderCell } from '#shared/product/rules/order-grid.ts'
import type { CellFault } from '#stores/product/order-grid/faults.ts'
import type { OrderGridStore } from '#stores/product/order-grid/order-grid.ts'
import { PiecesField } from './PiecesField.tsx'

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
  const words = useFaultWords(fault)
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
        mistyped={fault?.kind === 'invalid' ? fault.text : null}
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
})

/** What is wrong with the number; empty where nothing is. */
function useFaultWords(fault: CellFault | null): string {
  const { t } = useLingui()
  if (!fault) return ''
  if (fault.kind === 'refused') return failureSentence(fault.error)
  if (!('pieces' in fault)) return fault.kind === 'sold-out' ? t`Sold out` : sentence('product.quantity-invalid')
  const { pieces: number, kind } = fault
  if (kind !== 'few') return kind === 'most' ? t`At most ${number}` : t`At least ${number}`
  const stock = number
  return t`Only ${stock} left`
}
