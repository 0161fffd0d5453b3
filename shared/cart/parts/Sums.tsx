// The totals: the host's rows in the host's order.
import { useLingui } from '@lingui/react/macro'
import { EXPECTED_DELIVERY, isDelivery } from '#shared/cart/rules/totals.ts'
import type { TotalsRow } from '#shared/cart/wire/totals.ts'
import { formatCountry } from '#shared/i18n/format-country.ts'
import { Amount } from './Amount.tsx'
import { SumName } from './SumName.tsx'

/** Props of the totals. */
interface SumsProps {
  rows: readonly TotalsRow[]
  currency: string
  /** The country that a cost of delivery by the store's rules holds for. */
  country?: string | null
}

/** The totals in the store's currency; a row whose amount is not known yet says so. */
export function Sums({ rows, currency, country: countryCode = null }: SumsProps) {
  const { t } = useLingui()
  const country = countryCode === null ? '' : formatCountry(countryCode)
  return (
    <dl className="touchline-sums">
      {rows.map((row) => {
        const { code, title, value } = row
        return (
          // Two gift cards are two rows of one code.
          <div key={`${code} ${title}`} data-code={code}>
            <dt>{code !== EXPECTED_DELIVERY ? <SumName row={row} /> : country === '' ? t`Delivery` : t`Delivery (${country})`}</dt>
            {value === null ? (
              <dd>{t`Not calculated yet`}</dd>
            ) : (
              <Amount as="dd" amount={value} currency={currency} isGoods={isDelivery(row)} />
            )}
          </div>
        )
      })}
    </dl>
  )
}
