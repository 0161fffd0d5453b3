// The parcels of the order: content, carrier, and tracking link.
import { useLingui } from '@lingui/react/macro'
import { formatDay } from '#shared/i18n/format-date.ts'
import { carrierLink } from '#shared/orders/rules/carrier-link.ts'
import type { Parcel } from '#shared/orders/wire/tracking.ts'

/** The parcels. A link is left out if its domain is not a known carrier's. */
export function ParcelList({ parcels, carriers }: { parcels: readonly Parcel[]; carriers: readonly string[] }) {
  const { t } = useLingui()
  if (parcels.length === 0) return null
  return (
    <section className="order-detail-part" aria-label={t`Parcels`}>
      <h2 className="touchline-row-title">{t`Parcels`}</h2>
      <ul className="touchline-rows">
        {parcels.map((parcel, place) => (
          <li key={parcel.trackingCode ?? place} className="touchline-row">
            <ParcelRow parcel={parcel} link={carrierLink(parcel.trackUrl, carriers)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ParcelRow({ parcel, link }: { parcel: Parcel; link: string | null }) {
  const { t } = useLingui()
  const { carrier, trackingCode, sentAt, deliveredAt, items } = parcel
  const state =
    deliveredAt !== null
      ? t`Delivered on ${formatDay(deliveredAt.slice(0, 10))}`
      : sentAt === null
        ? t`On its way`
        : t`Sent on ${formatDay(sentAt.slice(0, 10))}`
  return (
    <>
      <strong>{state}</strong>
      {items.map(({ name, quantity }, row) => (
        <span key={row}>
          {quantity} × {name}
        </span>
      ))}
      <span className="touchline-row-words">{[carrier, trackingCode].filter(Boolean).join(' ')}</span>
      {link === null ? null : <a href={link} target="_blank" rel="noreferrer">{t`Follow this parcel (opens in a new tab)`}</a>}
    </>
  )
}
