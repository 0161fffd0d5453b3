// The facets of a list as a form that any browser can send.
import type { Facet } from '#shared/schemas/catalogue.ts'
import type { ListAsk } from '../list-address.ts'
import { hidden, html, type Html } from '../markup.ts'
import type { Page } from '../page.ts'
import { swatchDot } from './card.ts'
import { icon } from './icons.ts'

const openAtFirst = 3

/** A facet, and how many of its options are not printed. */
export type PrintedFacet = Facet & { more?: number }

/** The form; `swatches` are colours by label. */
export function facets(page: Page, ask: ListAsk, filters: readonly PrintedFacet[], swatches: ReadonlyMap<string, string>): Html {
  const { list } = page.texts
  if (!filters.length) return html``
  return html`<details class="facets" id="filters">
    <summary>${icon('sliders', 20)} ${list.filters}</summary>
    <form action="${page.link(ask.base)}" method="get" aria-label="${list.filters}">
      ${ask.query && hidden('query', ask.query)}${ask.discipline && hidden('discipline', ask.discipline)}${ask.sort && hidden('sort', ask.sort)}
      ${ask.pageSize !== 24 && hidden('page_size', ask.pageSize)}
      ${filters.map((facet, index) => (facet.type === 'price' ? priceFacet(page, ask, facet) : attributeFacet(page, facet, index < openAtFirst, swatches)))}
      <p class="facets-go"><button class="button" type="submit">${list.show}</button></p>
    </form>
  </details>`
}

function attributeFacet(page: Page, facet: PrintedFacet, isOpen: boolean, swatches: ReadonlyMap<string, string>): Html {
  const legend = page.texts.list.filterBy(facet.label)
  return html`<details class="facet" ${(isOpen || facet.is_active) && 'open'}>
    <summary>${facet.label}${icon('chevron', 20)}</summary>
    <fieldset class="facet-options">
      <legend class="unseen">${legend}</legend>
      ${facet.options.map(
        ({ label, active, count }) =>
          html`<label
            ><input type="${facet.is_single ? 'radio' : 'checkbox'}" name="${facet.facet_code}[]" value="${label}" ${active && 'checked'} />${swatchDot(swatches.get(label) ?? null)}<span
              >${label}</span
            >${count !== null && html`<span class="facet-count">${count}</span>`}</label
          >`,
      )}
      ${facet.more && html`<button class="link" name="all" value="${facet.facet_code}">${page.texts.list.showAll(facet.options.length + facet.more)}</button>`}
    </fieldset>
  </details>`
}

function priceFacet(page: Page, ask: ListAsk, facet: Facet): Html {
  const { list } = page.texts
  const [low, high] = [facet.minimum_value ?? 0, facet.maximum_value ?? 0]
  const field = (name: 'minPrice' | 'maxPrice', label: string, value: number | null, placeholder: number) =>
    html`<p class="field">
      <label for="facet-${name}">${label}</label
      ><input class="input" id="facet-${name}" name="${name}" type="number" min="0" step="any" inputmode="decimal" value="${value ?? ''}" placeholder="${placeholder}" />
    </p>`
  return html`<details class="facet" open>
    <summary>${facet.label}${icon('chevron', 20)}</summary>
    <div class="facet-price">${field('minPrice', list.lowest, ask.minPrice, low)}${field('maxPrice', list.highest, ask.maxPrice, high)}</div>
  </details>`
}
