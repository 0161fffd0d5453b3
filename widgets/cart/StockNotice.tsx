// The notice that products are out of stock: above the lines, and focused if the checkout sent the shopper back because of it.
import { useEffect, useRef, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { environment } from '#shared/environment.ts'
import { sentence } from '#shared/i18n/sentences.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { $hasStockFault } from '#stores/cart/cart.ts'

/** Checkout and host send shoppers back with `?reason=stock`. */
function wasSentForStock(): boolean {
  return environment.location.searchParams.get('reason') === 'stock'
}

/** The notice. If the shopper was sent back, it takes the focus. */
export function StockNotice() {
  const { t } = useLingui()
  const hasFault = useShared($hasStockFault)
  const [wasSentBack, setSentBack] = useState(false)
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => setSentBack(wasSentForStock()), [])
  useEffect(() => {
    if (wasSentBack) notice.current?.focus()
  }, [wasSentBack])
  return hasFault || wasSentBack ? (
    // The alert announces the sentence; a separate name keeps screen readers from repeating it on focus.
    <div ref={notice} tabIndex={-1} className="cart-stock-notice" role="group" aria-label={t`Error`}>
      <Notice tone="error">{sentence('cart.out-of-stock')}</Notice>
    </div>
  ) : null
}
