// What comes instead of money for a listed return.
import { useLingui } from '@lingui/react/macro'
import { exchangeText } from '#shared/orders/rules/order-item.ts'
import type { SentExchange } from '#shared/orders/wire/return-choices.ts'

/** What comes instead of money; nothing where it is money. */
export function Exchanged({ exchanges }: { exchanges: readonly SentExchange[] }) {
  const { t } = useLingui()
  if (exchanges.length === 0) return null
  return (
    <span className="touchline-row-words">
      {t`In exchange:`} {exchanges.map(exchangeText).join('; ')}
    </span>
  )
}
