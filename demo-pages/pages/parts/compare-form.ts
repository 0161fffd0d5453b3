// The compare button: a form that toggles by itself, and a button that the enhancer listens to.
import { hidden, html, type Html } from '../markup.ts'
import type { Page } from '../page.ts'
import { icon } from './icons.ts'

/** The form of one product, in a row of buttons or on a product's page. */
export function compareForm(page: Page, { sku, name }: { sku: string; name: string }): Html {
  const { compare } = page.texts
  return html`<form class="compare-form" action="${page.link('compare/toggle')}" method="post">
    ${hidden('sku', sku)}${hidden('back', page.link(page.path))}
    <button class="compare" type="submit" aria-pressed="false" aria-label="${compare.add}: ${name}" data-sku="${sku}">${icon('scales', 20)}<span>${compare.add}</span></button>
  </form>`
}
