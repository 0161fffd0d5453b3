// What a listed return says beyond its state: how it is sent back, with the code that stands for a label, and what comes instead of money.
import { useLingui } from '@lingui/react/macro'
import { exchangeText } from '#shared/orders/rules/order-item.ts'
import type { ReturnWay, SentExchange } from '#shared/orders/wire/return-choices.ts'
import { Exact } from '#shared/ui/Exact.tsx'

/** The sentences; nothing where the return goes back with its label. */
export function SentBy({ way }: { way: ReturnWay | null }) {
  const { t } = useLingui()
  if (way === null) return null
  const { title, next, dropOffCode } = way
  return (
    <span className="touchline-row-words">
      {next ?? title} {dropOffCode === null ? null : <Exact text={t`Your code: ${dropOffCode}`} keep={[dropOffCode]} />}
    </span>
  )
}

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
