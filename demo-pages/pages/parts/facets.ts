// The facets of a list as a plain form.
import type { Facet } from '#demo-pages/catalogue/shapes.ts'
import type { ListQuery } from '../list-address.ts'
import { attributes, hidden, html, type Html } from '../markup.ts'
import type { Page } from '../page.ts'
import { swatchDot } from './card.ts'
import { icon } from './icons.ts'

const openAtFirst = 3

/** A facet, and the number of its options that are not printed. */
export type PrintedFacet = Facet & { more?: number }

/** Where links and form of the facets lead. */
export interface FacetLinks {
  /** The list's address with an option of a facet toggled; words that name the facet become choices. */
  option: (facet: Facet, label: string) => string
  /** What the form of facets keeps: the search without the words that it has ticked boxes for. */
  form: ListQuery
  /** The options of a facet that the search names. */
  named: (facet: Facet) => readonly string[]
}

/** The most options with links: longer lists of links are useful only if search engines may follow them. */
const mostLinks = 40

/** A facet with more options prints the first of them; `all=<code>` or the next answer adds the others. */
const longFacet = 40
const firstOptions = 8

/** Shortens a facet to the options that are printed first, and those that are ticked. */
export function shorten(facet: Facet, named: readonly string[]): PrintedFacet {
  if (facet.options.length <= longFacet) return facet
  const options = facet.options.filter(({ label, active }, at) => at < firstOptions || active || named.includes(label))
  return { ...facet, options, more: facet.options.length - options.length }
}

/** The form; `swatches` maps labels to colours. An option that the search names is ticked, and sent in place of its words. */
export function facets(page: Page, links: FacetLinks, filters: readonly PrintedFacet[], swatches: ReadonlyMap<string, string>): Html {
  const { form: ask } = links
  const { list } = page.texts
  if (!filters.length) return html``
  return html`<details class="facets" id="filters">
    <summary>${icon('sliders', 20)} ${list.filters}</summary>
    <form action="${page.link(ask.base)}" method="get" aria-label="${list.filters}">
      ${ask.query && hidden('query', ask.query)}${ask.discipline && hidden('discipline', ask.discipline)}${ask.sort && hidden('sort', ask.sort)}
      ${ask.pageSize !== 24 && hidden('page_size', ask.pageSize)}
      ${filters.map((facet, index) => (facet.type === 'price' ? priceFacet(page, ask, facet) : attributeFacet(page, facet, index < openAtFirst, swatches, links)))}
      <p class="facets-go"><button class="button" type="submit">${list.show}</button></p>
    </form>
  </details>`
}

function attributeFacet(page: Page, facet: PrintedFacet, isOpen: boolean, swatches: ReadonlyMap<string, string>, links: FacetLinks): Html {
  const named = links.named(facet)
  const legend = page.texts.list.filterBy(facet.label)
  const hasLinks = facet.is_crawlable || facet.options.length <= mostLinks
  // Keyboard and screen readers use the checkbox; crawlers, new tabs and visitors without scripts use the link in its label.
  const link = (label: string) =>
    html`<a${attributes({ class: 'facet-label', href: links.option(facet, label), rel: facet.is_crawlable ? null : 'nofollow', tabindex: '-1', 'aria-hidden': 'true' })}>${label}</a>`
  return html`<details class="facet" ${(isOpen || facet.is_active || named.length > 0) && 'open'}>
    <summary>${facet.label}${icon('chevron', 20)}</summary>
    <fieldset class="facet-options">
      <legend class="unseen">${legend}</legend>
      ${facet.options.map(({ label, active, count }) => {
        const name = hasLinks ? (count === null ? label : `${label} ${count}`) : null
        return html`<label
          ><input${attributes({ type: facet.is_single ? 'radio' : 'checkbox', name: `${facet.facet_code}[]`, value: label, checked: active || named.includes(label), 'aria-label': name })} />${swatchDot(swatches.get(label) ?? null)}${hasLinks ? link(label) : html`<span class="facet-label">${label}</span>`}${count !== null && html`<span${attributes({ class: 'facet-count', 'aria-hidden': hasLinks ? 'true' : null })}>${count}</span>`}</label
        >`
      })}
      ${facet.more && html`<button class="link" name="all" value="${facet.facet_code}">${page.texts.list.showAll(facet.options.length + facet.more)}</button>`}
    </fieldset>
  </details>`
}

function priceFacet(page: Page, ask: ListQuery, facet: Facet): Html {
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
