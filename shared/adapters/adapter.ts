// What an adapter is: a module of the theme that stands between the contract's calls and a platform that answers others. Types only.
import type { Heading } from './headings.ts'

/** Where a call is made: the page's settings as they are used. */
export interface AdapterPage {
  /** Where the store's pages begin, e.g. `/nl/`. */
  baseUrl: string
  store: { id: number; code: string }
  /** E.g. `EUR`. */
  currency: string
}

/** A request, as the contract has it or as the platform wants it. */
export interface AdapterRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below the page's `apiUrl`, e.g. `checkout/cart/items/41`. */
  path: string
  query: URLSearchParams
  /** What is sent as JSON; null where nothing is. */
  body: unknown
  /** Beside those that every call has. */
  headers: Record<string, string>
  /** What stands in the heading's places: `{ id: '41' }` of `checkout/cart/items/{id}`. */
  at: Readonly<Record<string, string>>
  /** Of the page's settings, what a platform may want to know. */
  page: AdapterPage
}

/** A request as a rule changes it. */
export type ChangedRequest = Omit<AdapterRequest, 'at' | 'page'>

/** A request of an adapter's own: `GET`, without a body, unless it says otherwise. */
export type OwnRequest = Pick<ChangedRequest, 'path'> & Partial<ChangedRequest>

/** Asks the platform; gives its answer, null where it is empty. A refusal throws an error with its `status`, `code` and `words`. */
export type AdapterSend = (request: OwnRequest) => Promise<unknown>

/** What an adapter does with one call; each part is optional. A part may throw an error with a `status` and a `message` for the shopper, which is a refusal like one of the platform. */
export interface AdapterRule {
  /** What is sent instead; answers the same shape. */
  request?: (request: AdapterRequest) => ChangedRequest | Promise<ChangedRequest>
  /** Asks in the place of a single request, once, often or not at all, and gives the contract's answer. */
  call?: (request: AdapterRequest, send: AdapterSend) => unknown
  /** Makes the contract's answer of the platform's. `request` is the contract's. */
  answer?: (body: unknown, request: AdapterRequest) => unknown
}

/** The names of what is read in several places. */
export const shapeNames = ['money', 'product', 'item', 'cart', 'totals', 'address', 'point', 'suggestion', 'gift', 'chart'] as const

/** A name of what is read in several places. */
export type ShapeName = (typeof shapeNames)[number]

/** Makes the contract's value of the platform's; `source` is the heading of the call, or says what the page printed. Never called with null. */
export type AdapterShape = (value: unknown, source: string) => unknown

/**
 * The default export of the module that `adapter` names in the page's settings.
 * @example export default { shapes: { money: (cents) => cents / 100 }, calls: { 'GET checkout/cart/gifts': { call: () => [] } } }
 */
export interface Adapter {
  /** By the contract's headings; calls of one heading share a rule. */
  calls?: { readonly [Name in Heading]?: AdapterRule }
  /** By what is read in several places: in answers, in printed JSON, in printed options and in the page's `session`. */
  shapes?: { readonly [Name in ShapeName]?: AdapterShape }
}
