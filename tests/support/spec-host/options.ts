// The options of the host, which may be changed while it runs, and how they name a call.
import type { Theme } from './pages/theme.ts'

/** How a call fails. `500` fails before anything happens; all others do the work first and spoil the answer. */
export type Fault = 500 | '500 after' | 'malformed' | 'html' | 'cut' | 'null'

export interface SpecHostOptions {
  /** Draws every shape that the specification leaves open. 0 is the plainest of all. */
  seed?: number
  /** Amounts and quantities as decimal text ("19.9500"). Drawn by the seed where unset. */
  numbersAsText?: boolean
  /** Calls that this platform does not have: `['GET checkout/cart/coupons']`. */
  missing?: string[]
  /** Calls that fail: `{ 'GET /checkout/cart/quote': 'html' }`. */
  broken?: Record<string, Fault>
  /** What `payment-information` answers: the bare order id, the id as text, an object, or nothing at all. */
  orderAnswer?: 'integer' | 'text' | 'object' | 'empty'
  /** What a customer's ended session answers: 401 as JSON, or 302 to the page for logging in. */
  expired?: '401' | 'redirect'
  /** Home, category, search and product pages come from a cache: without cookies, count, customer and token. */
  cached?: boolean
  /** Magento's own `grand_total`, which is without tax (the payable sum is in `total_segments`), or the payable sum. */
  grandTotal?: 'magento' | 'payable'
  /** Whether toggles answer `true`, `[]`, 201 or 204. Drawn by the seed where unset. */
  toggles?: 'true' | '[]' | '201' | '204'
  /** PostNL's points in PostNL's own wrapping, or as a list. Drawn by the seed where unset. */
  postnl?: 'wrapped' | 'bare'
  /** A Content-Security-Policy with `script-src 'self'` and these origins; no policy where unset. */
  csp?: { origins?: string[] }
  /** Folders served as they are, cached for ever: `{ '/touchline/': 'dist/preact' }`. */
  assets?: Record<string, string>
  /** The places of the pages that a theme draws; what it leaves out is plain HTML. */
  theme?: Partial<Theme>
  /** Port to listen on; a free one where unset. */
  port?: number
}

/** A call's name without what differs between writers: `GET /a/{id}/` is `GET a/{}`. */
export const callName = (written: string): string => {
  const [method = '', ...words] = written.trim().split(/\s+/)
  const path = words.join(' ')
  return `${method.toUpperCase()} ${path.replace(/^\/|\/$/g, '').replace(/\{[^}]*\}|:[a-z_]+/gi, '{}')}`
}

export const isMissing = (options: SpecHostOptions, call: string): boolean =>
  (options.missing ?? []).some((written) => callName(written) === callName(call))

export const faultOf = (options: SpecHostOptions, call: string): Fault | undefined =>
  Object.entries(options.broken ?? {}).find(([written]) => callName(written) === callName(call))?.[1]
