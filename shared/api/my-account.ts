// The calls of a customer's own account: orders, returns, reviews, stock alerts, addresses.
import type { PageOf } from '#shared/schemas/account-parts.ts'
import { AlertPage, type ListedAlert, type ListedReturn, ReturnPage, ReviewPage } from '#shared/schemas/account-lists.ts'
import { AddressBook } from '#shared/schemas/address-book.ts'
import { wireAddress } from '#shared/schemas/address-request.ts'
import type { Address } from '#shared/schemas/address.ts'
import { type ListedOrder, MyOrder, OrderPage, Reorder } from '#shared/schemas/my-orders.ts'
import { Anything, ask } from './client.ts'

const base = 'api/customer'
const paged = (path: string, page: number) => `${base}/${path}${page > 1 ? `?page=${page}` : ''}`

/** A page of orders, newest first. */
export function getOrders(page: number, signal?: AbortSignal): Promise<PageOf<ListedOrder>> {
  return ask('GET', paged('orders', page), OrderPage, { signal })
}

/** One order. */
export function getMyOrder(number: string, signal?: AbortSignal): Promise<MyOrder> {
  return ask('GET', `${base}/orders/${encodeURIComponent(number)}`, MyOrder, { signal })
}

/** Cancels an order; returns its new state. */
export function cancelOrder(number: string): Promise<MyOrder> {
  return ask('POST', `${base}/orders/${encodeURIComponent(number)}/cancel`, MyOrder)
}

/** A preview of ordering these lines again; null for all of them. */
export function previewReorder(number: string, itemIds: readonly number[] | null): Promise<Reorder> {
  const items = itemIds?.map((id) => ({ item_id: id })) ?? null
  return ask('POST', `${base}/orders/${encodeURIComponent(number)}/reorder`, Reorder, { json: { items, is_preview: true } })
}

/** Adds these lines to the cart, at the prices that were shown; the same intent is carried out once. */
export function reorder(number: string, lines: readonly { id: number; price: number | null }[], intent: string): Promise<Reorder> {
  const items = lines.map(({ id, price }) => ({ item_id: id, price }))
  return ask('POST', `${base}/orders/${encodeURIComponent(number)}/reorder`, Reorder, {
    json: { items },
    headers: { 'Idempotency-Key': intent },
  })
}

/** A page of returns. */
export function getReturns(page: number, signal?: AbortSignal): Promise<PageOf<ListedReturn>> {
  return ask('GET', paged('returns', page), ReturnPage, { signal })
}

/** A page of the customer's own reviews. */
export function getMyReviews(page: number, signal?: AbortSignal): Promise<ReviewPage> {
  return ask('GET', paged('reviews', page), ReviewPage, { signal })
}

/** A page of stock alerts. */
export function getAlerts(page: number, signal?: AbortSignal): Promise<PageOf<ListedAlert>> {
  return ask('GET', paged('stock-alerts', page), AlertPage, { signal })
}

/** Removes a stock alert. */
export async function removeAlert(id: number): Promise<void> {
  await ask('DELETE', `${base}/stock-alerts/${id}`, Anything)
}

/** The address book. */
export function getAddressBook(signal?: AbortSignal): Promise<AddressBook> {
  return ask('GET', `${base}/addresses`, AddressBook, { signal })
}

/** For what an address is to be the default; one that is the default stays it until another is. */
export interface AddressDefaults {
  isBilling: boolean
  isShipping: boolean
}

const wire = (address: Address & { version?: number | null }, { isBilling, isShipping }: AddressDefaults) => {
  const { version, ...fields } = { version: null, ...address }
  return { ...wireAddress(fields), ...(version === null ? {} : { version }), default_billing: isBilling, default_shipping: isShipping }
}

/** Adds an address. */
export function addAddress(address: Address, defaults: AddressDefaults): Promise<AddressBook> {
  return ask('POST', `${base}/addresses`, AddressBook, { json: wire({ ...address, version: null }, defaults) })
}

/** Changes an address; a 409 with code `changed` if its `version` is no longer the latest. */
export function changeAddress(id: number, address: Address & { version: number | null }, defaults: AddressDefaults): Promise<AddressBook> {
  return ask('PUT', `${base}/addresses/${id}`, AddressBook, { json: wire(address, defaults) })
}

/** Removes an address. */
export function removeAddress(id: number): Promise<AddressBook> {
  return ask('DELETE', `${base}/addresses/${id}`, AddressBook)
}
