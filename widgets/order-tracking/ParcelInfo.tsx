// One parcel: content, carrier, and tracking link.
import { useLingui } from '@lingui/react/macro'
import { formatDay } from '#shared/i18n/format-date.ts'
import { carrierLink } from '#shared/orders/rules/carrier-link.ts'
import type { Parcel } from '#shared/orders/wire/tracking.ts'

/** The parcel. The link is left out if its domain is not a known carrier's. */
export function ParcelInfo({ parcel, carriers, title }: { parcel: Parcel; carriers: readonly string[]; title: string }) {
  const { t } = useLingui()
  const { carrier, trackingCode, trackUrl, sentAt, deliveredAt, items } = parcel
  const link = carrierLink(trackUrl, carriers)
  return (
    <section className="order-tracking-parcel" aria-label={title}>
      <h3 className="order-tracking-name">{title}</h3>
      <p className="order-tracking-words">
        {deliveredAt !== null
          ? t`Delivered on ${formatDay(deliveredAt.slice(0, 10))}`
          : sentAt === null
            ? t`On its way`
            : t`Sent on ${formatDay(sentAt.slice(0, 10))}`}
      </p>
      {items.length === 0 ? null : (
        <ul className="order-tracking-items">
          {items.map(({ name, quantity }, place) => (
            <li key={place}>
              {quantity} × {name}
            </li>
          ))}
        </ul>
      )}
      <p className="order-tracking-words">
        {[carrier, trackingCode].filter(Boolean).join(' ')}
        {link === null ? null : (
          <>
            {' '}
            <a className="order-tracking-link" href={link} target="_blank" rel="noreferrer">{t`Follow this parcel (opens in a new tab)`}</a>
          </>
        )}
      </p>
    </section>
  )
}
