// Goes where the shopper has to go instead of staying: the cart, the confirmation, the payment provider, or the login page.
import { useEffect } from 'react'
import { environment } from '#shared/environment.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { $mustLeave, type Exit } from '#stores/checkout/checkout.ts'

/** Leaves once there is a reason; answers where to, so that the view stays calm meanwhile, or that it stays with an empty cart. */
export function useLeave(leavesEmpty: boolean): { leaving: Exit['to'] | null; isStaying: boolean } {
  const exit = useShared($mustLeave)
  const isStaying = exit?.reason === 'empty' && !leavesEmpty
  const url = isStaying ? null : exit?.url
  useEffect(() => {
    if (url) environment.navigate(url)
  }, [url, exit?.reason])
  return { leaving: isStaying ? null : (exit?.to ?? null), isStaying }
}
