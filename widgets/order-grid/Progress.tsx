// How far the sending is. Not announced: the button says that it is busy, and the end is said once.
import { useLingui } from '@lingui/react/macro'

/** A bar with its number. */
export function Progress({ done, of }: { done: number; of: number }) {
  const { t } = useLingui()
  return (
    <p className="order-grid-progress">
      <progress value={done} max={of} aria-label={t`Adding to the cart`} />
      <span>{t`${done} of ${of}`}</span>
    </p>
  )
}
