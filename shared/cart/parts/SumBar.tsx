// A bar for phones: the sum to pay and the way to the next step, at the bottom of the window until that step itself is in the window.
import { type ReactNode, useEffect, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { TotalsRow } from '#shared/cart/wire/totals.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { classes } from '#shared/ui/classes.ts'
import { SumName } from './SumName.tsx'

/** Props of the bar. */
interface SumBarProps {
  row: TotalsRow | undefined
  amount: number
  currency: string
  /** The bar is there while this element is below the window. */
  until: HTMLElement | null
  className: string
  /** Its button or link, which keyboards and screen readers do not reach. */
  children: ReactNode
}

/**
 * The bar. It repeats the page's content for touch only: keyboard and screen reader users have the content itself, and would meet
 * everything twice. It sticks within its layout, so it never covers anything outside of the widget.
 */
export function SumBar({ row, amount, currency, until, className, children }: SumBarProps) {
  const { t } = useLingui()
  const isBelow = useBelow(until)
  if (!isBelow) return null
  return (
    <div className={classes('touchline-bar', className)} aria-hidden="true">
      <span className="touchline-bar-sum">
        <span>{row ? <SumName row={row} /> : t`Total`}</span>
        <strong translate="no">{formatMoney(amount, currency)}</strong>
      </span>
      {children}
    </div>
  )
}

/** Everything above the window counts as reached, however fast it was passed. */
const ABOVE = '1000000px 0px 0px 0px'

function useBelow(target: HTMLElement | null): boolean {
  const [isBelow, setBelow] = useState(false)
  useEffect(() => {
    if (!target) return undefined
    const observer = new IntersectionObserver((entries) => setBelow(entries.at(-1)?.isIntersecting === false), { rootMargin: ABOVE })
    observer.observe(target)
    return () => {
      observer.disconnect()
      setBelow(false)
    }
  }, [target])
  return isBelow
}
