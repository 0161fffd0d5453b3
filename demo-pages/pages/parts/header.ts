// The header of every page: promises, name, search, stores, wishlist, cart, departments. It works as plain links and forms.
import { html, type Html } from '../markup.ts'
import { mount } from '../mount.ts'
import type { Page, Screen } from '../page.ts'
import { compareTexts } from '../texts/compare.ts'
import { accountLink } from './account-link.ts'
import { icon } from './icons.ts'
import { mobileMenu } from './mobile-menu.ts'
import { promiseStrip } from './promises.ts'
import { searchForm } from './search-form.ts'
import { storeSwitch } from './store-switch.ts'
import { wordmark } from './wordmark.ts'

/** The full header. Inside mounts it uses the widgets' own classes, so that their stylesheets style the fallback too. */
export function header(page: Page, screen: Screen): Html {
  return html`${promiseStrip(page)}
    <header class="header">
      <div class="header-bar wrap">
        ${mobileMenu(page, screen)} ${wordmark(page.link(''))} ${searchForm(page, screen.query)}
        <div class="header-tools">${storeSwitch(page, screen)} ${screen.name !== 'login' && accountLink(page)} ${compareLink(page)} ${wishlistLink(page)} ${cartLink(page)}</div>
      </div>
      <nav class="header-nav wrap" aria-label="${page.texts.frame.departments}">
        ${departmentsMenu(page)}
      </nav>
    </header>`
}

/** The header without links that lead away from the checkout: the shop's name, and a note that payment is safe. */
export function quietHeader(page: Page): Html {
  const { checkout } = page.texts
  return html`<header class="header header-quiet">
    <div class="header-bar wrap">
      ${wordmark(page.link(''))}
      <p class="header-safe">${icon('lock', 20)} <span>${checkout.safe[0]} <span class="header-safe-more">${checkout.safe[1]}</span></span></p>
    </div>
  </header>`
}

/** Plain links; the widget adds a panel below each. */
function departmentsMenu(page: Page): Html {
  return mount(page, 'mega-menu', {
    fallback: html`<ul role="list">
      ${page.departments.map(({ id, name, url }) => html`<li data-menu="${id}"><a href="${url}" ${isWithin(page, url) && html`aria-current="true"`}>${name}</a></li>`)}
    </ul>`,
  })
}

function isWithin(page: Page, url: string): boolean {
  const here = page.link(page.path).split('?', 1)[0] ?? ''
  return here === url || here.startsWith(`${url}/`)
}

function compareLink(page: Page): Html {
  return mount(page, 'compare-badge', {
    class: 'header-compare',
    attributes: { compareUrl: page.link('compare') },
    fallback: html`<a class="touchline-badge-link" href="${page.link('compare')}" aria-label="${compareTexts[page.store.language].title}">${icon('scales')}</a>`,
  })
}

function wishlistLink(page: Page): Html {
  const { wishlist } = page.texts.frame
  return mount(page, 'wishlist-badge', {
    attributes: { wishlistUrl: page.link('wishlist') },
    fallback: html`<a class="touchline-badge-link" href="${page.link('wishlist')}" aria-label="${wishlist}">${icon('heart')}</a>`,
  })
}

function cartLink(page: Page): Html {
  const { cart } = page.texts.frame
  return mount(page, 'minicart', {
    attributes: {
      cartUrl: page.link('checkout/cart'),
      checkoutUrl: page.link('checkout'),
      freeShippingFrom: page.store.freeShippingFrom / 100,
    },
    fallback: html`<a class="touchline-badge-link" href="${page.link('checkout/cart')}" aria-label="${cart}" data-touchline-key="opener">${icon('cart')}</a>`,
  })
}
