// The compare button: a form that toggles without scripts, with a button that the enhancer listens to.
import { hidden, html, type Html } from '../markup.ts'
import type { Page } from '../page.ts'
import { compareTexts } from '../texts/compare.ts'
import { icon } from './icons.ts'

/** The form of one product, in a row of buttons or on a product's page. */
export function compareForm(page: Page, { sku, name }: { sku: string; name: string }): Html {
  const { add } = compareTexts[page.store.language]
  return html`<form class="compare-form" action="${page.link('compare/toggle')}" method="post">
    ${hidden('sku', sku)}${hidden('back', page.link(page.path))}
    <button class="compare" type="submit" aria-pressed="false" aria-label="${add}: ${name}" data-sku="${sku}">${icon('scales', 20)}<span>${add}</span></button>
  </form>`
}
