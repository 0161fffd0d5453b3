// The time left until the cut-off, updated every minute while visible; not with reduced motion, nor in edit mode.
import { useEffect, useState } from 'react'
import { environment } from '#shared/environment.ts'
import { EDITING_CHANGED, isEditing } from '#shared/mount/editing.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import type { Delivery } from '#shared/product/wire/delivery.ts'
import { $serverClock, followServerClock } from '#stores/page/server-clock.ts'
import { $deliveryMoment, timeToOrder } from '#stores/product/delivery.ts'

const MINUTE = 60_000

/** Milliseconds, or null if there is nothing to count; `isStill` says that it does not tick. */
export function useTimeLeft(delivery: NonNullable<Delivery>): { left: number | null; isStill: boolean } {
  const [time, setTime] = useState<{ left: number | null; isStill: boolean }>({ left: null, isStill: false })
  const clock = useShared($serverClock)
  const moment = useShared($deliveryMoment)
  useEffect(followServerClock, [])
  useEffect(() => {
    const motion = matchMedia('(prefers-reduced-motion: reduce)')
    const ends = new AbortController()
    const { signal } = ends
    let stop = () => {}
    const look = () => {
      stop()
      const left = timeToOrder(delivery)
      const isStill = motion.matches || isEditing()
      setTime({ left, isStill })
      if (left !== null && left > 0 && !document.hidden) stop = environment.setTimer(look, isStill ? left + 1 : (left % MINUTE) + 1)
    }
    motion.addEventListener('change', look, { signal })
    document.addEventListener('visibilitychange', look, { signal })
    document.addEventListener(EDITING_CHANGED, look, { signal })
    look()
    return () => {
      stop()
      ends.abort()
    }
  }, [delivery, clock, moment])
  return time
}
