// Which rows of the sums are shown: while nobody knows what delivery costs there is no total yet.
import type { Totals, TotalsRow } from '#shared/schemas/totals.ts'

/** The code of a total that leaves delivery out. */
export const BEFORE_DELIVERY = 'total_before_delivery'

/** Whether the host has reckoned what delivery costs. */
export function isDeliveryKnown({ rows, shipping }: Pick<Totals, 'rows' | 'shipping'>): boolean {
  return (shipping ?? 0) > 0 || rows.some(({ code, value }) => code === 'shipping' && value !== null)
}

/** The host's rows in its order. A total without delivery goes where the subtotal says the same, and is named for what it is elsewhere. */
export function shownRows(totals: Pick<Totals, 'rows' | 'shipping'>): readonly TotalsRow[] {
  const { rows } = totals
  if (isDeliveryKnown(totals)) return rows
  const subtotal = rows.find(({ code }) => code === 'subtotal')
  return rows.flatMap((row) => {
    if (row.code !== 'grand_total') return [row]
    return subtotal?.value === row.value ? [] : [{ ...row, code: BEFORE_DELIVERY }]
  })
}
