// The rows of the totals as every place shows them, and the sum to pay: with the cost of delivery as soon as it is known.
import { rowToPay, shownRows } from '#shared/cart/rules/totals.ts'
import type { Cart } from '#shared/cart/wire/cart.ts'
import type { Totals, TotalsRow } from '#shared/cart/wire/totals.ts'
import { deliveryPromise } from '#shared/product/rules/delivery.ts'
import type { PageConfig } from '#shared/wire/page.ts'
import { derived } from '#shared/state/derived.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import { $page } from '#stores/page/page.ts'
import { $cart, $totals } from './state.ts'

/** What is shown of the totals. */
export interface Sums {
  rows: readonly TotalsRow[]
  /** The row with the sum to pay; undefined if no row has it. */
  rowToPay: TotalsRow | undefined
  /** The sum to pay. */
  toPay: number
}

/** The sums; null until the totals are loaded. */
export const $sums = derived([$totals, $cart, $page], (known, cart, page): Sums | null => {
  const totals = valueOf(known)
  if (!totals) return null
  const fee = expectedFee(totals, valueOf(cart), page)
  const row = rowToPay(totals, fee)
  return { rows: shownRows(totals, fee), rowToPay: row, toPay: row?.value ?? totals.grandTotal }
})

/** The cost of home delivery by the store's rules, which hold for its own country; null where they say nothing about this cart. */
function expectedFee({ subtotal }: Totals, cart: Cart | null, { delivery: rules, country }: PageConfig): number | null {
  const isAbroad = (cart?.shipping?.address?.country ?? country) !== country
  if (!rules || !cart || cart.lines.length === 0 || cart.isVirtual || isAbroad) return null
  return deliveryPromise(rules, { days: null, isMade: false, date: null, price: subtotal }, null).fee
}
