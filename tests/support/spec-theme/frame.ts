// The frame of every page: the suite's tag and settings, header with search, menu and badges, footer with the stores.
import { html, type Html } from '../spec-host/pages/html.ts'
import { defaultTheme } from '../spec-host/pages/default-theme.ts'
import { form, map, word } from '../spec-host/pages/plain.ts'
import type { PageInfo, Theme } from '../spec-host/pages/theme.ts'
import { mount } from './mount.ts'
import { settings } from './settings.ts'

const badge = (page: PageInfo, widget: string, key: string, url: string, count: number | undefined): Html =>
  mount(widget, {}, html`<a class="js-${key}" href="${url}">${page.say(key)}${count ? html` <span class="count">${count}</span>` : ''}</a>`)

const account = (page: PageInfo): Html => {
  const customer = map(page.visitor?.customer ?? null)
  const isKnown = customer.email !== undefined
  const name = isKnown ? `${word(customer.firstname)} ${word(customer.lastname)}` : page.say(page.visitor === null ? 'account' : 'login')
  return html`${mount('account-menu', {}, html`<a href="${isKnown ? page.urls.account : page.urls.login}">${name}</a>`)}${
    isKnown ? form(page, page.urls.logout, html`<button>${page.say('logout')}</button>`) : ''
  }`
}

const menu = (page: PageInfo): Html =>
  mount(
    'mega-menu',
    {},
    html`<ul>${page.menu.map(({ id, name, url }) => html`<li data-menu="${id}"><a href="${url}">${name}</a></li>`)}</ul>`,
  )

const COUNTRIES: Record<string, string> = {
  nl_NL: 'Nederland',
  nl_BE: 'België',
  en_GB: 'United Kingdom',
  de_DE: 'Deutschland',
  sv_SE: 'Sverige',
}

const stores = (page: PageInfo): Html => {
  const labels = page.stores.map(({ code, locale, url }) => ({
    code,
    label: COUNTRIES[locale] ?? locale,
    language: locale.replace('_', '-'),
    url,
    isCurrent: code === page.store.code,
  }))
  return mount(
    'store-switch',
    {},
    html`<details><summary>${COUNTRIES[page.store.locale]}</summary>${labels.map(({ label, url }) => html`<a href="${url}">${label}</a> `)}</details>`,
    { stores: labels },
  )
}

/** Renders what every page contains; `base` is the address of the suite's files. */
export const frameOf = (base: string): Pick<Theme, 'head' | 'header' | 'searchForm' | 'footer'> => ({
  head: (page) =>
    html`${defaultTheme.head(page)}<link rel="stylesheet" href="${base}touchline-room.css">${settings(page)}<script type="module" async src="${base}touchline.js"></script>`,
  searchForm: (page) =>
    mount('header-search', { 'search-url': page.urls.search }, defaultTheme.searchForm(page), {
      categories: page.menu.map(({ id, name }) => ({ id, label: name })),
    }),
  header: (page) => html`<header>
<a class="logo" href="${page.urls.home}">Sportpunt</a>
${page.theme.searchForm(page)}
<nav aria-label="Sports">${menu(page)}</nav>
<div class="visitor">${account(page)} ${badge(page, 'wishlist-badge', 'wishlist', page.urls.wishlist, page.visitor?.wishlist.length)} ${badge(page, 'compare-badge', 'compare', page.urls.compare, page.visitor?.compare.length)} ${badge(page, 'minicart', 'cart', page.urls.cart, page.visitor?.cartCount)}</div>
</header>`,
  footer: (page) =>
    html`<footer><a href="${page.urls.contact}">${page.say('contact')}</a> <a href="${page.urls.returns}">${page.say('returns')}</a> ${stores(page)}</footer>`,
})
