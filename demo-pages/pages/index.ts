// Registers the pages of one store; each screen has its own file.
import type { Hono } from 'hono'
import { registerDocs } from '../docs/index.ts'
import { createEditor } from '../editor/index.ts'
import { createOperator } from '../operator/index.ts'
import type { PagesHost } from '../host/host.ts'
import type { HostContext, HostEnv } from '../host/context.ts'
import type { ErrorPage } from '../server/error-answer.ts'
import { formGuard, withSession } from '../server/guards.ts'
import { showAccount, showOrder, showOrders } from './account.ts'
import { sendCreditNote, sendInvoice } from './account-papers.ts'
import { sendLabel, showAlerts, showMyWishlist, showReturns, showReviews } from './account-lists.ts'
import { showLogin, showMerge, takeLogin, takeLogout, takeMerge } from './account-login.ts'
import { showForgot, showReset, takeForgot, takeReset } from './account-password.ts'
import { answerCopy } from './account-data.ts'
import { showGiftCard } from './account-gift-card.ts'
import { showNewsletters, takeNewsletters } from './account-newsletters.ts'
import { showRegister, takeRegister } from './account-register.ts'
import { showAddresses } from './addresses.ts'
import { showSettings, takeSettings } from './account-settings.ts'
import { serveAssets } from './assets.ts'
import { showCart } from './cart.ts'
import { showCategory } from './category.ts'
import { showCheckout, showSuccess } from './checkout.ts'
import { showCompare } from './compare.ts'
import { showClub, takeClub } from './club.ts'
import { showComplaint, takeComplaintForm } from './complaint.ts'
import { showContact, takeContact } from './contact.ts'
import { createErrorPage } from './errors.ts'
import { createFrame, type Frame } from './frame.ts'
import { showHome } from './home.ts'
import { showInfo } from './info.ts'
import { showLogout, showMaintenance } from './interludes.ts'
import { showKinds } from './kinds.ts'
import { showNewsletter, takeNewsletter } from './newsletter.ts'
import { showProduct } from './product.ts'
import { showReturnsForm, showTracking, takeReturnsForm, takeTracking } from './returns.ts'
import { showSearch } from './search.ts'
import { serveSitemap } from './sitemap.ts'
import { showBare, showWidgets } from './widgets.ts'
import { showTeamEntry, takeTeamEntry } from './team-entry.ts'
import { showTeam, showTeams } from './team-orders.ts'
import { showWishlist } from './wishlist.ts'
import { showWithdrawal, takeWithdrawal } from './withdrawal.ts'

/** What the host needs of the pages, such as the error page. */
export interface Pages {
  errorPage: ErrorPage
  /** The page that replaces all others while the shop is closed. */
  closedPage: (c: HostContext) => Promise<Response>
}

type Show = (frame: Frame, c: HostContext) => Promise<Response>

/** Registers every page; `store` is mounted below each store's path, so routes start at `/`. */
export async function registerPages(store: Hono<HostEnv>, host: PagesHost): Promise<Pages> {
  const frame = createFrame(host)
  const publicPage = (path: string, show: Show) => store.get(path, (c) => show(frame, c))
  const privatePage = (path: string, show: Show) => store.get(path, withSession, (c) => show(frame, c))
  const formPost = (path: string, take: Show) => store.post(path, withSession, formGuard, (c) => take(frame, c))
  publicPage('/search', showSearch)
  publicPage('/search/:filters{_.+}', showSearch)
  publicPage('/product/:slug', showProduct)
  publicPage('/contact', showContact)
  formPost('/contact', takeContact)
  publicPage('/clubs', showClub)
  formPost('/clubs', takeClub)
  publicPage('/maintenance', showMaintenance)
  publicPage('/pages/kinds', showKinds)
  publicPage('/pages/widgets', showWidgets)
  publicPage('/pages/bare', showBare)
  publicPage('/pages/:slug', showInfo)
  privatePage('/checkout/cart', showCart)
  privatePage('/checkout', showCheckout)
  privatePage('/checkout/success', showSuccess)
  privatePage('/wishlist', showWishlist)
  privatePage('/compare', showCompare)
  privatePage('/account', showAccount)
  privatePage('/account/orders', showOrders)
  privatePage('/account/orders/:number', showOrder)
  formPost('/account/orders/:number', showOrder)
  privatePage('/account/orders/:number/invoice', sendInvoice)
  privatePage('/account/orders/:number/credit-notes/:reference', sendCreditNote)
  privatePage('/account/addresses', showAddresses)
  formPost('/account/addresses', showAddresses)
  privatePage('/account/returns', showReturns)
  privatePage('/account/returns/:reference/label', sendLabel)
  privatePage('/account/reviews', showReviews)
  privatePage('/account/stock-alerts', showAlerts)
  formPost('/account/stock-alerts', showAlerts)
  privatePage('/account/wishlist', showMyWishlist)
  privatePage('/account/gift-card', showGiftCard)
  privatePage('/account/teams', showTeams)
  formPost('/account/teams', showTeams)
  privatePage('/account/teams/:id', showTeam)
  formPost('/account/teams/:id', showTeam)
  privatePage('/account/team', showTeamEntry)
  formPost('/account/team', takeTeamEntry)
  formPost('/account/gift-card', showGiftCard)
  privatePage('/account/login', showLogin)
  privatePage('/account/merge', showMerge)
  formPost('/account/login', takeLogin)
  formPost('/account/merge', takeMerge)
  formPost('/account/logout', takeLogout)
  privatePage('/account/register', showRegister)
  formPost('/account/register', takeRegister)
  privatePage('/account/password', showForgot)
  formPost('/account/password', takeForgot)
  privatePage('/account/password/reset', showReset)
  formPost('/account/password/reset', takeReset)
  privatePage('/account/settings', showSettings)
  formPost('/account/settings', takeSettings)
  privatePage('/account/settings/data', answerCopy)
  privatePage('/account/newsletters', showNewsletters)
  formPost('/account/newsletters', takeNewsletters)
  privatePage('/returns', showReturnsForm)
  formPost('/returns', takeReturnsForm)
  privatePage('/withdrawal', showWithdrawal)
  formPost('/withdrawal', takeWithdrawal)
  privatePage('/complaint', showComplaint)
  formPost('/complaint', takeComplaintForm)
  privatePage('/orders/track', showTracking)
  formPost('/orders/track', takeTracking)
  privatePage('/newsletter', showNewsletter)
  formPost('/newsletter', takeNewsletter)
  privatePage('/logout', showLogout)
  registerDocs(store, host.root, frame)
  // Any other path is the store's home page, a category, or a page that does not exist.
  publicPage('/*', (own, c) => (c.req.path === `/${c.get('store').code}/` ? showHome(own, c) : showCategory(own, c)))
  serveAssets(host.root, frame.assets)
  serveSitemap(host)
  host.root.route('/operator', createOperator(frame))
  host.root.route('/editor', createEditor(frame))
  return { errorPage: createErrorPage(frame), closedPage: (c) => showMaintenance(frame, c) }
}
