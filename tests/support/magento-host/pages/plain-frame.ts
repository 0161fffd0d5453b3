// The plain theme's frame and lists: head, header with search, footer, cards.
import { html, type Html } from '#tests/support/spec-host/pages/html.ts'
import { fieldsOf, textOf } from '../json.ts'
import { form, money } from './plain.ts'
import type { Card, PageInfo, Theme } from './theme.ts'

const account = (page: PageInfo): Html => {
  const customer = fieldsOf(page.visitor.customer)
  if (customer['email'] === undefined) return html`<a href="${page.urls.login}">${page.say('Sign In')}</a>`
  return html`<a class="customer-name" href="${page.urls.account}">${textOf(customer['firstname'])} ${textOf(customer['lastname'])}</a>
${form(page, page.urls.logout, html`<button>${page.say('Sign Out')}</button>`)}`
}

const cards = (page: PageInfo, shown: Card[]): Html =>
  html`<ol class="products list items product-items">${shown.map((card) => page.theme.card(page, card))}</ol>`

export const frame: Pick<Theme, 'head' | 'header' | 'searchForm' | 'footer' | 'home' | 'list' | 'card'> = {
  head: () => html`<link rel="stylesheet" href="/static/styles.css">`,
  header: (page) => html`<header class="page-header"><a class="logo" href="${page.urls.home}">Sport</a>
<nav>${page.menu.map(({ name, url }) => html`<a href="${url}">${name}</a> `)}</nav>
${page.theme.searchForm(page)}
<div class="panel">${account(page)} <a class="action showcart" href="${page.urls.cart}">${page.say('Shopping Cart')}${
    page.visitor.cartCount > 0 ? html` <span class="counter-number">${page.visitor.cartCount}</span>` : ''
  }</a></div></header>`,
  searchForm: (page) =>
    html`<form id="search_mini_form" action="${page.urls.search}" method="get"><input id="search" type="search" name="q" aria-label="${page.say('Search')}"><button>${page.say('Search')}</button></form>`,
  footer: (page) =>
    html`<footer>${page.stores.map(({ name, code, url }) => html`<a hreflang="${code}" href="${url}">${name}</a> `)}</footer>`,
  home: (page, data) => cards(page, data.cards),
  list: (page, data) =>
    data.cards.length === 0
      ? html`<p class="message info empty">${page.say("We can't find products matching the selection.")}</p>`
      : cards(page, data.cards),
  card: (page, card) => html`<li class="item product product-item"><div class="product-item-info">
<a class="product photo" href="${card.url}"><img class="product-image-photo" src="${card.image}" width="240" height="240" alt="${card.name}"></a>
<strong class="product name product-item-name"><a class="product-item-link" href="${card.url}">${card.name}</a></strong>
${money(page, card)}${card.isSalable ? '' : html`<div class="stock unavailable"><span>${page.say('Out of stock')}</span></div>`}</div></li>`,
}
