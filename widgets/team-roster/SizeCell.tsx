// A player's size of one product: the browser's own list. The sheet's keys choose in it by letters.
import { useLingui } from '@lingui/react/macro'
import { useMount } from '#shared/mount/context.ts'
import type { RosterProduct } from '#shared/product/rules/roster.ts'
import type { RosterStore } from '#stores/product/team-roster/team-roster.ts'
import { GridField } from './GridField.tsx'

interface Props {
  product: RosterProduct
  playerId: string
  who: string
  value: string
  fault: string | null
  store: RosterStore
}

/** The cell. */
export function SizeCell({ product: { id: productId, label, sizes }, playerId, who, value, fault, store }: Props) {
  const { t } = useLingui()
  const { id } = useMount()
  const field = `players.${playerId}.sizes.${productId}`
  return (
    <td>
      <GridField id={id(field)} field={field} label={label} of={who} fault={fault}>
        {(wiring) => (
          <select
            {...wiring}
            className="touchline-input touchline-select"
            data-column={productId}
            value={value}
            onChange={(event) => store.chooseSize(playerId, productId, event.currentTarget.value)}
          >
            <option value="">{t`Size`}</option>
            {sizes.map(({ id: sizeId, label: size, stock }) => (
              <option key={sizeId} value={sizeId}>
                {stock === 0 ? t`${size} (sold out)` : size}
              </option>
            ))}
          </select>
        )}
      </GridField>
    </td>
  )
}
