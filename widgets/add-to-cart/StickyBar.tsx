// A bar for phones: while the button is out of view, it shows price, choice and a second button at the bottom of the window.
import { useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '#shared/i18n/format.ts'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { shownPrice } from '#shared/product/rules/discount.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { bag } from '#shared/ui/icons.ts'
import { Price } from '#shared/ui/Price.tsx'
import { usePart } from '#shared/ui/use-part.tsx'
import { useRoomBelow } from '#shared/ui/use-room-below.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import { $page } from '#stores/page/page.ts'
import type { ProductStore } from '#stores/product/product.ts'

/** Props of the bar. */
export interface StickyBarProps {
  store: ProductStore
  /** What the button says once everything is chosen. */
  label: string
  productId: number
  /** Whether the mount's own button is out of view. */
  isAway: boolean
  /** Adds the product, or moves to the first missing choice. */
  onPress: () => Promise<void>
}

/**
 * The bar. It repeats the page's content for touch only: keyboard and screen reader users have the button itself,
 * and would meet everything twice. Where options are missing that the page has, its button brings them in a sheet.
 */
export function StickyBar({ store, label, productId, isAway, onPress }: StickyBarProps) {
  const { t } = useLingui()
  const { element } = useMount()
  const [isOpen, setOpen] = useState(false)
  const [isWanted, want] = useState(false)
  const sheet = usePart(() => import('./ChoiceSheet.tsx'), isWanted)
  const { currency } = useShared($page)
  const price = useShared(store.$price)
  const total = useShared(store.$total)
  const isSaleable = useShared(store.$isSaleable)
  const attributes = useShared(store.$attributes)
  const product = valueOf(useShared(store.$product))
  useRoomBelow(isAway)
  const shown = price && shownPrice(price)
  // A team is known by its players before the last of them has a size.
  const isSum = total !== null && (isSaleable || (total > 0 && Boolean(product?.teamWear)))
  if (!(isAway || isOpen) || !price || !shown) return null
  const press = () => {
    const isThere = document.querySelector(`[data-touchline="product-options"][data-product-id="${productId}"]`)
    // In a dialog, such as quick buy, the options are in view already.
    if (attributes.every((attribute) => attribute.chosen) || !isThere || element?.closest('dialog')) return onPress()
    // The page's own button, since nothing in the bar may have the focus; the closed sheet returns it there.
    element?.querySelector<HTMLElement>('.add-to-cart-button')?.focus({ preventScroll: true })
    want(true)
    return setOpen(true)
  }
  const chosen = attributes.flatMap((attribute) => attribute.chosen?.label ?? []).join(', ')
  return (
    <>
      <div className="add-to-cart-bar" aria-hidden="true">
        <span className="add-to-cart-bar-words">
          {isSum ? (
            // The total price of the pieces that the button adds.
            <Price now={formatMoney(total, currency)} />
          ) : (
            <Price now={formatMoney(price.tier || shown.now, currency)} isFrom={price.isFrom && price.tier === 0} />
          )}
          {chosen ? <span>{chosen}</span> : null}
        </span>
        <button type="button" tabIndex={-1} className="touchline-button" data-tone="primary" onClick={() => void press()}>
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
      {sheet.module ? (
        <sheet.module.ChoiceSheet isOpen={isOpen} productId={productId} onAdd={onPress} onClose={() => setOpen(false)} />
      ) : (
        sheet.trouble
      )}
    </>
  )
}
