// The plain theme's lists: home, category and search, the card, wishlist and comparison.
import type { Json } from '../shapes/shape.ts'
import { html } from './html.ts'
import { count, each, isOn, map, money, word } from './plain.ts'
import type { PageInfo, Theme } from './theme.ts'

type Fields = Record<string, Json>

const price = (page: PageInfo, card: Fields) => {
  const isReduced = count(card.final_price_incl_tax) < count(card.price_incl_tax)
  return html`<span class="price">${isReduced ? html`<del>${money(page, card.price_incl_tax)}</del> ` : ''}${money(page, card.final_price_incl_tax)}</span>`
}

const card: Theme['card'] = (page, product) => html`<li class="card" data-product-id="${word(product.product_id)}">
<a href="${word(product.url)}"><img src="${word(product.image)}" width="200" height="200" alt="" loading="lazy">${word(product.name)}</a>
<p>${word(product.manufacturer)}</p>${price(page, product)}
<p>${page.say(isOn(product.in_stock) ? 'in_stock' : 'out_of_stock')}</p>
${product.product_type === 'simple' && isOn(product.in_stock) ? html`<button type="button" data-quick-add="${word(product.sku)}">${page.say('quick_add')}</button>` : ''}
</li>`

/** The page's own address with one query parameter changed. */
const changed = (url: string, query: string, changes: Record<string, string>): string => {
  const next = new URLSearchParams(query)
  for (const [name, value] of Object.entries(changes)) next.set(name, value)
  return `${url}?${next}`
}

const filters = (page: PageInfo, url: string, query: string, catalog: Fields) =>
  each(catalog.filters)
    .filter(({ type }) => type !== 'price')
    .map(
      (filter) =>
        html`<fieldset><legend>${word(filter.name)}</legend>${each(filter.options).map(
          (option) =>
            html`<label><input type="checkbox" name="${word(filter.facet_code)}[]" value="${word(option.label)}"${isOn(option.active) ? html` checked` : ''}> ${word(option.label)} (${word(option.count)})</label> `,
        )}</fieldset>`,
    )

const list: Theme['list'] = (page, { answer, url, query }) => {
  const catalog = map(answer.catalog)
  const current = count(catalog.current_page)
  const items = each(catalog.items)
  const text = new URLSearchParams(query).get('query') ?? ''
  return html`<p class="total">${word(catalog.total_items)} ${page.say('products')}</p>
<ul class="subcategories">${each(answer.sub_categories).map((entry) => html`<li><a href="${word(entry.url)}">${word(entry.name)}</a></li>`)}</ul>
<p>${page.say('sort')}: ${each(catalog.sorting_options).map(
    ({ field, direction }) =>
      html`<a href="${changed(url, query, { sort: word(field), direction: word(direction) })}">${page.say(field === 'position' ? 'position' : `${word(field)}_${word(direction)}`)}</a> `,
  )}</p>
<form action="${url}">${text === '' ? '' : html`<input type="hidden" name="query" value="${text}">`}${filters(page, url, query, catalog)}<button>OK</button></form>
${items.length === 0 ? html`<p>${page.say('no_results')}</p>` : html`<ul class="cards">${items.map((item) => page.theme.card(page, item))}</ul>`}
<p class="pages">${current > 1 ? html`<a rel="prev" href="${changed(url, query, { page: String(current - 1) })}">${page.say('previous')}</a>` : ''} ${current} / ${word(catalog.last_page)} ${
    current < count(catalog.last_page)
      ? html`<a rel="next" href="${changed(url, query, { page: String(current + 1) })}">${page.say('next')}</a>`
      : ''
  }</p>`
}

const cards = (page: PageInfo, all: Fields[]) =>
  all.length === 0 ? html`<p>${page.say('nothing')}</p>` : html`<ul class="cards">${all.map((entry) => page.theme.card(page, entry))}</ul>`

const compare: Theme['compare'] = (page, data) =>
  data.cards.length === 0
    ? html`<p>${page.say('nothing')}</p>`
    : html`<table><tbody>${(['name', 'manufacturer', 'color'] as const).map(
        (field) => html`<tr><th>${field}</th>${data.cards.map((entry) => html`<td>${word(entry[field])}</td>`)}</tr>`,
      )}<tr><th>${page.say('price')}</th>${data.cards.map((entry) => html`<td>${price(page, entry)}</td>`)}</tr></tbody></table>`

export const lists: Pick<Theme, 'home' | 'list' | 'card' | 'wishlist' | 'compare'> = {
  home: (page, data) => html`<h1>${page.say('home')}</h1>${cards(page, data.cards)}`,
  list,
  card,
  wishlist: (page, data) => html`<h1>${page.say('wishlist')}</h1>${cards(page, data.cards)}`,
  compare: (page, data) => html`<h1>${page.say('compare')}</h1>${compare(page, data)}`,
}
