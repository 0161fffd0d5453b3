// Identifies the shopper and her cart: `guest-carts/<masked id>` for a guest, `carts/mine` for a customer.
import type { AdapterRequest, AdapterSend, OwnRequest } from '#shared/adapters/adapter.ts'
import { environment } from '#shared/environment.ts'
import { fieldsOf, refusal, statusOf, textOf } from './fields.ts'
import { forget, keep, kept, noteChange } from './kept.ts'
import type { MagentoSettings } from './settings.ts'

/** Magento's calls for one shopper. */
export interface Shopper {
  readonly page: AdapterRequest['page']
  readonly settings: MagentoSettings
  /** Sends a request to Magento, with the customer's token if there is one. */
  send: AdapterSend
  isCustomer: () => Promise<boolean>
  /** The shopper's cart; null where there is none yet. */
  cart: () => Promise<Cart | null>
  /** The shopper's cart, created if there is none. */
  cartForWriting: () => Promise<Cart>
  /** Sends a request about the cart; a guest's cart that no longer exists is created again, once. */
  write: (of: (cart: Cart) => OwnRequest) => Promise<unknown>
}

/** A rule in the form that this folder uses. */
export type Rule = (shopper: Shopper, request: AdapterRequest) => unknown

/** A cart at Magento. */
export interface Cart {
  /** The path below `V1/`, e.g. `guest-carts/a1b2`. */
  root: string
  /** The cart id of a line; null for a customer's cart that was not requested yet. */
  id: string | null
}

const MINE = 'carts/mine'

/** Requested once a page, and only where Magento's own session identifies the customer. */
let isCustomerOfSession: Promise<boolean> | null = null

/** A guest's cart that is being created. Shared, since two carts would each get part of the lines. */
let opening: Promise<Cart> | null = null

/** Clears the cached state: after login or logout, and between tests. */
export function forgetShopper(): void {
  isCustomerOfSession = null
}

/** The shopper behind a request. */
export function shopperOf({ page }: Pick<AdapterRequest, 'page'>, sendRequest: AdapterSend, settings: MagentoSettings): Shopper {
  const send: AdapterSend = async (request) => {
    const token = kept('token')
    try {
      return await sendRequest(token === null ? request : { ...request, headers: { ...request.headers, Authorization: `Bearer ${token}` } })
    } catch (error) {
      // Magento's tokens expire after an hour; the shopper is a guest from then on.
      if (token !== null && statusOf(error) === 401) {
        forget('token', page)
        noteChange(page)
      }
      throw error
    }
  }
  const isCustomer = async () => {
    if (kept('token') !== null) return true
    if (settings.login !== 'session') return false
    isCustomerOfSession ??= send({ path: 'customers/me' }).then(
      () => true,
      (error: unknown) => {
        if (statusOf(error) === 401) return false
        isCustomerOfSession = null
        throw error
      },
    )
    return isCustomerOfSession
  }
  const cart = async () => {
    if (await isCustomer()) return { root: MINE, id: null }
    const id = settings.cart?.() || kept('cart')
    return id === null ? null : { root: `guest-carts/${encodeURIComponent(id)}`, id }
  }
  const cartForWriting = async () => {
    if (await isCustomer()) {
      // Returns the id of the existing cart, or of a new one.
      return { root: MINE, id: textOf(await send({ method: 'POST', path: MINE })) }
    }
    opening ??= environment.withLock('touchline-magento-cart', openCart).finally(() => (opening = null))
    return opening
  }
  /** Another press or another tab may have created it first. */
  const openCart = async () => {
    const known = await cart()
    if (known) return known
    const id = textOf(await send({ method: 'POST', path: 'guest-carts' }))
    if (id === '') throw refusal(502, '', 'no-cart')
    keep('cart', id, page)
    noteChange(page)
    return { root: `guest-carts/${encodeURIComponent(id)}`, id }
  }
  const write = async (of: (cart: Cart) => OwnRequest) => {
    const hers = await cartForWriting()
    try {
      return await send(of(hers))
    } catch (error) {
      if (hers.root === MINE || !isOfCart(error)) throw error
      forget('cart', page)
      return send(of(await cartForWriting()))
    }
  }
  return { page, settings, send, isCustomer, cart, cartForWriting, write }
}

/** Whether a refusal concerns the cart itself, not a product, a line or a coupon. */
export function isOfCart(error: unknown): boolean {
  return statusOf(error) === 404 && /\bcartId\b/.test(textOf(fieldsOf(error)['words']))
}
