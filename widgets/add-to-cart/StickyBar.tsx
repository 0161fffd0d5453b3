// A bar for phones: while the button is out of view, it shows price, choice and a second button at the bottom of the window.
import { useEffect, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '#shared/i18n/format.ts'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { shownPrice } from '#shared/product/rules/discount.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { bag } from '#shared/ui/icons.ts'
import { Price } from '#shared/ui/Price.tsx'
import { $page } from '#stores/page/page.ts'
import type { ProductStore } from '#stores/product/product.ts'

interface Props {
  store: ProductStore
  /** What the button says once everything is chosen. */
  label: string
  /** Adds the product, or moves to the first missing choice. */
  onPress: () => void
}

/**
 * The bar. It repeats the page's content for touch only: keyboard and screen reader users have the button itself,
 * and would meet everything twice.
 */
export function StickyBar({ store, label, onPress }: Props) {
  const { t } = useLingui()
  const { currency } = useShared($page)
  const price = useShared(store.$price)
  const total = useShared(store.$total)
  const isSaleable = useShared(store.$isSaleable)
  const attributes = useShared(store.$attributes)
  const isAway = useButtonAway()
  const shown = price && shownPrice(price)
  if (!isAway || !price || !shown) return null
  const chosen = attributes.flatMap((attribute) => attribute.chosen?.label ?? []).join(', ')
  return (
    <div className="add-to-cart-bar" aria-hidden="true">
      <span className="add-to-cart-bar-words">
        {isSaleable && total !== null ? (
          // The total price of the pieces that the button adds.
          <Price now={formatMoney(total, currency)} />
        ) : (
          <Price now={formatMoney(price.tier || shown.now, currency)} isFrom={price.isFrom && price.tier === 0} />
        )}
        {chosen ? <span>{chosen}</span> : null}
      </span>
      <button type="button" tabIndex={-1} className="touchline-button" data-tone="primary" onClick={onPress}>
        {!isSaleable ? (
          t`Choose options`
        ) : (
          <>
            <Icon path={bag} size={20} />
            {label}
          </>
        )}
      </button>
    </div>
  )
}

/** Whether the mount's own button is outside the window. */
function useButtonAway(): boolean {
  const { element } = useMount()
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    const button = element?.querySelector('.add-to-cart-button')
    if (!button) return
    const observer = new IntersectionObserver(([entry]) => setAway(entry?.isIntersecting === false))
    observer.observe(button)
    return () => observer.disconnect()
  }, [element])
  return isAway
}
