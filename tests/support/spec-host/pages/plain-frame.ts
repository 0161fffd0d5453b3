// The plain theme's frame: head, header with search, footer.
import { html } from './html.ts'
import { form, map, word } from './plain.ts'
import type { PageInfo, Theme } from './theme.ts'

const account = (page: PageInfo) => {
  if (page.visitor === null) return html`<a href="${page.urls.account}">${page.say('account')}</a>`
  const customer = map(page.visitor.customer)
  if (customer.email === undefined) return html`<a href="${page.urls.login}">${page.say('login')}</a>`
  return html`<a href="${page.urls.account}">${word(customer.firstname)} ${word(customer.lastname)}</a>${form(
    page,
    page.urls.logout,
    html`<button>${page.say('logout')}</button>`,
  )}`
}

const counted = (page: PageInfo, key: string, url: string, count: number | undefined) =>
  html`<a class="js-${key}" href="${url}">${page.say(key)}${count ? html` <span class="count">${count}</span>` : ''}</a>`

export const frame: Pick<Theme, 'head' | 'header' | 'searchForm' | 'footer'> = {
  head: (page) =>
    html`${page.token === null ? '' : html`<meta name="csrf-token" content="${page.token}">`}<link rel="stylesheet" href="/platform/platform.css"><script src="/platform/platform.js" defer></script>`,
  searchForm: (page) =>
    html`<form class="search" action="${page.urls.search}" role="search"><select name="discipline" aria-label="${page.say('all_sports')}"><option value="">${page.say('all_sports')}</option>${page.menu.map(
      ({ id, name }) => html`<option value="${id}">${name}</option>`,
    )}</select><input type="search" name="query" placeholder="Search for..." aria-label="${page.say('search')}"><button>${page.say('search')}</button></form>`,
  header: (page) => html`<header>
<a class="logo" href="${page.urls.home}">Sportpunt</a>
${page.theme.searchForm(page)}
<nav>${page.menu.map(({ id, name, url }) => html`<a href="${url}" data-menu="${id}">${name}</a> `)}</nav>
<div class="visitor">${account(page)} ${counted(page, 'wishlist', page.urls.wishlist, page.visitor?.wishlist.length)} ${counted(page, 'compare', page.urls.compare, page.visitor?.compare.length)} ${counted(page, 'cart', page.urls.cart, page.visitor?.cartCount)}</div>
</header>`,
  footer: (page) =>
    html`<footer><a href="${page.urls.contact}">${page.say('contact')}</a> <a href="${page.urls.returns}">${page.say('returns')}</a> ${page.stores.map(
      ({ locale, url }) => html`<a href="${url}">${locale}</a> `,
    )}</footer>`,
}
