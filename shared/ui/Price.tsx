// A price, and the one it is down from where the law allows to show that.
import { useLingui } from '@lingui/react/macro'

/** What a price needs; amounts arrive written, since the kit knows no currency. */
export interface PriceProps {
  /** The price to pay, e.g. "€ 24,95". */
  now: string
  /** The lowest price of the last 30 days, only when it is known and higher. */
  before?: string | null
  /** Says "from" before it. */
  isFrom?: boolean
  size?: 'small' | 'large'
}

/** A price. A screen reader hears which of the two is which. */
export function Price({ now, before = null, isFrom = false, size = 'small' }: PriceProps) {
  const { t } = useLingui()
  return (
    <span className="touchline-price" data-size={size} data-reduced={before ? '' : undefined}>
      {isFrom ? <span className="touchline-price-from">{t`from`} </span> : null}
      <span className="touchline-price-now">
        {before ? <span className="touchline-hidden">{t`Now`} </span> : null}
        {now}
      </span>
      {before ? (
        <>
          {' '}
          <span className="touchline-hidden">{t`Lowest price of the last 30 days`} </span>
          <s className="touchline-price-before">{before}</s>
        </>
      ) : null}
    </span>
  )
}
