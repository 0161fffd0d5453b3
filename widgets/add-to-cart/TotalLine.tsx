// The total, if it differs from the price above: for several pieces, or with personalisation.
import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '#shared/i18n/format.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Exact } from '#shared/ui/Exact.tsx'
import { useSaid } from '#shared/ui/use-said.ts'
import { $page } from '#stores/page/page.ts'
import type { ProductStore } from '#stores/product/product.ts'

/** The total, a polite live region. Draws nothing while a choice is missing. */
export function TotalLine({ store }: { store: ProductStore }) {
  const { t } = useLingui()
  const { currency } = useShared($page)
  const total = useShared(store.$total)
  const price = useShared(store.$price)
  const surcharge = useShared(store.$surcharge)
  const isWhole = useShared(store.$isSaleable)
  const each = price ? price.tier || (price.final ?? price.regular) : null
  const isShown = total !== null && isWhole && total !== each
  const sum = isShown ? formatMoney(total, currency) : ''
  const text = isShown ? t`Total: ${sum}` : ''
  useSaid(isShown ? text : null)
  const extra = formatMoney(surcharge, currency)
  if (!isShown) return null
  return (
    <p className="add-to-cart-total">
      <strong>
        <Exact text={text} keep={[sum]} />
      </strong>
      {surcharge > 0 ? (
        <span>
          <Exact text={t`including ${extra} each for personalisation`} keep={[extra]} />
        </span>
      ) : null}
    </p>
  )
}
