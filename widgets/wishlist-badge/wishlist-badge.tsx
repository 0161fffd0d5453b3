// The wishlist link in the header with the number of products: 99+ above 99, no number at 0.
import { useEffect } from 'react'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { defineWidget } from '#shared/mount/define.ts'
import { useNumber } from '#shared/mount/use-number.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { BadgeLink } from '#shared/ui/BadgeLink.tsx'
import { heart } from '#shared/ui/icons.ts'
import { $page } from '#stores/page/page.ts'
import { $isWishlistKnown, $wishlistCount, loadWishlist } from '#stores/saved/wishlist.ts'

const Options = v.object({
  /** Where the wishlist page is. Default: `routes.wishlist` of the page. */
  wishlistUrl: v.optional(v.string()),
})

function WishlistBadge({ options }: { options: v.InferOutput<typeof Options> }) {
  const { t } = useLingui()
  const count = useNumber(useShared($wishlistCount), useShared($isWishlistKnown))
  const { routes } = useShared($page)
  useEffect(() => {
    void loadWishlist()
  }, [])
  const badge = count > 99 ? '99+' : String(count)
  // The accessible name has the number as shown: users of voice control say what they see.
  const products = plural(count, { one: '# product', other: `${badge} products` })
  return (
    <BadgeLink
      href={options.wishlistUrl ?? routes.wishlist}
      label={count > 0 ? t`Wishlist, ${products}` : t`Wishlist`}
      icon={heart}
      count={count > 0 ? badge : null}
    />
  )
}

export default defineWidget({ name: 'wishlist-badge', options: Options, view: WishlistBadge })
