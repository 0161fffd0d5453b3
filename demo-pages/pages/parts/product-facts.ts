// What stands below a product's pictures: description, specifications, what is in it, tiers, sizes, reviews.
import { html, type Html } from '../markup.ts'
import type { Page } from '../page.ts'
import type { ProductPage, SizeChart } from '../product-page.ts'
import { contents } from './product-contents.ts'
import { rating, writeRating } from './rating.ts'

/** The facts in their sections; those without content are not there. */
export function productFacts(page: Page, found: ProductPage, chart: SizeChart | null): Html {
  const { product, description } = found
  const { product: words } = page.texts
  return html`<div class="facts wrap">
    <section class="facts-text" aria-labelledby="description">
      <h2 id="description">${words.description}</h2>
      ${description.map((paragraph) => html`<p>${paragraph}</p>`)}
    </section>
    <div class="facts-side">
      ${contents(page, found)} ${tiers(page, found)}
      <section aria-labelledby="specifications">
        <h2 id="specifications">${words.specifications}</h2>
        <dl class="specs">
          ${product.specification.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}
        </dl>
      </section>
      ${chart && sizes(chart)}
      <section id="reviews" aria-labelledby="reviews-title">
        <h2 id="reviews-title">${words.reviews}</h2>
        ${
          product.rating !== null && product.review_count > 0
            ? html`<p class="reviews"><b aria-hidden="true">${writeRating(page, product.rating)}</b> ${rating(page, product.rating, product.review_count)}</p>
              <p>${words.reviewsText(product.review_count, writeRating(page, product.rating))}</p>`
            : html`<p>${words.noReviews}</p>`
        }
      </section>
    </div>
  </div>`
}

function tiers(page: Page, { product }: ProductPage): Html | false {
  const { product: words } = page.texts
  if (!product.tier_prices.length) return false
  return html`<section aria-labelledby="tiers">
    <h2 id="tiers">${words.tiers}</h2>
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
              <td>${page.price(price)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`
}

function sizes({ title, columns, rows }: SizeChart): Html {
  return html`<details class="sizes">
    <summary>${title}</summary>
    <div class="table-frame" tabindex="0" role="group" aria-label="${title}">
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
