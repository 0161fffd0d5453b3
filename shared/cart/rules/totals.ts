// Which rows of the sums are shown: while the cost of delivery is unknown, there is no total yet.
import type { Totals, TotalsRow } from '#shared/cart/wire/totals.ts'

/** The code of a total that leaves delivery out. */
export const BEFORE_DELIVERY = 'total_before_delivery'

/** Whether the host has reckoned what delivery costs. */
export function isDeliveryKnown({ rows, shipping }: Pick<Totals, 'rows' | 'shipping'>): boolean {
  return (shipping ?? 0) > 0 || rows.some(({ code, value }) => code === 'shipping' && value !== null)
}

/**
 * Whether "free from this amount on" is true of this cart: once the host has reckoned, as for another country or with a coupon, its word counts.
 * `fee` is what delivery costs below the amount; null where nobody says.
 */
export function isFreeFrom(
  totals: Pick<Totals, 'rows' | 'shipping' | 'subtotal' | 'grandTotal'>,
  from: number,
  fee: number | null,
): boolean {
  if (!isDeliveryKnown(totals)) return true
  const shipping = totals.shipping ?? 0
  if ((totals.subtotal ?? totals.grandTotal) >= from) return shipping === 0
  return fee === null ? shipping > 0 : shipping === fee
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
