// Types of an adapter: a module of the theme that translates between the contract's calls and a platform with other calls.
import type { Heading } from './headings.ts'

/** The page that makes a call: its settings after parsing. */
export interface AdapterPage {
  /** The path below which the store's pages are, e.g. `/nl/`. */
  baseUrl: string
  store: { id: number; code: string }
  /** The currency, e.g. `EUR`. */
  currency: string
}

/** A request, in the contract's form or in the platform's. */
export interface AdapterRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The path below the page's `apiUrl`, e.g. `checkout/cart/items/41`. */
  path: string
  query: URLSearchParams
  /** Sent as JSON; null for no body. */
  body: unknown
  /** Headers in addition to those of every call. */
  headers: Record<string, string>
  /** The values of the heading's placeholders: `{ id: '41' }` for `checkout/cart/items/{id}`. */
  at: Readonly<Record<string, string>>
  /** The page settings that a platform may need. */
  page: AdapterPage
}

/** A request that a rule has changed. */
export type ChangedRequest = Omit<AdapterRequest, 'at' | 'page'>

/** A request that the adapter makes itself: `GET` without a body, unless it says otherwise. */
export type OwnRequest = Pick<ChangedRequest, 'path'> & Partial<ChangedRequest>

/**
 * Sends a request to the platform and returns its answer, null where it is empty. A refusal throws an error with its `status`, `code` and
 * `words`.
 */
export type AdapterSend = (request: OwnRequest) => Promise<unknown>

/**
 * The rule for one call; each part is optional. A part may throw an error with a `status` and a `message` for the shopper, which counts as
 * a refusal by the platform.
 */
export interface AdapterRule {
  /** Changes the request; returns the same shape. */
  request?: (request: AdapterRequest) => ChangedRequest | Promise<ChangedRequest>
  /** Replaces the single request: sends any number of requests, or none, and returns the answer in the contract's form. */
  call?: (request: AdapterRequest, send: AdapterSend) => unknown
  /** Converts the platform's answer to the contract's form. `request` is the contract's. */
  answer?: (body: unknown, request: AdapterRequest) => unknown
}

/** Names of the values that several calls contain. */
export const shapeNames = ['money', 'product', 'item', 'cart', 'totals', 'address', 'point', 'suggestion', 'gift', 'chart'] as const

/** The name of a value that several calls contain. */
export type ShapeName = (typeof shapeNames)[number]

/**
 * Converts the platform's value to the contract's; `source` is the heading of the call, or a description of the data printed in the page.
 * Never called with null.
 */
export type AdapterShape = (value: unknown, source: string) => unknown

/**
 * The default export of the module that `adapter` names in the page's settings.
 * @example export default { shapes: { money: (cents) => cents / 100 }, calls: { 'GET checkout/cart/gifts': { call: () => [] } } }
 */
export interface Adapter {
  /** Rules by the contract's headings; calls of one heading share a rule. */
  calls?: { readonly [Name in Heading]?: AdapterRule }
  /** Shapes by name, applied in answers, in printed JSON, in printed options and in the page's `session`. */
  shapes?: { readonly [Name in ShapeName]?: AdapterShape }
}
