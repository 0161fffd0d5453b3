// How the shop is set up; everything but `port` and `assets` may be changed while it runs.
import type { Fault } from '../spec-host/options.ts'
import type { Theme } from './pages/theme.ts'

export interface MagentoHostOptions {
  port?: number
  /** Folders that the shop serves, cached for ever: `{ '/touchline/': 'dist/preact' }`. */
  assets?: Record<string, string>
  /** Places of the pages that the caller draws. */
  theme?: Partial<Theme>
  /** A content security policy on every page, with these origins besides its own and a nonce for Magento's own inline script. */
  csp?: { origins?: string[] }
  /** Calls as the documentation names them, which fail: 500 before anything is done, the others once all is done. `{ 'POST /V1/guest-carts/{cartId}/payment-information': '500 after' }`. */
  broken?: Record<string, Fault>
  /** Calls that another module has switched off; they are no route. */
  missing?: string[]
  /** How an order's id is answered: documented as integer, while PHP hands on the database's text. */
  orderId?: 'integer' | 'text'
  /** What the checkout's page does without a cart in the session: Magento leads to the cart, some shops' own modules print the page. */
  emptyCheckout?: 'redirect' | 'page'
  /** Whether isEmailAvailable tells the truth; since 2.4.7 it answers true unless the shop enables it. */
  guestCheckoutLogin?: boolean
}
