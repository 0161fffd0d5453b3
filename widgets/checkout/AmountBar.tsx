// The checkout's bar for phones: it leads to the summary, and at the last step to the review, where only the order button is left.
import { useLingui } from '@lingui/react/macro'
import { SumBar } from '#shared/cart/parts/SumBar.tsx'
import { useShared } from '#shared/mount/use-shared.ts'
import { $sums } from '#stores/cart/sums.ts'
import { $page } from '#stores/page/page.ts'

/** Props of the bar. */
interface AmountBarProps {
  summary: HTMLElement | null
  /** The heading of the review; null before the last step. */
  review: HTMLElement | null
  /** Opens the summary. */
  onShow: () => void
}

/** The bar. It holds no order button: the law wants products and price right before that one. */
export function AmountBar({ summary, review, onShow }: AmountBarProps) {
  const { t } = useLingui()
  const sums = useShared($sums)
  const { currency } = useShared($page)
  if (!sums) return null
  const show = () => {
    if (!review) return onShow()
    review.scrollIntoView({ block: 'start' })
    review.focus({ preventScroll: true })
  }
  return (
    <SumBar row={sums.rowToPay} amount={sums.toPay} currency={currency} until={review ?? summary} className="checkout-bar">
      <button type="button" tabIndex={-1} className="touchline-button" data-tone={review ? 'primary' : 'quiet'} onClick={show}>
        {review ? t`Check your order` : t`Show your order`}
      </button>
    </SumBar>
  )
}
