// Opens the order of an e-mail's link automatically, with its loading and failed states.
import { useEffect, useRef, useState } from 'react'
import type { Failure, Result } from '#shared/domain/failure.ts'
import { environment } from '#shared/environment.ts'
import { orderToken, type OrderAccess } from '#shared/orders/rules/order-access.ts'

/** The state of the link; `none` also after the order was opened. */
export type OrderLink = { state: 'none' } | { state: 'opening' } | { state: 'failed'; error: Failure; again: () => Promise<void> }

/** Opens the order of the address's token with `find`, unless the screen shows one already. */
export function useOrderLink(find: (access: OrderAccess) => Promise<Result<unknown>>, isAsking: boolean): OrderLink {
  const [link, setLink] = useState<OrderLink>({ state: 'none' })
  const isFirst = useRef(isAsking)
  useEffect(() => {
    let isGone = false
    let opened = isFirst.current ? null : orderToken(environment.location)
    const open = async (token: string) => {
      opened = token
      setLink({ state: 'opening' })
      const found = await find({ token })
      if (isGone || opened !== token) return
      const isFailed = !found.ok && found.error.kind !== 'aborted'
      setLink(isFailed ? { state: 'failed', error: found.error, again: () => open(token) } : { state: 'none' })
    }
    // Following a second link in the same tab changes only the fragment; an in-page link has no token.
    const follow = () => {
      const token = orderToken(environment.location)
      if (token !== null && token !== opened) void open(token)
    }
    follow()
    const stop = environment.onAddress(follow)
    return () => {
      isGone = true
      stop()
    }
  }, [find])
  return link
}
