// Decides which rows of the totals are shown, and which of them is to be paid: without the cost of delivery that row says so.
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

type Shown = Pick<Totals, 'rows' | 'shipping' | 'grandTotal'>

/**
 * The host's rows in its order. A total without delivery is dropped where the subtotal is the same amount, and gets a name of its own
 * otherwise: after a coupon or a gift card it is there even if the host has no row for it yet.
 */
export function shownRows(totals: Shown): readonly TotalsRow[] {
  const { rows, grandTotal: value } = totals
  if (isDeliveryKnown(totals)) return rows
  const isRepeated = rows.some((row) => row.code === 'subtotal' && row.value === value)
  const before = isRepeated ? [] : [{ code: BEFORE_DELIVERY, title: '', value, area: null, extra: {} }]
  return rows.some(isTotal) ? rows.flatMap((row) => (isTotal(row) ? before : [row])) : [...rows, ...before]
}

/** The shown row that has the amount to pay, so that every place calls it by one name; undefined if none has. */
export function rowToPay(totals: Shown): TotalsRow | undefined {
  const rows = shownRows(totals)
  return rows.find(({ code }) => code === BEFORE_DELIVERY) ?? rows.find(isTotal) ?? rows.find(({ value }) => value === totals.grandTotal)
}

function isTotal({ code }: TotalsRow): boolean {
  return code === 'grand_total'
}
