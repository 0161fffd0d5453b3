// Which product a shopper left the list for, and how the list was drawn, so that the way back leads to it.
import * as v from 'valibot'
import { environment } from '#shared/environment.ts'
import { kept } from '../work/kept.ts'
import { $layout } from './state.ts'

const Left = v.object({ address: v.string(), productId: v.number(), layout: v.picklist(['grid', 'list']) })
const left = kept({ name: 'list-left', area: 'session', minutes: 60, schema: Left })
const here = () => environment.location.pathname + environment.location.search

/** Notes it, when a product's link is followed. */
export function noteLeaving(productId: number): void {
  left.set({ address: here(), productId, layout: $layout.get() })
}

/** The product, on the page it was left from, once; null elsewhere. The list is drawn as it was then. */
export function takeLeaving(): number | null {
  const found = left.get()
  if (found?.address !== here()) return null
  left.forget()
  $layout.set(found.layout)
  return found.productId
}
