// Decides which rows of the totals are shown, and which of them is to be paid: without the cost of delivery that row says so.
import type { Totals, TotalsRow } from '#shared/cart/wire/totals.ts'
import { roundMoney } from '#shared/domain/money.ts'

/** The code of a total without delivery. */
export const BEFORE_DELIVERY = 'total_before_delivery'
/** The code of the delivery by the store's rules, until the host has calculated it. */
export const EXPECTED_DELIVERY = 'expected_delivery'
/** The code of the total with it. */
export const EXPECTED_TOTAL = 'expected_total'

/**
 * Whether the host has calculated the cost of delivery. Many hosts send it as 0 until a method is chosen, which is not free delivery: so 0
 * counts only with a method.
 */
export function isDeliveryKnown({ rows, shipping }: Pick<Totals, 'rows' | 'shipping'>, hasMethod: boolean): boolean {
  return hasMethod || (shipping ?? 0) > 0 || rows.some(({ code, value }) => code === 'shipping' && (value ?? 0) > 0)
}

/**
 * Whether "free from this amount" holds for this cart: once the host has calculated the cost, as for another country or with a coupon, its
 * amount counts. `fee` is the cost below the amount; null where unknown.
 */
export function isFreeFrom(
  totals: Pick<Totals, 'rows' | 'shipping' | 'subtotal' | 'grandTotal'>,
  isKnown: boolean,
  from: number,
  fee: number | null,
): boolean {
  if (!isKnown) return true
  const shipping = totals.shipping ?? 0
  if ((totals.subtotal ?? totals.grandTotal) >= from) return shipping === 0
  return fee === null ? shipping > 0 : shipping === fee
}

type Shown = Pick<Totals, 'rows' | 'coupon' | 'grandTotal'>

/**
 * The host's rows in its order. Until the host has calculated the delivery (`isKnown`), its row has no amount, or `fee` is its cost by the store's rules, shown with the total
 * that it makes; null where the rules cannot say. Then a total without delivery is dropped where the subtotal is the same amount, and gets
 * a name of its own otherwise: after a coupon or a gift card it is there even if the host has no row for it yet.
 */
export function shownRows(totals: Shown, isKnown: boolean, fee: number | null = null): readonly TotalsRow[] {
  const { grandTotal: value } = totals
  if (isKnown) return totals.rows
  const rows = totals.rows.map((row) => (row.code === 'shipping' ? { ...row, value: null } : row))
  if (fee !== null && isAddable(totals, fee)) return withDelivery({ ...totals, rows }, fee)
  const isRepeated = rows.some((row) => row.code === 'subtotal' && row.value === value)
  const before = isRepeated ? [] : [ownRow(BEFORE_DELIVERY, value)]
  return rows.some(isTotal) ? rows.flatMap((row) => (isTotal(row) ? before : [row])) : [...rows, ...before]
}

/** The shown row that has the amount to pay, so that every place calls it by one name; undefined if none has. */
export function rowToPay(totals: Shown, isKnown: boolean, fee: number | null = null): TotalsRow | undefined {
  const rows = shownRows(totals, isKnown, fee)
  const ours = rows.find(({ code }) => code === BEFORE_DELIVERY || code === EXPECTED_TOTAL)
  return ours ?? rows.find(isTotal) ?? rows.find(({ value }) => value === totals.grandTotal)
}

/** Whether a row is the cost of delivery, which is called free rather than 0. */
export function isDelivery({ code }: Pick<TotalsRow, 'code'>): boolean {
  return code === 'shipping' || code === EXPECTED_DELIVERY
}

/**
 * The total is ours to complete only if all rows are known and make it: a gift card or a credit might pay for the delivery too, a coupon
 * without a discount might make it free, and rows without tax would not add up.
 */
function isAddable({ rows, coupon, grandTotal }: Shown, fee: number): boolean {
  if (fee === 0) return true
  const amountOf = (code: string) => rows.find((row) => row.code === code)?.value ?? null
  const isEveryKnown = rows.every(({ code }) => ['subtotal', 'discount', 'shipping', 'tax', 'grand_total'].includes(code))
  const isDiscounted = coupon === null || (amountOf('discount') ?? 0) !== 0
  return isEveryKnown && isDiscounted && roundMoney((amountOf('subtotal') ?? grandTotal) + (amountOf('discount') ?? 0)) === grandTotal
}

/** The rows with the delivery and the total below them. The tax of the goods alone would be wrong below a total with a fee. */
function withDelivery({ rows, grandTotal }: Shown, fee: number): readonly TotalsRow[] {
  const isTax = ({ code }: TotalsRow) => code === 'tax'
  const others = rows.filter((row) => !isTotal(row) && !isTax(row))
  const delivery = others.some(isDelivery)
    ? others.map((row) => (isDelivery(row) ? { ...row, value: fee } : row))
    : [...others, ownRow(EXPECTED_DELIVERY, fee)]
  return [...delivery, ownRow(EXPECTED_TOTAL, roundMoney(grandTotal + fee)), ...(fee === 0 ? rows.filter(isTax) : [])]
}

function ownRow(code: string, value: number): TotalsRow {
  return { code, title: '', value, area: null, extra: {} }
}

function isTotal({ code }: TotalsRow): boolean {
  return code === 'grand_total'
}
