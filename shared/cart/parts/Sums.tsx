// The totals: the host's rows in the host's order.
import { useLingui } from '@lingui/react/macro'
import type { TotalsRow } from '#shared/cart/wire/totals.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { SumName } from './SumName.tsx'

/** The totals in the store's currency; a row whose amount is not known yet says so. */
export function Sums({ rows, currency }: { rows: readonly TotalsRow[]; currency: string }) {
  const { t } = useLingui()
  return (
    <dl className="touchline-sums">
      {rows.map((row) => {
        const { code, title, value } = row
        return (
          // Two gift cards are two rows of one code.
          <div key={`${code} ${title}`} data-code={code}>
            <dt>
              <SumName row={row} />
            </dt>
            <dd translate={value === null ? 'yes' : 'no'}>{value === null ? t`Not calculated yet` : formatMoney(value, currency)}</dd>
          </div>
        )
      })}
    </dl>
  )
}
