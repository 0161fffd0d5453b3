// Registers every call of the contract below one store; each subject has its file.
import type { Hono } from 'hono'
import { registerChallenge } from '../challenge/index.ts'
import type { PagesHost } from '../host/host.ts'
import type { HostEnv } from '../host/context.ts'
import { storeGuard } from '../server/guards.ts'
import { registerAddressLookup } from './address-lookup.ts'
import { registerAccountAccess } from './account-access.ts'
import { registerAccountScreens } from './account-screens.ts'
import { registerAutocomplete } from './autocomplete.ts'
import { registerForms } from './cart-forms.ts'
import { registerCart } from './cart.ts'
import { registerCatalogue } from './catalogue.ts'
import { registerCheckout } from './checkout.ts'
import { registerClock } from './clock.ts'
import { registerCompare } from './compare.ts'
import { registerConsent } from './consent.ts'
import { registerComplaint } from './complaint.ts'
import { registerContact } from './contact.ts'
import { registerCustomer } from './customer.ts'
import { registerDiscounts } from './discounts.ts'
import { registerNavigation } from './navigation.ts'
import { registerNewsletter } from './newsletter.ts'
import { registerPasskeys } from './passkeys.ts'
import { registerPayment } from './payment.ts'
import { registerPickupPoints } from './pickup-points.ts'
import { registerPopularSearches } from './popular-searches.ts'
import { registerReturns } from './returns.ts'
import { registerReviews } from './reviews.ts'
import { registerSizeAdvice } from './size-advice.ts'
import { registerStockAlerts } from './stock-alerts.ts'
import { registerSession } from './session.ts'
import { registerTeams } from './teams.ts'
import { registerTracking } from './tracking.ts'
import { registerWithdrawal } from './withdrawal.ts'
import { registerWishlist } from './wishlist.ts'

/** Registers the calls; `store` is mounted below each store's path. */
export function registerCalls(store: Hono<HostEnv>, host: PagesHost): void {
  store.use(storeGuard)
  if (host.options.isChallenged) registerChallenge(store)
  registerSession(store)
  registerAutocomplete(store)
  registerPopularSearches(store)
  registerNavigation(store)
  registerCatalogue(store)
  registerReviews(store)
  registerSizeAdvice(store)
  registerStockAlerts(store)
  registerClock(store)
  registerCart(store)
  registerDiscounts(store)
  registerForms(store)
  registerWishlist(store)
  registerCompare(store)
  registerCustomer(store)
  registerAddressLookup(store)
  registerAccountAccess(store)
  registerCheckout(store)
  registerPickupPoints(store)
  registerPayment(store)
  registerReturns(store)
  registerTracking(store)
  registerWithdrawal(store)
  registerComplaint(store)
  registerContact(store)
  registerNewsletter(store)
  registerConsent(store)
  registerAccountScreens(store)
  registerTeams(store)
  registerPasskeys(store)
}
