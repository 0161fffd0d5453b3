// The frame of every account page: a guest is redirected to the login and back, a customer sees the menu, a heading and the page.
import type { HostContext } from '../host/context.ts'
import { takeNotices } from '../shop/session.ts'
import type { RefusalStatus } from '../shop/shop-error.ts'
import type { Frame } from './frame.ts'
import { html, type Html } from './markup.ts'
import type { Page } from './page.ts'
import { noticeList } from './parts/notices.ts'
import { accountTexts, type AccountTexts } from './texts/account.ts'

/** The content of an account page; a page that redirects returns a `Response` instead. */
interface AccountScreen {
  title: string
  body: Html
  /** The HTTP status of a page whose form was refused. */
  status?: RefusalStatus | 200
}

type Draw = (page: Page, texts: AccountTexts, c: HostContext) => Promise<AccountScreen | Response>

type MenuName =
  | 'title'
  | 'orders'
  | 'returns'
  | 'reviews'
  | 'addresses'
  | 'settings'
  | 'newsletters'
  | 'alerts'
  | 'wishlist'
  | 'giftCard'
  | 'teams'

/** The rows of the menu, in order: a new account page adds its own row. */
const rows: readonly { path: string; name: MenuName }[] = [
  { path: 'account', name: 'title' },
  { path: 'account/orders', name: 'orders' },
  { path: 'account/addresses', name: 'addresses' },
  { path: 'account/teams', name: 'teams' },
  { path: 'account/returns', name: 'returns' },
  { path: 'account/reviews', name: 'reviews' },
  { path: 'account/stock-alerts', name: 'alerts' },
  { path: 'account/settings', name: 'settings' },
  { path: 'account/newsletters', name: 'newsletters' },
  { path: 'wishlist', name: 'wishlist' },
  { path: 'account/gift-card', name: 'giftCard' },
]

/**
 * A page of the account, for GET and POST alike; its route needs `withSession`, which makes it `private, no-store`.
 * @example export const showReviews = accountPage('account/reviews', async (page, texts, c) => ({ title: texts.reviews, body: … }))
 */
export function accountPage(path: string, draw: Draw): (frame: Frame, c: HostContext) => Promise<Response> {
  return async (frame, c) => {
    const page = await frame.open(c)
    // The login leads back to the page itself: a redirect would lose the data of a submitted form.
    const toLogin = loginFirst(c, c.req.method === 'GET' ? page.path : path)
    if (toLogin) return toLogin
    const texts = accountTexts[page.store.language]
    const drawn = await draw(page, texts, c)
    if (drawn instanceof Response) return drawn
    const { title, body, status = 200 } = drawn
    return frame.show(
      c,
      page,
      {
        name: 'account',
        title: status === 200 ? title : `${page.texts.pages.error} ${title}`,
        isIndexed: false,
        body: html`<div class="account wrap">
          ${accountMenu(page, texts, path)}
          <div class="account-main">
            <h1>${title}</h1>
            ${noticeList(await takeNotices(c.get('shop'), c.get('session')))} ${body}
          </div>
        </div>`,
      },
      status,
    )
  }
}

/** Redirects a guest to the login, which leads back to a page of the store; returns null for a customer. */
export function loginFirst(c: HostContext, back: string): Response | null {
  if (c.get('session').customerId !== null) return null
  const store = `/${c.get('store').code}`
  return c.redirect(`${store}/account/login?back=${encodeURIComponent(`${store}/${back}`)}`, 303)
}

function accountMenu(page: Page, texts: AccountTexts, here: string): Html {
  return html`<nav class="account-menu-side" aria-label="${texts.account}">
    <ul role="list">
      ${rows.map(({ path, name }) => html`<li><a href="${page.link(path)}" ${path === here && html`aria-current="page"`}>${texts[name]}</a></li>`)}
      <li>
        <form action="${page.link('account/logout')}" method="post"><button type="submit">${texts.logout}</button></form>
      </li>
    </ul>
  </nav>`
}
