// Adds the pages below one store; one file a screen.
import type { Hono } from 'hono'
import type { PagesHost } from '../server/app.ts'
import type { HostContext, HostEnv } from '../server/context.ts'
import type { ErrorPage } from '../server/error-answer.ts'
import { formGuard, withSession } from '../server/guards.ts'
import { showAccount, showOrders, showReturns } from './account.ts'
import { showLogin, showMerge, takeLogin, takeLogout, takeMerge } from './account-login.ts'
import { serveAssets } from './assets.ts'
import { showCart } from './cart.ts'
import { showCategory } from './category.ts'
import { showCheckout, showSuccess } from './checkout.ts'
import { showCompare } from './compare.ts'
import { showContact } from './contact.ts'
import { createErrorPage } from './errors.ts'
import { createFrame, type Frame } from './frame.ts'
import { showHome } from './home.ts'
import { showInfo } from './info.ts'
import { showLogout, showMaintenance } from './interludes.ts'
import { showKinds } from './kinds.ts'
import { showProduct } from './product.ts'
import { showSearch } from './search.ts'
import { showBare, showWidgets } from './widgets.ts'
import { showWishlist } from './wishlist.ts'

/** What the host needs back: how an error looks. */
export interface Pages {
  errorPage: ErrorPage
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
  privatePage('/account/returns', showReturns)
  privatePage('/account/login', showLogin)
  privatePage('/account/merge', showMerge)
  formPost('/account/login', takeLogin)
  formPost('/account/merge', takeMerge)
  formPost('/account/logout', takeLogout)
  privatePage('/logout', showLogout)
  // The store's own address, then whatever else is asked for: a category, or nothing that exists.
  publicPage('/*', (own, c) => (c.req.path === `/${c.get('store').code}/` ? showHome(own, c) : showCategory(own, c)))
  serveAssets(host.root, frame.assets)
  return { errorPage: createErrorPage(frame) }
}
