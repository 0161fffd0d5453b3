// The account link in the header: a guest's leads to the login, a customer's to her account.
import { html, type Html } from '../markup.ts'
import { mount } from '../mount.ts'
import type { Page } from '../page.ts'
import { accountTexts } from '../texts/account.ts'
import { icon } from './icons.ts'

/** The link, which the widget turns into a popup and a menu. */
export function accountLink(page: Page): Html {
  return mount(page, 'account-menu', {
    attributes: {
      accountUrl: page.link('account'),
      loginUrl: page.link('account/login'),
      logoutUrl: page.link('logout'),
      ordersUrl: page.link('account/orders'),
      returnsUrl: page.link('account/returns'),
      wishlistUrl: page.link('wishlist'),
      passwordUrl: page.link('account/password'),
      registerUrl: page.link('account/register'),
      passkeys: true,
    },
    fallback: html`<a
      class="touchline-badge-link"
      href="${page.link('account')}"
      aria-label="${accountTexts[page.store.language].account}"
      data-touchline-key="opener"
      >${icon('person')}</a
    >`,
  })
}
