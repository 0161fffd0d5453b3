// The free gift that the cart qualifies for: the host's first offer counts.
import { onMount } from 'nanostores'
import type { GiftChoice, GiftOffer } from '#shared/cart/wire/discounts.ts'
import type { Failure, Result } from '#shared/domain/failure.ts'
import { derived } from '#shared/state/derived.ts'
import { defineSeed } from '#shared/state/seed.ts'
import { attempt } from '#stores/kit/attempt.ts'
import { latestRequest } from '#stores/kit/latest-request.ts'
import { type Loadable, settleInto, valueOf } from '#stores/kit/loadable.ts'
import { onlyRefused } from '#stores/kit/only-refused.ts'
import { writable } from '#stores/kit/reset.ts'
import { onLeave } from '#stores/session/leaving.ts'
import { writes } from './writes.ts'
import { $cart } from './state.ts'

const api = () => import('#shared/cart/discounts/calls.ts')

const $offers = writable<Loadable<GiftOffer[]>>({ state: 'idle' })
const $refusal = writable<Failure | null>(null)
/** The gift being chosen, until the server answers. */
const $wished = writable<string | null>(null)
const offers = latestRequest(async (signal) => (await api()).getGifts(signal), settleInto($offers), 'gift.load-failed')

onLeave(() => {
  offers.abort()
  requestedFor = null
  $offers.set({ state: 'idle' })
  $refusal.set(null)
  $wished.set(null)
})

/** The offer that applies, with the pending choice; null without an offer or with an empty cart. Reloaded whenever the cart changes. */
export const $giftOffer = derived([$offers, $cart, $wished], (all, cart, wished): GiftOffer | null => {
  const offer = (valueOf(cart)?.lines.length ?? 0) > 0 ? valueOf(all)?.[0] : null
  if (!offer) return null
  return wished === null ? offer : { ...offer, chosen: wished }
})
/** The cart whose gifts were requested. */
let requestedFor: unknown = null
onMount($giftOffer, () => {
  // Printed offers belong to the printed cart.
  if (requestedFor === null && valueOf($offers.get())) requestedFor = valueOf($cart.get())
  return $cart.subscribe((cart) => {
    if (valueOf(cart) !== requestedFor) void loadGifts()
  })
})

/** The state that a server may print for the gifts. */
export const giftSeed = defineSeed('free-gift', { offers: $offers })
/** Why the last choice failed. */
export const $giftError = derived([$refusal], (refusal) => refusal)
/** Whether a gift is being added to the cart. */
export const $isChoosingGift = derived([$wished], (wished) => wished !== null)

/** Loads the gifts, except for an empty cart, which has none. */
export async function loadGifts(): Promise<Result<readonly GiftOffer[]>> {
  const cart = valueOf($cart.get())
  requestedFor = cart
  if (cart && cart.lines.length > 0) return offers.send()
  offers.abort()
  return { ok: true, value: [] }
}

let changes = 0

/** Puts a gift into the cart in place of another. It is shown as chosen at once, and rolled back if the call fails. */
export async function chooseGift(sku: string): Promise<Result> {
  const own = ++changes
  $refusal.set(null)
  $wished.set(sku)
  const before = requestedFor
  const result = await writes.run(() => attempt(async () => (await api()).chooseGift(sku)))
  const refusal = refusalOf(onlyRefused(result))
  // The write reloaded the cart; if the cart changed, that already requested its gifts.
  if (refusal === null && requestedFor === before) await loadGifts()
  else if (offers.isPending()) await offers.join()
  // If another gift was pressed meanwhile, the answer to that choice counts.
  if (own === changes) {
    $wished.set(null)
    $refusal.set(refusal)
  }
  return refusal === null ? { ok: true, value: undefined } : { ok: false, error: refusal }
}

function refusalOf(result: Result<GiftChoice>): Failure | null {
  if (!result.ok) return result.error
  if (result.value.status === 'success') return null
  return { kind: 'rejected', code: 'general.failed', message: result.value.message, status: null }
}
