// Says that everything is in the cart, beside the empty grid. The cart's popup announces it, so this is silent.
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useShared } from '#shared/mount/use-shared.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { tick } from '#shared/ui/icons.ts'
import { $page } from '#stores/page/page.ts'
import type { OrderGridStore } from '#stores/product/order-grid/order-grid.ts'

/** The sentence with a link to the cart, until something else is entered. */
export function Done({ store }: { store: OrderGridStore }) {
  const { t } = useLingui()
  const { routes } = useShared($page)
  const outcome = useShared(store.$outcome)
  if (!outcome || outcome.left > 0 || outcome.placed === 0) return null
  const { placed } = outcome
  return (
    <p className="order-grid-done">
      <Icon path={tick} size={20} />
      <span>{t`${plural(placed, { one: '# piece is in your cart.', other: '# pieces are in your cart.' })}`}</span>{' '}
      <a href={routes.cart}>{t`View cart`}</a>
    </p>
  )
}
