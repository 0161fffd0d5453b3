// Leaves the checkout for the page the shopper has to see: the cart, the confirmation, the payment provider, or the login page.
import { useEffect } from 'react'
import { environment } from '#shared/environment.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { $mustLeave, type Exit } from '#stores/checkout/checkout.ts'

/**
 * Navigates once there is a reason. Returns the destination, so that the view can stay unchanged meanwhile, or says that it stays with an
 * empty cart.
 */
export function useLeave(leavesEmpty: boolean): { leaving: Exit['to'] | null; isStaying: boolean } {
  const exit = useShared($mustLeave)
  const isStaying = exit?.reason === 'empty' && !leavesEmpty
  const url = isStaying ? null : exit?.url
  useEffect(() => {
    if (url) environment.navigate(url)
  }, [url, exit?.reason])
  return { leaving: isStaying ? null : (exit?.to ?? null), isStaying }
}
