// The products looked at on this device, newest first; kept only here, and where the store wants it only with the shopper's consent.
import type { ReadableAtom } from 'nanostores'
import * as v from 'valibot'
import type { CatalogueItem } from '#shared/schemas/catalogue-item.ts'
import { derived } from '#shared/state/derived.ts'
import { definePreparation, type Preparation } from '#shared/state/seed.ts'
import { $consent, followConsent } from './consent.ts'
import { writable } from './reset.ts'
import { $cards, loadCards } from './wished-products.ts'
import { kept } from './work/kept.ts'

/** How many are kept. */
const MOST = 12
const A_MONTH = 30 * 24 * 60

const memory = kept({ name: 'viewed', area: 'local', schema: v.array(v.number()), minutes: A_MONTH })
const $ids = writable<readonly number[]>([])

/** The products that can be shown; what is sold no more is left out. */
export const $viewed: ReadableAtom<readonly CatalogueItem[]> = derived([$ids, $cards], (ids, cards) =>
  ids.flatMap((id) => (Object.hasOwn(cards, id) ? (cards[id] ?? []) : [])),
)

/** What a page says of itself and of what its host knows. */
export interface ViewedFacts {
  /** The product of the page, which is noted; 0 on others. */
  productId: number
  needsConsent: boolean
  /** What the host knows her to have looked at, behind what this device knows. */
  productIds: readonly number[]
}

/** What a host knows is there at once. */
export function provideViewed({ productId, productIds }: ViewedFacts): Preparation {
  return definePreparation($ids, (ids) => (ids.length > 0 ? ids : without(productIds, productId)))
}

/** Reads what was looked at before, and notes this product. The answer stops. */
export function followViewed({ productId, needsConsent, productIds }: ViewedFacts): () => void {
  const stopReading = followConsent()
  const stop = $consent.subscribe((consent) => {
    if (needsConsent && consent !== 'granted') {
      if (consent === 'denied') memory.forget()
      show(without(productIds, productId))
      return
    }
    const before = without(memory.get() ?? [], productId)
    show([...new Set([...before, ...without(productIds, productId)])].slice(0, MOST))
    if (productId > 0) memory.set([productId, ...before].slice(0, MOST))
  })
  return () => {
    stop()
    stopReading()
  }
}

function show(ids: readonly number[]): void {
  if (ids.join() !== $ids.get().join()) $ids.set(ids)
  if (ids.length > 0) void loadCards(ids)
}

const without = (ids: readonly number[], id: number) => ids.filter((one) => one !== id)

/** Forgets them on this device. */
export function forgetViewed(): void {
  memory.forget()
  $ids.set([])
}
