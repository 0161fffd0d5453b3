// A row of products that scrolls by itself, with a title and a way to all of them.
import { html, type Html } from '../markup.ts'
import { mount } from '../mount.ts'
import type { Page } from '../page.ts'
import { card, type CardProduct } from './card.ts'
import { icon } from './icons.ts'

/** What a row shows. */
export interface Row {
  id: string
  title: string
  items: readonly CardProduct[]
  link?: { url: string; name: string }
}

const sizes = '(width >= 1200px) 23vw, (width >= 600px) 34vw, 62vw'

/** The row; nothing where there is nothing to show. */
export function productRow(page: Page, { id, title, items, link }: Row): Html {
  if (!items.length) return html``
  return html`<section class="row" aria-labelledby="row-${id}">
    <div class="row-head wrap">
      <h2 id="row-${id}">${title}</h2>
      ${link && html`<a class="more" href="${link.url}">${link.name}${icon('forward', 20)}</a>`}
    </div>
    ${mount(page, 'wishlist-toggle', {
      attributes: { listName: id },
      fallback: html`<ul class="row-track" role="list" tabindex="0" aria-labelledby="row-${id}">
        ${items.map((item, index) => html`<li>${card(page, item, { list: id, index: index + 1, sizes })}</li>`)}
      </ul>`,
    })}
  </section>`
}
