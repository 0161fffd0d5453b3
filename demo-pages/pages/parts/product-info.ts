// The sections below a product's pictures: description with parts and tiers, specifications with sizes and maker, reviews, delivery, guarantees.
import { html, type Html } from '../markup.ts'
import { mount } from '../mount.ts'
import type { Page } from '../page.ts'
import type { ChartOf, Manufacturer, ProductPage, SizeChart, WireReviews } from '../product-page.ts'
import { sectionTexts } from '../texts/product-sections.ts'
import { guarantees } from './guarantees.ts'
import { contents } from './product-contents.ts'
import { reviewsOf } from './reviews.ts'

/** The facts as tabs, or as toggles on phones; without the suite one below the other. */
export function productInfo(page: Page, found: ProductPage, charts: readonly ChartOf[], reviews: WireReviews): Html {
  const { product, description, maker } = found
  const { product: words } = page.texts
  const own = sectionTexts[page.store.language]
  const section = (id: string, title: string, body: Html) =>
    html`<section class="tabs-section" id="${id}"><h2>${title}</h2><div class="facts-body">${body}</div></section>`
  return mount(page, 'tabs', {
    class: 'facts wrap',
    attributes: { label: own.about },
    fallback: html`${section(
      'description',
      words.description,
      html`<div class="facts-text">${description.map((paragraph) => html`<p>${paragraph}</p>`)}</div>
        ${contents(page, found)} ${tiers(page, found)}`,
    )}
    ${section('specifications', words.specifications, html`${specification(page, found)} ${charts.map(({ chart }) => sizes(chart))} ${maker && safety(page, maker)}`)}
    ${section('reviews', words.reviews, reviewsOf(page, product, reviews))}
    ${section('delivery', own.delivery, delivery(page, found))} ${section('guarantee', own.guarantees, guarantees(page, found))}`,
  })
}

function specification(page: Page, { product }: ProductPage): Html {
  const { product_id: productId, specification: facts } = product
  return mount(page, 'specification', {
    attributes: { productId },
    options: { specification: facts },
    fallback: html`<dl class="specs">
      ${facts.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}
    </dl>`,
  })
}

function delivery(page: Page, { product }: ProductPage): Html {
  const { promises } = page.texts
  const own = sectionTexts[page.store.language]
  const more = (path: string, name: string) => html`<a href="${page.link(path)}">${name}</a>`
  // When this choice comes and whether it can come back stands beside the button, where it follows the choice.
  return html`<div class="facts-text">
      ${!product.no_return && html`<p>${promises.returnsText}</p>`}
      <p>${more('pages/delivery', own.moreDelivery)} · ${more('pages/returns', own.moreReturns)}</p>
    </div>`
}

/** The contact for an unsafe product. */
function safety(page: Page, { name, street, place, country, email }: Manufacturer): Html {
  const { product: words } = page.texts
  const countries = new Intl.DisplayNames([page.store.locale.replace('_', '-')], { type: 'region' })
  return html`<section aria-labelledby="safety">
    <h3 id="safety">${words.safety}</h3>
    <dl class="specs">
      <div>
        <dt>${words.maker}</dt>
        <dd>${name}<br />${street}<br />${place}<br />${countries.of(country)}</dd>
      </div>
      <div>
        <dt>${words.makerMail}</dt>
        <dd><a href="mailto:${email}">${email}</a></dd>
      </div>
    </dl>
  </section>`
}

function tiers(page: Page, { product }: ProductPage): Html | false {
  const { product: words } = page.texts
  if (!product.tier_prices.length) return false
  return html`<section aria-labelledby="tiers">
    <h3 id="tiers">${words.tiers}</h3>
    <table class="table">
      <thead>
        <tr>
          <th scope="col">${words.tierQty}</th>
          <th scope="col">${words.tierPrice}</th>
        </tr>
      </thead>
      <tbody>
        ${product.tier_prices.map(
          ({ qty, price }) =>
            html`<tr>
              <th scope="row">${words.tierFrom(qty)}</th>
              <td translate="no">${page.price(price)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`
}

function sizes({ code, title, columns, rows }: SizeChart): Html {
  return html`<details class="sizes">
    <summary>${title}</summary>
    <div class="table-frame" id="sizes-${code}" tabindex="0" role="group" aria-label="${title}">
      <table class="table">
        <thead>
          <tr>
            ${columns.map((column) => html`<th scope="col">${column}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            ([first, ...cells]) =>
              html`<tr>
                <th scope="row">${first}</th>
                ${cells.map((cell) => html`<td>${cell}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </details>`
}
