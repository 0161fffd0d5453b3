// The sum to pay, for the places where something changes it: a shopper who enters a code sees there what is left to pay.
import { rowToPay } from '#shared/cart/rules/totals.ts'
import type { Totals } from '#shared/cart/wire/totals.ts'
import { Sums } from './Sums.tsx'

/** The sum under the name that it has in the totals; draws nothing until there are totals. */
export function SumToPay({ totals, currency }: { totals: Totals | null; currency: string }) {
  const row = totals && rowToPay(totals)
  return row ? <Sums rows={[row]} currency={currency} /> : null
}
