// The time left to order for the promised day: shown in hours and minutes, read out as an hour.
import { useLingui } from '@lingui/react/macro'
import { formatHour } from '#shared/i18n/format-date.ts'
import type { Delivery } from '#shared/product/wire/delivery.ts'
import { useTimeLeft } from './use-time-left.ts'

/** One line, so that nothing moves: the store's rule until the server's time is known, and where nothing is to be counted. */
export function CutOff({ delivery, hour: by }: { delivery: NonNullable<Delivery>; hour: string }) {
  const { t } = useLingui()
  const hour = formatHour(by)
  const { left, isStill } = useTimeLeft(delivery)
  // The last minute counts as one.
  const all = Math.ceil((left ?? 0) / 60_000)
  const [hours, minutes] = [Math.floor(all / 60), all % 60]
  return (
    <dd className="delivery-promise-left">
      {left === null ? (
        t`Order by ${hour} on working days`
      ) : isStill ? (
        t`Order by ${hour}`
      ) : (
        <>
          <span className="touchline-hidden">{t`Order by ${hour}`}</span>
          <span aria-hidden="true">{t`Order within ${hours} h ${minutes} min`}</span>
        </>
      )}
    </dd>
  )
}
