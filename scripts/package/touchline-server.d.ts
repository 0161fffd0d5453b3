// Touchline: types of the server's renderer.

/** What a host gets for one mount. */
export interface Rendered {
  /** The markup inside the mount. */
  html: string
  /** The text of `<script type="application/json" data-touchline-state>`, safe to print there. */
  state: string
  /** The value of the mount's `data-touchline-ssr`. */
  ssr: string
}

/** What else a host may say of a mount. */
export interface RenderExtra {
  /** What the ids inside start with; else a hash of options and answers. */
  id?: string
  /** When the answers were made, in milliseconds. */
  at?: number
  /** The page's address from the root, where the answer is a list's. */
  address?: string
  /** What no answer says, by store and name: what was chosen already. */
  state?: Record<string, Record<string, unknown>>
}

/**
 * Draws one mount. `answers` are those of the API's calls that the host knows already, by path; `page` is the content of `#touchline-page`.
 * Throws what the widget throws, and where an answer cannot be read; print your own HTML then.
 * @example render('cart', {}, { 'checkout/cart/quote': quote, 'checkout/cart/totals-information': totals }, page)
 */
export declare const render: (
  name: string,
  options: Readonly<Record<string, unknown>>,
  answers: Readonly<Record<string, unknown>>,
  page: unknown,
  extra?: RenderExtra,
) => Rendered

/** The release and its build, e.g. `1.0.0-ABCDEFGH`. */
export declare const version: string
