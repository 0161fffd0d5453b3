// The tools of orders: where a parcel is, and a customer's own orders.
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import type { Result } from '#shared/domain/failure.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { i18n } from '#shared/i18n/i18n.ts'
import { problemSentence } from '#shared/i18n/sentences.ts'
import type { Tracking } from '#shared/orders/wire/tracking.ts'
import { isOffered } from '#shared/state/extensions.ts'
import { $page } from '#stores/page/page.ts'
import { $customer } from '#stores/session/current-customer.ts'
import { loadSession } from '#stores/session/session.ts'
import { addressOf } from '../facts.ts'
import { defineTool, invalid, refuse } from '../tool.ts'

/** Finds an order as the tracking page does. */
export const trackOrder = defineTool({
  name: 'track_order',
  title: msg`Track an order`,
  description: msg`Says how far an order is and where its parcels are.`,
  effect: 'reads',
  hasOthersTexts: true,
  isOffered: () => isOffered('service'),
  fields: { orderNumber: v.string(), email: v.string() },
  words: { orderNumber: msg`The number of the order`, email: msg`The e-mail address of the order` },
  run: async ({ orderNumber, email }) => {
    const [{ lookupForm }, { track }] = await Promise.all([import('#stores/orders/order-lookup.ts'), import('#stores/orders/tracking.ts')])
    const form = lookupForm({ orderNumber, email }, track)
    const found = await form.submit()
    if (found.ok) return { ok: true, value: trackingFacts(found.value) }
    const errors = [...form.$state.get().errors].map(([name, error]) => [name, typeof error === 'string' ? error : problemSentence(error)])
    return errors.length > 0 ? { ok: false, error: invalid(Object.fromEntries(errors)) } : found
  },
})

/** A customer's orders. */
export const listOrders = defineTool({
  name: 'list_orders',
  title: msg`Orders`,
  description: msg`Lists the orders of the customer who is logged in, the newest first.`,
  effect: 'reads',
  hasOthersTexts: true,
  isOffered: () => isOffered('account'),
  fields: {},
  words: {},
  run: async (): Promise<Result<object>> => {
    await loadSession()
    if ($customer.get() === null) {
      const page = addressOf($page.get().routes.login)
      return refuse('login', i18n._(msg`The shopper has to log in first: ${{ page }}`))
    }
    const { myOrders } = await import('#stores/orders/my-orders.ts')
    const found = await myOrders.reload()
    if (!found.ok) return found
    const orders = found.value.items.map(({ number, createdAt, status, statusLabel, total, currency, quantity }) => ({
      ...{ number, createdAt, status: statusLabel ?? status, pieces: quantity },
      total: total === null ? null : formatMoney(total, currency),
    }))
    return { ok: true, value: { page: found.value.page, orders } }
  },
})

function trackingFacts({ number, status, isDelayed, expectedOn, pickupPoint, steps, parcels, items }: Tracking): object {
  return {
    ...{ number, status, isDelayed, expectedOn, pickupPoint, steps },
    parcels: parcels.map(({ trackUrl, ...parcel }) => ({ ...parcel, trackUrl: trackUrl === null ? null : addressOf(trackUrl) })),
    items,
  }
}
