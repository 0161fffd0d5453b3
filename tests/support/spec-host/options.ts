// The options of the host, which may change while it runs, and the names of calls in them.
import type { Theme } from './pages/theme.ts'

/** How a call fails. `500` fails before anything happens; all others do the work first and break the answer. */
export type Fault = 500 | '500 after' | 'malformed' | 'html' | 'cut' | 'null'

export interface SpecHostOptions {
  /** Picks every shape that the specification leaves open. 0 picks the simplest ones. */
  seed?: number
  /** Amounts and quantities as decimal text ("19.9500"). By default the seed decides. */
  numbersAsText?: boolean
  /** Calls that this platform does not have: `['GET checkout/cart/coupons']`. */
  missing?: string[]
  /** Calls that fail: `{ 'GET /checkout/cart/quote': 'html' }`. */
  broken?: Record<string, Fault>
  /** The answer of `payment-information`: the order's id, the id as text, an object, or an empty body. */
  orderAnswer?: 'integer' | 'text' | 'object' | 'empty'
  /** The answer in an expired customer session: 401 as JSON, or 302 to the login page. */
  expired?: '401' | 'redirect'
  /** Home, category, search and product pages come from a cache: without cookies, count, customer and token. */
  cached?: boolean
  /** Whether `grand_total` excludes tax, as Magento's own does (the amount to pay is in `total_segments`), or is the amount to pay. */
  grandTotal?: 'magento' | 'payable'
  /** Whether toggles answer `true`, `[]`, 201 or 204. By default the seed decides. */
  toggles?: 'true' | '[]' | '201' | '204'
  /** PostNL's points in PostNL's own envelope, or as a list. By default the seed decides. */
  postnl?: 'wrapped' | 'bare'
  /** A Content-Security-Policy with `script-src 'self'` and these origins; none by default. */
  csp?: { origins?: string[] }
  /** Folders served unchanged, with unlimited caching: `{ '/touchline/': 'dist/preact' }`. */
  assets?: Record<string, string>
  /** The places in pages that a theme renders; all others are plain HTML. */
  theme?: Partial<Theme>
  /** The port; a free one by default. */
  port?: number
}

/** A call's name in normal form: `GET /a/{id}/` becomes `GET a/{}`. */
export const callName = (written: string): string => {
  const [method = '', ...rest] = written.trim().split(/\s+/)
  const path = rest.join(' ')
  return `${method.toUpperCase()} ${path.replace(/^\/|\/$/g, '').replace(/\{[^}]*\}|:[a-z_]+/gi, '{}')}`
}

export const isMissing = (options: SpecHostOptions, call: string): boolean =>
  (options.missing ?? []).some((written) => callName(written) === callName(call))

export const faultOf = (options: SpecHostOptions, call: string): Fault | undefined =>
  Object.entries(options.broken ?? {}).find(([written]) => callName(written) === callName(call))?.[1]
