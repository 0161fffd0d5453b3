// What was sent back of the order, or is on its way back: each with its status, its refund and the label while it is needed.
import { useLingui } from '@lingui/react/macro'
import { formatDate } from '#shared/i18n/format-date.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import type { ListedReturn } from '#shared/orders/wire/account-lists.ts'
import { Exchanged } from '#shared/orders/parts/Exchanged.tsx'
import { SentBy } from '#shared/orders/parts/SentBy.tsx'
import { Exact } from '#shared/ui/Exact.tsx'

/** The returns and withdrawals; draws nothing where there are none. */
export function OrderReturns({ cases }: { cases: readonly ListedReturn[] }) {
  const { t } = useLingui()
  if (cases.length === 0) return null
  return (
    <section className="order-detail-part" aria-label={t`Returns`}>
      <h2 className="touchline-row-title">{t`Returns`}</h2>
      <ul className="touchline-rows">
        {cases.map((one) => (
          <li key={one.reference} className="touchline-row">
            <Case of={one} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Case({
  of: { reference, kind, status, statusLabel, createdAt, refund, currency, items, way, exchanges, labelUrl },
}: {
  of: ListedReturn
}) {
  const { t } = useLingui()
  const paid = refund === null ? '' : formatMoney(refund, currency)
  return (
    <>
      <strong>
        <Exact text={kind === 'withdrawal' ? t`Withdrawal ${reference}` : t`Return ${reference}`} keep={[reference]} />
      </strong>
      <span>{[statusLabel ?? status, formatDate(createdAt)].filter(Boolean).join(', ')}</span>
      {paid === '' ? null : (
        <span>
          <Exact text={t`Refunded: ${paid}`} keep={[paid]} />
        </span>
      )}
      <span className="touchline-row-words">{items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}</span>
      <Exchanged exchanges={exchanges} />
      <SentBy way={way} />
      {labelUrl === null ? null : <a href={labelUrl}>{t`Download return label`}</a>}
    </>
  )
}
