// The sum to pay, for the places where something changes it: a shopper who enters a code sees there what is left to pay.
import type { TotalsRow } from '#shared/cart/wire/totals.ts'
import { Sums } from './Sums.tsx'

/** The sum under the name that it has in the totals; draws nothing until there are totals. */
export function SumToPay({ row, currency }: { row: TotalsRow | undefined; currency: string }) {
  return row ? <Sums rows={[row]} currency={currency} /> : null
}
