// What something comes to: the host's segments in the host's order.
import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '#shared/i18n/format.ts'
import type { TotalSegment } from '#shared/schemas/totals.ts'

/** The sums, in the store's currency; one that the host cannot say yet says so. */
export function Sums({ segments, currency }: { segments: readonly TotalSegment[]; currency: string }) {
  const { t } = useLingui()
  return (
    <dl className="touchline-sums">
      {segments.map(({ code, title, value }) => (
        <div key={code} data-code={code}>
          <dt>{title}</dt>
          <dd>{value === null ? t`Not calculated yet` : formatMoney(value, currency)}</dd>
        </div>
      ))}
    </dl>
  )
}
