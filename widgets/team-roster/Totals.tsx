// The foot of the sheet: how many of each product in each size, and what the team costs.
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '#shared/i18n/format.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import type { ProductTotal } from '#shared/product/rules/roster-totals.ts'
import { Button } from '#shared/ui/Button.tsx'
import type { RosterStore } from '#stores/product/team-roster/team-roster.ts'

/** Props of the foot. */
interface TotalsProps {
  store: RosterStore
  currency: string
  isFull: boolean
  onAdd: () => void
}

/** The foot, with the button below the last player. Each product's totals stand below its sizes, so a size of which there are too few is named there, too. */
export function Totals({ store, currency, isFull, onAdd }: TotalsProps) {
  const { t } = useLingui()
  const totals = useShared(store.$totals)
  const count = useShared(store.$count)
  const total = useShared(store.$total)
  const sized = totals.filter(({ product }) => product.sizes.length > 0)
  return (
    <tfoot>
      <tr className="team-roster-more">
        <td colSpan={sized.length + 8}>
          <Button isDisabled={isFull} onPress={onAdd}>{t`Add a player`}</Button>
        </td>
      </tr>
      <tr className="team-roster-totals">
        <th scope="row" colSpan={3}>
          {t`${plural(count, { 0: 'No players yet', one: '# player', other: 'All # players together' })}`}
        </th>
        {sized.map((one) => (
          <td key={one.product.id}>
            <ProductTotals total={one} />
          </td>
        ))}
        <td className="team-roster-empty" colSpan={2}>
          &#8203;
        </td>
        <td className="team-roster-sum" colSpan={3}>
          <strong translate="no">{total === null ? '' : formatMoney(total, currency)}</strong>
        </td>
      </tr>
    </tfoot>
  )
}

function ProductTotals({ total: { product, items, sizes, missing } }: { total: ProductTotal }) {
  const { t } = useLingui()
  const { label } = product
  return (
    <>
      <p className="team-roster-items">
        <span className="team-roster-label">{label}</span> <span translate="no">{items}</span>
      </p>
      {items === 0 ? null : (
        <ul className="team-roster-sizes">
          {sizes.map(({ size, items: count, isShort }) => {
            const stock = size.stock ?? 0
            return (
              <li key={size.id} data-short={isShort ? '' : undefined}>
                <span translate="no">{`${count} × ${size.label}`}</span> {isShort ? t`(only ${stock} left)` : null}
              </li>
            )
          })}
          {missing > 0 ? <li className="team-roster-missing">{t`${missing} without a size`}</li> : null}
        </ul>
      )}
    </>
  )
}
