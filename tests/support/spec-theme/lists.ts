// Lists: home, category and search, wishlist and comparison, each with the platform's own cards inside the mounts.
import { html, type Html } from '../spec-host/pages/html.ts'
import { defaultTheme } from '../spec-host/pages/default-theme.ts'
import { count, each, isOn, map, money, word } from '../spec-host/pages/plain.ts'
import type { ListData, PageInfo, Theme } from '../spec-host/pages/theme.ts'
import { mount } from './mount.ts'

type Card = Parameters<Theme['card']>[1]

const hearts = (page: PageInfo, card: Card): Html =>
  html`<button type="button" data-touchline-product="${word(card.product_id)}" data-touchline-name="${word(card.name)}" data-touchline-price="${word(card.final_price_incl_tax)}" aria-label="${page.say('wishlist')}: ${word(card.name)}" aria-pressed="false">♡</button>
<button type="button" data-sku="${word(card.sku)}" aria-label="${page.say('compare')}: ${word(card.name)}" aria-pressed="false">${page.say('compare')}</button>`

const card: Theme['card'] = (page, product) =>
  html`<li class="card"><a href="${word(product.url)}"><img src="${word(product.image)}" width="200" height="200" alt="" loading="lazy">${word(product.name)}</a>
<p>${word(product.manufacturer)}</p><span class="price">${money(page, product.final_price_incl_tax)}</span>
<p>${page.say(isOn(product.in_stock) ? 'in_stock' : 'out_of_stock')}</p>
${product.product_type === 'simple' && isOn(product.in_stock) ? html`<button type="button" data-quick-add="${word(product.sku)}">${page.say('quick_add')}</button>` : ''}
${hearts(page, product)}</li>`

const cardsOf = (page: PageInfo, cards: Card[]): Html =>
  cards.length === 0 ? html`<p>${page.say('nothing')}</p>` : html`<ul class="cards">${cards.map((one) => page.theme.card(page, one))}</ul>`

const toggles = (content: Html, name: string): Html => mount('wishlist-toggle', { 'list-name': name }, mount('compare-toggle', {}, content))

const changed = ({ url, query }: ListData, changes: Record<string, string>): string => {
  const next = new URLSearchParams(query)
  for (const [name, value] of Object.entries(changes)) next.set(name, value)
  return `${url}?${next}`
}

const filters = (page: PageInfo, data: ListData): Html =>
  html`<form action="${data.url}">${each(map(data.answer.catalog).filters)
    .filter(({ type }) => type !== 'price')
    .map(
      (filter) =>
        html`<fieldset><legend>${word(filter.name)}</legend>${each(filter.options).map(
          (option) =>
            html`<label><input type="checkbox" name="${word(filter.facet_code)}[]" value="${word(option.label)}"> ${word(option.label)} (${word(option.count)})</label> `,
        )}</fieldset>`,
    )}<button>OK</button></form>`

const list: Theme['list'] = (page, data) => {
  const catalog = map(data.answer.catalog)
  const place = { 'category-id': word(map(data.answer.category).category_id) || undefined }
  const current = count(catalog.current_page)
  const items = each(catalog.items)
  return html`${mount(
    'sub-categories',
    place,
    each(data.answer.sub_categories).map((entry) => html`<a href="${word(entry.url)}">${word(entry.name)}</a> `),
  )}
${mount('active-facets', place, '')}
${mount(
  'toolbar',
  place,
  html`<p>${word(catalog.total_items)} ${page.say('products')}</p><p>${page.say('sort')}: ${each(catalog.sorting_options).map(
    ({ field, direction }) =>
      html`<a href="${changed(data, { sort: word(field), direction: word(direction) })}">${page.say(field === 'position' ? 'position' : `${word(field)}_${word(direction)}`)}</a> `,
  )}</p>`,
)}
${mount('facets', place, filters(page, data))}
${toggles(
  mount(
    'product-list',
    { ...place, 'list-name': page.title, 'has-compare': true },
    items.length === 0 ? html`<p>${page.say('no_results')}</p>` : cardsOf(page, items),
  ),
  page.title,
)}
${mount(
  'toolbar',
  { ...place, part: 'pages' },
  html`${current} / ${word(catalog.last_page)} ${current < count(catalog.last_page) ? html`<a rel="next" href="${changed(data, { page: String(current + 1) })}">${page.say('next')}</a>` : ''}`,
)}`
}

export const lists: Pick<Theme, 'home' | 'list' | 'card' | 'wishlist' | 'compare'> = {
  home: (page, { cards }) => html`<h1>${page.say('home')}</h1>${toggles(cardsOf(page, cards), 'Home')}`,
  list,
  card,
  wishlist: (page, { cards }) => html`<h1>${page.say('wishlist')}</h1>${mount('wishlist', {}, cardsOf(page, cards))}`,
  compare: (page, data) => mount('compare', {}, defaultTheme.compare(page, data)),
}
