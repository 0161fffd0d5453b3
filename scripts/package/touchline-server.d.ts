// Touchline: types of the server's renderer.

/** The result of rendering one mount. */
export interface Rendered {
  /** The markup inside the mount. */
  html: string
  /** The text of `<script type="application/json" data-touchline-state>`, safe to print there. */
  state: string
  /** The value of the mount's `data-touchline-ssr`. */
  ssr: string
}

/** Further arguments for a mount. */
export interface RenderExtra {
  /** The prefix of the ids in the markup. Default: a hash of options and answers. */
  id?: string
  /** The time of the answers, in milliseconds. */
  at?: number
  /** The page's address from the root, if an answer is a list's. */
  address?: string
  /** State that no answer contains, by store and name, such as earlier choices. */
  state?: Record<string, Record<string, unknown>>
}

/**
 * Renders one mount. `answers` are the API's answers that the host knows already, by path; `page` is the content of `#touchline-page`.
 * Throws the widget's errors, and if an answer is invalid; print your own HTML then.
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
