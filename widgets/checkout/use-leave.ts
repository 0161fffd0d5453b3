// Goes where the shopper has to go instead of staying: to the cart, the confirmation, or the provider.
import { useEffect } from 'react'
import { environment } from '#shared/environment.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { $mustLeave } from '#stores/checkout.ts'

/** Leaves once there is a reason; answers where to, so that the view stays calm meanwhile. */
export function useLeave(): 'cart' | 'success' | 'provider' | null {
  const exit = useShared($mustLeave)
  useEffect(() => {
    if (exit) environment.navigate(exit.url)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new object for the same way out is no second way
  }, [exit?.url, exit?.reason])
  return exit?.to ?? null
}
