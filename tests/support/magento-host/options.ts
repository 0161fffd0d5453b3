// The shop's options; everything except `port` and `assets` may change while it runs.
import type { Fault } from '../spec-host/options.ts'
import type { Theme } from './pages/theme.ts'

export interface MagentoHostOptions {
  port?: number
  /** Folders that the shop serves with unlimited caching: `{ '/touchline/': 'dist/preact' }`. */
  assets?: Record<string, string>
  /** The places in pages that the caller renders. */
  theme?: Partial<Theme>
  /** A content security policy on every page, with these origins besides its own and a nonce for Magento's own inline script. */
  csp?: { origins?: string[] }
  /** Calls that fail, named as in the documentation: 500 before anything is done, the others after everything is done. `{ 'POST /V1/guest-carts/{cartId}/payment-information': '500 after' }`. */
  broken?: Record<string, Fault>
  /** Calls that another module has disabled; they are no routes. */
  missing?: string[]
  /** The form of an order's id: documented as integer, while PHP returns the database's text. */
  orderId?: 'integer' | 'text'
  /** What the checkout page does without a cart in the session: Magento redirects to the cart, some shops' modules print the page. */
  emptyCheckout?: 'redirect' | 'page'
  /** Whether isEmailAvailable answers truthfully; since 2.4.7 it always answers true unless the shop enables it. */
  guestCheckoutLogin?: boolean
}
