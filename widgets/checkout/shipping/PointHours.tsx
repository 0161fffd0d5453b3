// The opening hours of a pick-up point, day by day.
import { useLingui } from '@lingui/react/macro'
import type { PickupPoint } from '#shared/checkout/wire/pickup-points.ts'
import { formatWeekday } from '#shared/i18n/format-distance.ts'

/** The hours in a disclosure; a sentence if they are unknown. */
export function PointHours({ point: { name, hours } }: { point: PickupPoint }) {
  const { t } = useLingui()
  if (hours === null) return <p className="checkout-point-hours">{t`Opening hours are not known.`}</p>
  return (
    <details className="checkout-point-hours">
      <summary>
        {t`Opening hours`}
        <span className="touchline-hidden">, {name}</span>
      </summary>
      <dl>
        {hours.map((stretches, weekday) => {
          const day = formatWeekday(weekday)
          return (
            <div key={day}>
              <dt>{day}</dt>
              <dd>{stretches.length === 0 ? t`closed` : stretches.join(', ')}</dd>
            </div>
          )
        })}
      </dl>
    </details>
  )
}
