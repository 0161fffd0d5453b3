// One or more products are out of stock: said once above the lines, and first of all when the checkout sent the shopper back.
import { useEffect, useRef } from 'react'
import { sentence } from '#shared/i18n/sentences.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { $hasStockFault } from '#stores/cart.ts'

/** The notice; with `takesFocus` a screen reader starts here. */
export function StockNotice({ takesFocus }: { takesFocus: boolean }) {
  const hasFault = useShared($hasStockFault)
  const notice = useRef<HTMLDivElement>(null)
  const isShown = hasFault || takesFocus
  useEffect(() => {
    if (takesFocus) notice.current?.focus()
  }, [takesFocus])
  return isShown ? (
    <div ref={notice} tabIndex={-1} className="cart-stock-notice">
      <Notice tone="error">{sentence('cart.out-of-stock')}</Notice>
    </div>
  ) : null
}
