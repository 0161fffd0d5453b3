// The name of a row of the totals, the same in every place that shows its amount.
import { useLingui } from '@lingui/react/macro'
import { BEFORE_DELIVERY, EXPECTED_TOTAL } from '#shared/cart/rules/totals.ts'
import type { TotalsRow } from '#shared/cart/wire/totals.ts'

/** The host's name; totals that the host has not calculated have ours. */
export function SumName({ row: { code, title } }: { row: TotalsRow }) {
  const { t } = useLingui()
  return <>{code === BEFORE_DELIVERY ? t`Total excluding delivery` : code === EXPECTED_TOTAL ? t`Total` : title}</>
}
