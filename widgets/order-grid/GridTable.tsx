// The quantities as a table; in a narrow container each row is a card with its sizes below each other. Both use the same markup.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { formatMoney } from '#shared/i18n/format.ts'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { SwatchDot } from '#shared/product/parts/SwatchDot.tsx'
import { cellsOf, type OrderGrid, type OrderRow, rowsOf } from '#shared/product/rules/order-grid.ts'
import { type OrderTotals, piecesIn } from '#shared/product/rules/order-totals.ts'
import type { OrderGridStore } from '#stores/product/order-grid/order-grid.ts'
import { Cell } from './Cell.tsx'
import { cellIn, keyOf, keysOf } from './keys.ts'

interface Props {
  store: OrderGridStore
  grid: OrderGrid
  totals: OrderTotals | null
  currency: string
  isBusy: boolean
  /** Takes pasted text that begins at a cell; returns whether it was a block. */
  onPaste: (text: string, key: string) => boolean
  /** Enter in the last cell. */
  onEnd: () => void
}

/** With more columns than this, a product with a single row is drawn as a list, which needs no scrolling. */
const WIDE = 8

/** The table. */
export function GridTable({ store, grid, totals, currency, isBusy, onPaste, onEnd }: Props) {
  const { t } = useLingui()
  const { id } = useMount()
  const quantities = useShared(store.$quantities)
  const faults = useShared(store.$faults)
  const table = useRef<HTMLTableElement>(null)
  const hear = useRef({ onPaste, onEnd })
  hear.current = { onPaste, onEnd }
  useEffect(() => {
    const element = table.current
    const stop = new AbortController()
    const options = { signal: stop.signal }
    // One listener for all cells, before a surrounding form receives the keys.
    element?.addEventListener(
      'keydown',
      (event) => {
        const moved = keysOf(event, element)
        if (moved === null) return
        event.preventDefault()
        if (moved === 'end') hear.current.onEnd()
        else moved.focus()
      },
      options,
    )
    element?.addEventListener(
      'paste',
      (event) => {
        const key = keyOf(event.target)
        if (key !== null && hear.current.onPaste(event.clipboardData?.getData('text/plain') ?? '', key)) event.preventDefault()
      },
      options,
    )
    return () => stop.abort()
  }, [])

  const prices = new Set(cellsOf(grid).map(({ key }) => totals?.each[key] ?? null))
  const isFlat = grid.rowLabel === null
  const sumOf = (price: number | null) => (price === null ? t`Price on request` : formatMoney(price, currency))
  const rowOf = (row: OrderRow, at: number, group: string) => {
    const sum = totals?.rows[row.key]
    return (
      <tr key={row.key} className="order-grid-row">
        {isFlat ? null : (
          <th scope="row" className="order-grid-name">
            <span>
              <SwatchDot swatch={row.swatch} /> {row.label}
            </span>
          </th>
        )}
        {row.cells.map((cell, column) => (
          <Cell
            key={grid.columns[column]?.id}
            id={id(`pieces-${cell?.key ?? `${row.key}-${column}`}`)}
            at={cellIn(at, column)}
            cell={cell}
            size={grid.columns[column]?.label ?? ''}
            of={[group, row.label].filter(Boolean).join(', ')}
            pieces={cell ? piecesIn(quantities, cell.key) : 0}
            fault={(cell && faults[cell.key]) ?? null}
            price={
              prices.size > 1 && cell && typeof totals?.each[cell.key] === 'number' ? formatMoney(totals.each[cell.key] ?? 0, currency) : ''
            }
            isBusy={isBusy}
            onChange={store.change}
            onStep={store.step}
          />
        ))}
        {isFlat ? null : (
          <>
            <td className="order-grid-sum" translate="no">
              <span className="order-grid-size" aria-hidden="true">
                {t`Total`}
              </span>
              {sum?.pieces ?? 0}
            </td>
            <td className="order-grid-price" translate="no">
              {sum && sum.pieces > 0 ? sumOf(sum.price) : ''}
            </td>
          </>
        )}
      </tr>
    )
  }
  const rows = rowsOf(grid)
  return (
    <div className="order-grid-frame" data-layout={isFlat && grid.columns.length > WIDE ? 'list' : undefined}>
      <table className="order-grid-table" ref={table} aria-describedby={id('keys')}>
        <caption className="touchline-hidden">{t`Number of pieces by size`}</caption>
        <thead>
          <tr>
            {isFlat ? null : <th scope="col">{grid.rowLabel}</th>}
            {grid.columns.map((column) => (
              <th key={column.id} scope="col" className="order-grid-column">
                {column.label}
              </th>
            ))}
            {isFlat ? null : (
              <>
                <th scope="col" className="order-grid-sum">{t`Pieces`}</th>
                <th scope="col" className="order-grid-price">{t`Price`}</th>
              </>
            )}
          </tr>
        </thead>
        {grid.groups.map((group) => (
          <tbody key={group.key}>
            {group.label === '' ? null : (
              <tr className="order-grid-group">
                <th scope="rowgroup" colSpan={grid.columns.length + 3}>
                  {group.label}
                </th>
              </tr>
            )}
            {group.rows.map((row) => rowOf(row, rows.indexOf(row), group.label))}
          </tbody>
        ))}
        {isFlat ? null : (
          <tfoot>
            <tr>
              <th scope="row">{t`Total`}</th>
              {grid.columns.map((column, index) => (
                <td key={column.id} translate="no">
                  {totals?.columns[index]?.pieces ?? 0}
                </td>
              ))}
              <td className="order-grid-sum" translate="no">
                {totals?.whole.pieces ?? 0}
              </td>
              <td className="order-grid-price" translate="no">
                {totals && totals.whole.pieces > 0 ? sumOf(totals.whole.price) : ''}
              </td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}
