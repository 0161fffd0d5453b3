// Adds every call of the contract below one store; one file a domain.
import type { Hono } from 'hono'
import type { PagesHost } from '../server/app.ts'
import type { HostEnv } from '../server/context.ts'
import { storeGuard } from '../server/guards.ts'
import { registerAutocomplete } from './autocomplete.ts'
import { registerForms } from './cart-forms.ts'
import { registerCart } from './cart.ts'
import { registerCatalogue } from './catalogue.ts'
import { registerCheckout } from './checkout.ts'
import { registerCompare } from './compare.ts'
import { registerCustomer } from './customer.ts'
import { registerNavigation } from './navigation.ts'
import { registerPayment } from './payment.ts'
import { registerSession } from './session.ts'
import { registerWishlist } from './wishlist.ts'

/** Registers the calls; `store` is mounted below each store's path. */
export function registerCalls(store: Hono<HostEnv>, _host: PagesHost): void {
  store.use(storeGuard)
  registerSession(store)
  registerAutocomplete(store)
  registerNavigation(store)
  registerCatalogue(store)
  registerCart(store)
  registerForms(store)
  registerWishlist(store)
  registerCompare(store)
  registerCustomer(store)
  registerCheckout(store)
  registerPayment(store)
}
