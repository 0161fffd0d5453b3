// The comparison: rendered from the visitor's session with forms that work without scripts; the widget then renders the same table.
import type { Comparison } from '../catalogue/shapes.ts'
import { getComparison } from '../catalogue/comparison.ts'
import type { HostContext } from '../host/context.ts'
import { listKept } from '../shop/kept-products.ts'
import { takeNotices } from '../shop/session.ts'
import type { Frame } from './frame.ts'
import { hidden, html, type Html } from './markup.ts'
import { mount } from './mount.ts'
import type { Page } from './page.ts'
import { noticeList } from './parts/notices.ts'
import { rating } from './parts/rating.ts'
import { compareTexts } from './texts/compare.ts'

/** `/compare` */
export async function showCompare(frame: Frame, c: HostContext): Promise<Response> {
  const page = await frame.open(c)
  const [shop, session] = [c.get('shop'), c.get('session')]
  const kept = await listKept(shop.db, session, 'compare')
  const table = await getComparison(
    shop.db,
    page.store,
    kept.map(({ product_id }) => product_id),
  )
  const notices = await takeNotices(shop, session)
  const { title } = compareTexts[page.store.language]
  return frame.show(c, page, {
    name: 'compare',
    title,
    isIndexed: false,
    body: html`<div class="sheet wrap">
      <h1>${title}</h1>
      ${noticeList(notices)}
      ${mount(page, 'compare', {
        attributes: { shopUrl: page.link(''), removeAction: page.link('compare/toggle') },
        answers: { 'api/catalog/compare': table },
        when: 'load',
        fallback: table.products.length === 0 ? nothing(page) : withoutWidget(page, table),
      })}
    </div>`,
  })
}

function nothing(page: Page): Html {
  const { empty, emptyText } = compareTexts[page.store.language]
  return html`<div class="touchline-empty">
    <p class="touchline-empty-title">${empty}</p>
    <p class="touchline-empty-text">${emptyText}</p>
    <a class="touchline-button" data-tone="primary" href="${page.link('')}">${page.texts.cart.shop}</a>
  </div>`
}

/** The fallback if the suite cannot render: each product with its values, and a form that removes it. */
function withoutWidget(page: Page, { attributes, products }: Comparison): Html {
  return html`${products.map(
    ({ name, url, sku, values, rating: stars, review_count: reviews }) =>
      html`<section>
        <h2><a href="${url}">${name}</a></h2>
        ${stars !== null && reviews > 0 && html`<p>${rating(page, stars, reviews)}</p>`}
        <dl>
          ${attributes.map(({ code, label }) => {
            const value = values[code]
            return (
              value &&
              html`<dt>${label}</dt>
              <dd>${value}</dd>`
            )
          })}
        </dl>
        <form action="${page.link('compare/toggle')}" method="post">
          ${hidden('sku', sku)}<button class="button button-plain" type="submit">${compareTexts[page.store.language].remove(name)}</button>
        </form>
      </section>`,
  )}`
}
