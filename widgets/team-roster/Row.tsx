// One player's row. It reads only its own data, so that typing redraws no other row.
import { memo, useMemo } from 'react'
import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '#shared/i18n/format.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { readPieces } from '#shared/product/rules/player.ts'
import { printable } from '#shared/product/rules/printing.ts'
import type { RosterStore } from '#stores/product/team-roster/team-roster.ts'
import { faultTexts } from './fault-texts.ts'
import { RowButtons } from './RowButtons.tsx'
import { RowHead } from './RowHead.tsx'
import { SizeCell } from './SizeCell.tsx'
import { TextCell } from './TextCell.tsx'

interface Props {
  playerId: string
  /** The player's position, from 1. */
  position: number
  store: RosterStore
  currency: string
  isFull: boolean
}

function RowView({ playerId, position, store, currency, isFull }: Props) {
  const { t } = useLingui()
  const $row = useMemo(() => store.row(playerId), [store, playerId])
  const row = useShared($row)
  if (!row) return null
  const { player, plan, price, faults } = row
  const who = printable(player.name) || t`Player ${position}`
  const amount = price === null ? '' : formatMoney(price, currency)
  const hasFault = Object.keys(faults).length > 0
  const prints = [plan.name && printable(player.name), plan.number && printable(player.number)].filter(Boolean).join(' ')
  const own = { playerId, who, store }
  return (
    <tr
      className="team-roster-player"
      data-player={playerId}
      data-open={player.isOpen ? '' : undefined}
      data-faulty={hasFault ? '' : undefined}
      data-left-out={player.isOrdered ? undefined : ''}
    >
      <RowHead row={row} who={who} position={position} amount={amount} onToggle={() => store.open(playerId, !player.isOpen)} />
      {(['name', 'number'] as const).map((column) => (
        <TextCell
          key={column}
          {...own}
          column={column}
          label={column === 'name' ? t`Name` : t`Number`}
          value={player[column]}
          fault={faultTexts(faults[column])}
          onType={(text) => {
            store.change(playerId, { [column]: text })
            return text
          }}
        />
      ))}
      {plan.products
        .filter(({ sizes }) => sizes.length > 0)
        .map((product) => (
          <SizeCell
            key={product.id}
            {...own}
            product={product}
            value={player.sizes[product.id] ?? ''}
            fault={faultTexts(faults[product.id])}
          />
        ))}
      <TextCell
        {...own}
        column="quantity"
        label={t`Pieces`}
        value={player.quantity === undefined ? '' : String(player.quantity)}
        fault={faultTexts(faults['quantity'])}
        onType={(text) => {
          const read = readPieces(text)
          // What is no number of pieces leaves the one that was there.
          const quantity = read === null ? player.quantity : read
          store.change(playerId, { quantity })
          return quantity === undefined ? '' : String(quantity)
        }}
      />
      <td className="team-roster-prints" translate="no">
        {prints}
      </td>
      <td className="team-roster-price" translate="no">
        {amount}
      </td>
      <RowButtons {...own} isOrdered={player.isOrdered} isFull={isFull} />
    </tr>
  )
}

/** A row of the grid. */
export const Row = memo(RowView)
