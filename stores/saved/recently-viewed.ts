// The products viewed on this device, newest first; stored only here, and only with consent if the store requires it.
import type { ReadableAtom } from 'nanostores'
import * as v from 'valibot'
import type { Result } from '#shared/domain/failure.ts'
import type { CatalogueItem } from '#shared/product/wire/catalogue-item.ts'
import { derived } from '#shared/state/derived.ts'
import { definePreparation, type Preparation } from '#shared/state/seed.ts'
import { persisted } from '#stores/kit/persisted.ts'
import { writable } from '#stores/kit/reset.ts'
import { $consent, followConsent } from '#stores/page/consent.ts'
import { $cards, loadCards } from './wished-products.ts'

/** The maximum number of products. */
const MOST = 12
const A_MONTH = 30 * 24 * 60

const memory = persisted({ name: 'viewed', area: 'local', schema: v.array(v.number()), minutes: A_MONTH })
const $ids = writable<readonly number[]>([])

/** The products that can be shown; those no longer sold are left out. */
export const $viewed: ReadableAtom<readonly CatalogueItem[]> = derived([$ids, $cards], (ids, cards) =>
  ids.flatMap((id) => (Object.hasOwn(cards, id) ? (cards[id] ?? []) : [])),
)

/** The page's data about itself, and the products that its host knows. */
export interface ViewedProduct {
  /** The product of the page, which is added to the list; 0 on other pages. */
  productId: number
  needsConsent: boolean
  /** The products that she viewed according to the host; they follow this device's. */
  productIds: readonly number[]
}

/** Shows the products that a host knows at once. */
export function provideViewed({ productId, productIds }: ViewedProduct): Preparation {
  return definePreparation($ids, (ids) => (ids.length > 0 ? ids : without(productIds, productId)))
}

/** Loads the earlier products and adds this one. The returned function ends it. */
export function followViewed({ productId, needsConsent, productIds }: ViewedProduct): () => void {
  const stopReading = followConsent()
  const stop = $consent.subscribe((consent) => {
    if (needsConsent && consent !== 'granted') {
      if (consent === 'denied') memory.forget()
      show(together([], productIds, productId))
      return
    }
    const before = without(memory.get() ?? [], productId)
    show(together(before, productIds, productId))
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

/** This device's products, then the host's, without the page's own. */
const together = (own: readonly number[], hosts: readonly number[], productId: number) =>
  [...new Set([...without(own, productId), ...without(hosts, productId)])].slice(0, MOST)

const without = (ids: readonly number[], id: number) => ids.filter((one) => one !== id)

/** Loads the cards of the first products. */
export function loadViewed({ productId, needsConsent, productIds }: ViewedProduct): Promise<Result<true>> {
  followConsent()()
  const own = needsConsent && $consent.get() !== 'granted' ? [] : (memory.get() ?? [])
  return loadCards(together(own, productIds, productId))
}

/** Clears the products on this device. */
export function forgetViewed(): void {
  memory.forget()
  $ids.set([])
}
