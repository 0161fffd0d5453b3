// The content of bundles and sets, the sizes of team wear, and the available prints and strings.
import { html, type Html } from '../markup.ts'
import type { Page } from '../page.ts'
import type { ProductPage, WireProduct } from '../product-page.ts'
import { productPicture } from './picture.ts'

type Part = Pick<WireProduct['child_products'][number], 'name' | 'url' | 'image' | 'qty'> & { price: number }

/** The sections that a product of this kind has. */
export function contents(page: Page, { product }: ProductPage): Html {
  const { product: words } = page.texts
  const { bundle_options: options, child_products: members, team_wear: team, personalisation } = product
  const hasParts = options.length > 0 || members.length > 0
  return html`${
    hasParts &&
    html`<section aria-labelledby="contents">
    <h3 id="contents">${words.contents}</h3>
    ${team && html`<p>${words.players(team.min_players, team.max_players)}</p>`}
    ${options.map(
      ({ title, required, products }) =>
        html`<h4>${title} ${!(required && products.length === 1) && html`<small>${required ? words.required : words.optional}</small>`}</h4>
          <ul class="parts" role="list">
            ${products.map((part) => partOf(page, { ...part, price: part.selection_price_value }))}
          </ul>`,
    )}
    ${
      members.length > 0 &&
      html`<ul class="parts" role="list">
      ${members.map((part) => partOf(page, { ...part, price: part.final_price_incl_tax }))}
    </ul>`
    }
  </section>`
  }
  ${personalisation.map(
    ({ group_id, title, options: choices }) =>
      html`<section aria-labelledby="personal-${group_id}">
        <h3 id="personal-${group_id}">${title}</h3>
        <ul class="extras" role="list">
          ${choices.map(({ label, price, choices: values }) => html`<li>${label}${values.length === 0 && extra(page, price)}${values.length > 0 && valuesOf(page, values)}</li>`)}
        </ul>
      </section>`,
  )}`
}

function partOf(page: Page, { name, url, image, qty, price }: Part): Html {
  return html`<li>
    ${image && productPicture(image, { alt: '', sizes: '64px', largest: 320 })}
    <span>${qty > 1 && html`${qty} × `}<a href="${url}">${name}</a></span>
    <b translate="no">${page.price(price)}</b>
  </li>`
}

function valuesOf(page: Page, values: readonly { label: string; price: number }[]): Html {
  return html`<ul role="list">
    ${values.map(({ label, price }) => html`<li>${label}${extra(page, price)}</li>`)}
  </ul>`
}

function extra(page: Page, price: number): Html {
  return html` <b>${price > 0 ? `+ ${page.price(price)}` : page.texts.product.free}</b>`
}
