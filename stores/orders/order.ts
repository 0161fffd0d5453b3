// The last placed order, for the confirmation page.
import { discountShare } from '#shared/cart/rules/discount-share.ts'
import { pricePerPiece } from '#shared/cart/rules/price-per-piece.ts'
import type { LastOrder } from '#shared/checkout/wire/order.ts'
import type { Result } from '#shared/domain/failure.ts'
import { emit, listenersLoaded } from '#shared/events/bus.ts'
import { categoriesOf } from '#shared/events/item-categories.ts'
import type { Events } from '#shared/events/vocabulary.ts'
import { defineSeed } from '#shared/state/seed.ts'
import { endAttempt } from '#stores/checkout/attempt-key.ts'
import { forgetCheckout } from '#stores/checkout/forget.ts'
import { isNewlyReported } from '#stores/checkout/reported-orders.ts'
import { latestRequest } from '#stores/kit/latest-request.ts'
import { type Loadable, settleInto } from '#stores/kit/loadable.ts'
import { writable } from '#stores/kit/reset.ts'
import { $page } from '#stores/page/page.ts'
import { idsOf } from '#stores/product/item-parts.ts'
import { onLeave } from '#stores/session/leaving.ts'
import { forgetSessionCopy } from '#stores/session/session.ts'

/** The order; `status` is that of its payment. */
export const $order = writable<Loadable<LastOrder>>({ state: 'idle' })

onLeave(() => {
  answer.abort()
  $order.set({ state: 'idle' })
})

const answer = latestRequest(
  async (signal) => (await import('#shared/checkout/outcome/calls.ts')).getLastOrder(signal),
  settleInto($order),
  'order.load-failed',
)

/**
 * Loads the order unless it is loaded. If it is placed, clears the checkout's memory and emits `order:placed`,
 * once per order and browser.
 */
export async function loadOrder(origin?: object): Promise<Result<LastOrder>> {
  const current = $order.get()
  if (current.state === 'ready') return conclude(current.value, origin)
  $order.set({ state: 'loading' })
  const result = await answer.join()
  return result.ok ? conclude(result.value, origin) : result
}

/** Reloads the order, for a payment that is still pending. */
export async function reloadOrder(origin?: object): Promise<Result<LastOrder>> {
  const result = await answer.send()
  return result.ok ? conclude(result.value, origin) : result
}

async function conclude(order: LastOrder, origin: object | undefined): Promise<Result<LastOrder>> {
  if (order.status !== 'paid' && order.status !== 'pending') return { ok: true, value: order }
  forgetCheckout()
  forgetSessionCopy()
  endAttempt()
  await listenersLoaded
  if (isNewlyReported(order.number)) emit('order:placed', purchaseOf(order), origin)
  return { ok: true, value: order }
}

function purchaseOf(order: LastOrder): Events['order:placed'] {
  const { name: shop, code } = $page.get().store
  const { coupon, currency } = order
  // The order knows the discount as a whole only.
  const share = discountShare(-(order.rows.find((row) => row.code === 'discount')?.value ?? 0), order.lines)
  return {
    orderNumber: order.number,
    transactionId: order.number,
    affiliation: shop || code,
    value: order.grandTotal,
    currency,
    tax: order.tax,
    shipping: order.rows.find((row) => row.code === 'shipping')?.value ?? null,
    coupon,
    lines: order.lines.map((line) => ({
      ...idsOf(line, line.options),
      item_name: line.name,
      ...(line.productId === null ? {} : { item_group_id: String(line.productId) }),
      ...(line.manufacturer ? { item_brand: line.manufacturer } : {}),
      currency,
      ...pricePerPiece(line.unitPrice, (line.unitPrice ?? 0) * share),
      quantity: line.quantity,
      ...categoriesOf(line.categories),
      ...(coupon ? { coupon } : {}),
    })),
  }
}

/** The state that a server may print for the order. */
export const orderSeed = defineSeed('order', { order: $order })
