// A price, and the previous one if the law allows showing it.
import { useLingui } from '@lingui/react/macro'

/** Props of a price; amounts are passed formatted, since the kit has no currency. */
export interface PriceProps {
  /** The price to pay, e.g. "€ 24,95". */
  now: string
  /** The lowest price of the last 30 days, only when it is known and higher: `shownPrice` of the domain decides. */
  before?: string | null
  /** Shows "from" before it. */
  isFrom?: boolean
  /** `large` labels the crossed-out price visibly; `small` labels it for screen readers. */
  size?: 'small' | 'large'
}

/** A price. Both amounts are labelled for screen readers, which do not announce a strike-through. */
export function Price({ now, before = null, isFrom = false, size = 'small' }: PriceProps) {
  const { t } = useLingui()
  const isReduced = before !== null && before !== ''
  return (
    <span className="touchline-price" data-size={size} data-reduced={isReduced ? '' : undefined}>
      {isFrom ? <span className="touchline-price-from">{t`from`} </span> : null}
      {isReduced ? <span className="touchline-hidden">{t`Now`} </span> : null}
      <span className="touchline-price-now" translate="no">
        {now}
      </span>
      {isReduced ? (
        <span className="touchline-price-past">
          {' '}
          <span className={size === 'large' ? 'touchline-price-law' : 'touchline-hidden'}>{t`Lowest price of the last 30 days`} </span>
          <s className="touchline-price-before" translate="no">
            {before}
          </s>
        </span>
      ) : null}
    </span>
  )
}
