// A price, and the previous one if the law allows showing it.
import { useLingui } from '@lingui/react/macro'

/** What a price needs; amounts arrive written, since the kit knows no currency. */
export interface PriceProps {
  /** The price to pay, e.g. "€ 24,95". */
  now: string
  /** The lowest price of the last 30 days, only when it is known and higher: `shownPrice` of the domain says so. */
  before?: string | null
  /** Says "from" before it. */
  isFrom?: boolean
  /** `large` has room to say what the crossed-out price is; `small` says it to screen readers. */
  size?: 'small' | 'large'
}

/** A price. A screen reader hears which of the two is which, since it says nothing of a line through a number. */
export function Price({ now, before = null, isFrom = false, size = 'small' }: PriceProps) {
  const { t } = useLingui()
  const isReduced = before !== null && before !== ''
  return (
    <span className="touchline-price" data-size={size} data-reduced={isReduced ? '' : undefined}>
      {isFrom ? <span className="touchline-price-from">{t`from`} </span> : null}
      <span className="touchline-price-now">
        {isReduced ? <span className="touchline-hidden">{t`Now`} </span> : null}
        {now}
      </span>
      {isReduced ? (
        <span className="touchline-price-past">
          {' '}
          <span className={size === 'large' ? 'touchline-price-law' : 'touchline-hidden'}>{t`Lowest price of the last 30 days`} </span>
          <s className="touchline-price-before">{before}</s>
        </span>
      ) : null}
    </span>
  )
}
