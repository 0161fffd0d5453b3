// The time left to order for the promised day: shown as a clock, read out as an hour.
import { useLingui } from '@lingui/react/macro'
import type { Delivery } from '#shared/product/wire/delivery.ts'
import { useTimeLeft } from './use-time-left.ts'

/** One line. Its space is reserved until the server's time is known, so that nothing moves. */
export function CutOff({ delivery, hour }: { delivery: NonNullable<Delivery>; hour: string }) {
  const { t } = useLingui()
  const { left, isStill } = useTimeLeft(delivery)
  const clock = left === null ? '' : clockOf(left)
  return (
    <dd className="delivery-promise-left">
      {left === null ? null : isStill ? (
        t`Order by ${hour}`
      ) : (
        <>
          <span className="touchline-hidden">{t`Order by ${hour}`}</span>
          <span aria-hidden="true">{t`Order within ${clock}`}</span>
        </>
      )}
    </dd>
  )
}

/** Formats milliseconds as `2:05:09`, which every language reads the same way. */
function clockOf(left: number): string {
  const seconds = Math.ceil(left / 1000)
  const two = (count: number) => String(count % 60).padStart(2, '0')
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60))}:${two(seconds)}`
}
