// A bar for phones: the sum to pay at the bottom of the window until the summary is reached, and a way there.
import { useLingui } from '@lingui/react/macro'
import { SumName } from '#shared/cart/parts/SumName.tsx'
import { rowToPay } from '#shared/cart/rules/totals.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Button } from '#shared/ui/Button.tsx'
import { $totals } from '#stores/cart/cart.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import { $page } from '#stores/page/page.ts'

/** The bar; `onShow` leads to the summary. It holds no order button: the law wants products and price right before that one. */
export function AmountBar({ onShow }: { onShow: () => void }) {
  const { t } = useLingui()
  const totals = valueOf(useShared($totals))
  const { currency } = useShared($page)
  if (!totals) return null
  const row = rowToPay(totals)
  return (
    <div className="checkout-bar">
      <span className="checkout-bar-sum">
        <span>{row ? <SumName row={row} /> : t`Total`}</span>
        <strong translate="no">{formatMoney(totals.grandTotal, currency)}</strong>
      </span>
      <Button tone="quiet" onPress={onShow}>{t`Show your order`}</Button>
    </div>
  )
}
