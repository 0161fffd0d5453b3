// The time left to order for the promised day: shown in hours and minutes, read out as an hour.
import { useLingui } from '@lingui/react/macro'
import type { Delivery } from '#shared/product/wire/delivery.ts'
import { useTimeLeft } from './use-time-left.ts'

/** Text of one line, so that nothing moves: the store's `rule` until the server's time is known, and where nothing is to be counted. */
export function CutOff({ delivery, hour, rule }: { delivery: NonNullable<Delivery>; hour: string; rule: string }) {
  const { t } = useLingui()
  const { left, isStill } = useTimeLeft(delivery)
  if (left === null) return rule
  if (isStill) return t`Order by ${hour}`
  // The last minute counts as one.
  const all = Math.ceil(left / 60_000)
  const [hours, minutes] = [Math.floor(all / 60), all % 60]
  return (
    <>
      <span className="touchline-hidden">{t`Order by ${hour}`}</span>
      <span aria-hidden="true">{t`Order within ${hours} h ${minutes} min`}</span>
    </>
  )
}
