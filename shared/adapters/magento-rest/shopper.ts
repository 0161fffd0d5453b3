// Who asks, and where her cart is: `guest-carts/<masked id>` for a guest, `carts/mine` for a customer.
import type { AdapterRequest, AdapterSend, OwnRequest } from '#shared/adapters/adapter.ts'
import { environment } from '#shared/environment.ts'
import { fieldsOf, refusal, statusOf, textOf } from './fields.ts'
import { forget, keep, kept, noteChange } from './kept.ts'
import type { MagentoSettings } from './settings.ts'

/** Magento's calls as one shopper makes them. */
export interface Shopper {
  readonly page: AdapterRequest['page']
  readonly settings: MagentoSettings
  /** Asks Magento, with her token if she has one. */
  ask: AdapterSend
  isCustomer: () => Promise<boolean>
  /** Where her cart is; null where she has none yet. */
  cart: () => Promise<Cart | null>
  /** The same, made if there is none. */
  cartForWriting: () => Promise<Cart>
  /** Asks something of her cart; a guest's that Magento has forgotten is made anew, once. */
  write: (of: (cart: Cart) => OwnRequest) => Promise<unknown>
}

/** A rule as this folder writes them. */
export type Rule = (shopper: Shopper, request: AdapterRequest) => unknown

/** A cart at Magento. */
export interface Cart {
  /** Below `V1/`, e.g. `guest-carts/a1b2`. */
  root: string
  /** As a line names it; null for a customer's before it was asked. */
  id: string | null
}

const MINE = 'carts/mine'

/** Asked once a page, and only where Magento's own session says who is here. */
let isCustomerOfSession: Promise<boolean> | null = null

/** A guest's cart that is being made: two of them would each have a part of what she wanted. */
let opening: Promise<Cart> | null = null

/** Forgets what was learnt: somebody has come or gone, or a test begins. */
export function forgetShopper(): void {
  isCustomerOfSession = null
}

/** The shopper who makes a request. */
export function shopperOf({ page }: Pick<AdapterRequest, 'page'>, send: AdapterSend, settings: MagentoSettings): Shopper {
  const ask: AdapterSend = async (request) => {
    const token = kept('token')
    try {
      return await send(token === null ? request : { ...request, headers: { ...request.headers, Authorization: `Bearer ${token}` } })
    } catch (error) {
      // Magento's tokens end after an hour; a guest is who she is from then on.
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
      // Answers the number of the cart that she has, or of a new one.
      return { root: MINE, id: textOf(await ask({ method: 'POST', path: MINE })) }
    }
    opening ??= environment.withLock('touchline-magento-cart', openCart).finally(() => (opening = null))
    return opening
  }
  /** Another press or another tab may have been first. */
  const openCart = async () => {
    const known = await cart()
    if (known) return known
    const id = textOf(await ask({ method: 'POST', path: 'guest-carts' }))
    if (id === '') throw refusal(502, '', 'no-cart')
    keep('cart', id, page)
    noteChange(page)
    return { root: `guest-carts/${encodeURIComponent(id)}`, id }
  }
  const write = async (of: (cart: Cart) => OwnRequest) => {
    const hers = await cartForWriting()
    try {
      return await ask(of(hers))
    } catch (error) {
      if (hers.root === MINE || !isOfCart(error)) throw error
      forget('cart', page)
      return ask(of(await cartForWriting()))
    }
  }
  return { page, settings, ask, isCustomer, cart, cartForWriting, write }
}

/** Whether a refusal is about the cart itself, and not about a product, a line or a coupon. */
export function isOfCart(error: unknown): boolean {
  return statusOf(error) === 404 && /\bcartId\b/.test(textOf(fieldsOf(error)['words']))
}
