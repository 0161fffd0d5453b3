// Decides which rows of the totals are shown: while the cost of delivery is unknown, there is no total yet.
import type { Totals, TotalsRow } from '#shared/cart/wire/totals.ts'

/** The code of a total without delivery. */
export const BEFORE_DELIVERY = 'total_before_delivery'

/** Whether the host has calculated the cost of delivery. */
export function isDeliveryKnown({ rows, shipping }: Pick<Totals, 'rows' | 'shipping'>): boolean {
  return (shipping ?? 0) > 0 || rows.some(({ code, value }) => code === 'shipping' && value !== null)
}

/**
 * Whether "free from this amount" holds for this cart: once the host has calculated the cost, as for another country or with a coupon, its
 * amount counts. `fee` is the cost below the amount; null where unknown.
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

/**
 * The host's rows in its order. A total without delivery is dropped where the subtotal is the same amount, and gets a name of its own
 * otherwise.
 */
export function shownRows(totals: Pick<Totals, 'rows' | 'shipping'>): readonly TotalsRow[] {
  const { rows } = totals
  if (isDeliveryKnown(totals)) return rows
  const subtotal = rows.find(({ code }) => code === 'subtotal')
  return rows.flatMap((row) => {
    if (row.code !== 'grand_total') return [row]
    return subtotal?.value === row.value ? [] : [{ ...row, code: BEFORE_DELIVERY }]
  })
}
