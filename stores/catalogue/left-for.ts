// Which product a shopper left the list for, so that the way back leads to it.
import * as v from 'valibot'
import { environment } from '#shared/environment.ts'
import { kept } from '../work/kept.ts'

const left = kept({ name: 'list-left', area: 'session', minutes: 60, schema: v.object({ address: v.string(), productId: v.number() }) })
const here = () => environment.location.pathname + environment.location.search

/** Notes it, when a product's link is followed. */
export function noteLeaving(productId: number): void {
  left.set({ address: here(), productId })
}

/** The product, on the page it was left from, once; null elsewhere. */
export function takeLeaving(): number | null {
  const found = left.get()
  if (found?.address !== here()) return null
  left.forget()
  return found.productId
}
