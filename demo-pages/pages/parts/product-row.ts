// A scrolling row of products, with a title and a link to all of them.
import { html, type Html } from '../markup.ts'
import { mount } from '../mount.ts'
import type { Page } from '../page.ts'
import { card, type CardProduct } from './card.ts'
import { allTaxNote } from './delivery-line.ts'
import { icon } from './icons.ts'
import { withToggles } from './toggles.ts'

/** The content of a row. */
export interface Row {
  id: string
  title: string
  items: readonly CardProduct[]
  link?: { url: string; name: string }
  /** Says what the prices include: once on a page. */
  hasTaxNote?: boolean
}

const sizes = '(width >= 1536px) 376px, (width >= 920px) 24vw, (width >= 576px) 32vw, 92vw'

/** The row; empty without products. */
export function productRow(page: Page, { id, title, items, link, hasTaxNote = false }: Row): Html {
  if (!items.length) return html``
  const slides = items.map((item, index) => html`<div>${card(page, item, { list: id, index: index + 1, sizes })}</div>`)
  const slider = mount(page, 'product-slider', {
    attributes: { variant: 'products' },
    fallback: html`<div class="product-slider-track" role="group" tabindex="0" aria-labelledby="row-${id}">${slides}</div>`,
  })
  return html`<section class="row wrap" aria-labelledby="row-${id}">
    <div class="row-head">
      <h2 id="row-${id}">${title}</h2>
      ${link && html`<a class="more" href="${link.url}">${link.name}${icon('forward', 20)}</a>`}
    </div>
    ${hasTaxNote && allTaxNote(page)} ${withToggles(page, id, slider)}
  </section>`
}
