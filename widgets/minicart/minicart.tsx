// The cart in the header: a badge with the number of products, and a popup with the lines.
import { useEffect, useState } from 'react'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { environment } from '#shared/environment.ts'
import { useMount } from '#shared/mount/context.ts'
import { defineWidget } from '#shared/mount/define.ts'
import { useFirstSeen } from '#shared/mount/use-first-seen.ts'
import { useNumber } from '#shared/mount/use-number.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { BadgeLink } from '#shared/ui/BadgeLink.tsx'
import { bag } from '#shared/ui/icons.ts'
import { $count, $isCountKnown, $isOpen, countWhenIdle, giveUpPopup } from '#stores/cart/cart-count.ts'
import { $page } from '#stores/page/page.ts'

const Options = v.object({
  /** Where the cart page is. Default: `routes.cart` of the page. */
  cartUrl: v.optional(v.string()),
  /** Where the checkout is. Default: `routes.checkout` of the page. */
  checkoutUrl: v.optional(v.string()),
  /** The amount from which delivery is free, in the store's currency; without it nothing is said about delivery. */
  freeShippingFrom: v.optional(v.pipe(v.number(), v.minValue(0))),
})

type Popup = typeof import('./popup.ts')

const popup = () => import('./popup.ts')

function Minicart({ options }: { options: v.InferOutput<typeof Options> }) {
  const { t } = useLingui()
  const { element } = useMount()
  const isOpen = useShared($isOpen)
  const count = useNumber(useShared($count), useShared($isCountKnown))
  const { routes } = useShared($page)
  const cartUrl = options.cartUrl ?? routes.cart
  const isMine = useFirstSeen(isOpen)
  // Loaded on first touch, or when something else opens it, such as a product added to the cart.
  const [parts, setParts] = useState<Popup | null>(null)
  const load = () => (parts ? Promise.resolve(parts) : popup().then(keep))
  const keep = (loaded: Popup) => {
    setParts(loaded)
    return loaded
  }
  useEffect(() => {
    if (isOpen && !parts) popup().then(setParts, giveUpPopup)
  }, [isOpen, parts])
  // A shopper with products in the cart will open the popup, possibly while offline, so it is loaded ahead.
  const hasItems = count > 0
  useEffect(() => {
    if (hasItems) popup().then(setParts, () => {})
  }, [hasItems])
  useEffect(countWhenIdle, [])
  const Popup = parts?.MinicartPopup
  const badge = count > 99 ? '99+' : String(count)
  const pieces = plural(count, { one: '# item', other: `${badge} items` })
  return (
    <>
      <BadgeLink
        href={cartUrl}
        label={count > 0 ? t`Cart, ${pieces}` : t`Cart`}
        icon={bag}
        count={count > 0 ? badge : null}
        opens={{
          isOpen,
          onTouch: () => void load().catch(() => {}),
          onPress: () =>
            void load().then(
              ({ openCart }) => openCart(element ?? undefined),
              () => environment.navigate(cartUrl),
            ),
        }}
      />
      {Popup ? (
        <Popup
          cartUrl={cartUrl}
          checkoutUrl={options.checkoutUrl ?? routes.checkout}
          freeShippingFrom={options.freeShippingFrom ?? null}
          isOpen={isOpen && isMine}
        />
      ) : null}
    </>
  )
}

export default defineWidget({ name: 'minicart', options: Options, view: Minicart })
