// The shopper's remaining rights for the received items, each with its last day.
import { useLingui } from '@lingui/react/macro'
import { formatDate } from '#shared/i18n/format-date.ts'
import type { MyOrder } from '#shared/orders/wire/my-orders.ts'

/** Links to a return, a withdrawal and a complaint; draws nothing if the host names none. */
export function OrderRights({ order: { returns, withdrawal, complaint } }: { order: MyOrder }) {
  const { t } = useLingui()
  const rights = [
    { name: t`Return items`, right: returns },
    { name: t`Withdraw from contract here`, right: withdrawal },
    { name: t`Something is wrong with an item`, right: complaint },
  ].flatMap(({ name, right }) => (right?.url ? [{ name, url: right.url, until: right.until }] : []))
  if (rights.length === 0) return null
  return (
    <section className="order-detail-part" aria-label={t`Something not right?`}>
      <h2 className="touchline-row-title">{t`Something not right?`}</h2>
      <ul className="order-detail-rights">
        {rights.map(({ name, url, until }) => (
          <li key={name}>
            <a href={url}>{name}</a>
            {until === null ? null : <span className="touchline-row-words">{t`until ${formatDate(until)}`}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
