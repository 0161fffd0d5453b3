// The rows of the totals as every place shows them, and the sum to pay: with the cost of delivery as soon as it is known.
import { isDeliveryKnown, rowToPay, shownRows } from '#shared/cart/rules/totals.ts'
import type { Cart } from '#shared/cart/wire/cart.ts'
import type { Totals, TotalsRow } from '#shared/cart/wire/totals.ts'
import { deliveryPromise } from '#shared/product/rules/delivery.ts'
import type { PageConfig } from '#shared/wire/page.ts'
import { derived } from '#shared/state/derived.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import { $page } from '#stores/page/page.ts'
import { $cart, $destination, $methodInTotals, $totals } from './state.ts'

/** What is shown of the totals. */
export interface Sums {
  rows: readonly TotalsRow[]
  /** The row with the sum to pay; undefined if no row has it. */
  rowToPay: TotalsRow | undefined
  /** The sum to pay. */
  toPay: number
  /** Whether the rows have the cost of the delivery that was chosen. */
  isDeliveryKnown: boolean
  /** Whether the goods stay in the store's country, for which its rules of delivery hold. */
  isAtHome: boolean
}

/** Whether the totals have the cost of a delivery that was chosen. A cart without a parcel has none, which is known too. */
export const $isDeliveryKnown = derived([$totals, $cart, $methodInTotals], (known, cart, method): boolean => {
  const totals = valueOf(known)
  const { shipping = null, isVirtual = false } = valueOf(cart) ?? {}
  return totals !== null && isDeliveryKnown(totals, method !== null || isVirtual || Boolean(shipping?.method))
})

/** The sums; null until the totals are loaded. */
export const $sums = derived(
  [$totals, $isDeliveryKnown, $cart, $destination, $page],
  (known, isKnown, cart, destination, page): Sums | null => {
    const totals = valueOf(known)
    if (!totals) return null
    const fee = expectedFee(totals, valueOf(cart), destination, page)
    const row = rowToPay(totals, isKnown, fee)
    return {
      rows: shownRows(totals, isKnown, fee),
      rowToPay: row,
      toPay: row?.value ?? totals.grandTotal,
      isDeliveryKnown: isKnown,
      isAtHome: !isAbroad(valueOf(cart), destination, page),
    }
  },
)

/** The cost of home delivery by the store's rules, which hold for its own country; null where they say nothing about this cart. */
function expectedFee({ subtotal }: Totals, cart: Cart | null, destination: string | null, page: PageConfig): number | null {
  const { delivery: rules } = page
  if (!rules || !cart || cart.lines.length === 0 || cart.isVirtual || isAbroad(cart, destination, page)) return null
  return deliveryPromise(rules, { days: null, isMade: false, date: null, price: subtotal }, null).fee
}

const isAbroad = (cart: Cart | null, destination: string | null, { country }: PageConfig) =>
  (destination ?? cart?.shipping?.address?.country ?? country) !== country

/** Tells where the checkout sends the goods, once it has saved it: the store's own rules hold for its own country. */
export function shipTo(country: string): void {
  $destination.set(country)
}
