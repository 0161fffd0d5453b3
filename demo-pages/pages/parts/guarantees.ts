// The guarantees of a product: the legal one as the European notice has it, and the maker's own with guarantor, duration and reach.
import { html, type Html } from '../markup.ts'
import type { Page } from '../page.ts'
import type { ProductPage } from '../product-page.ts'
import { sectionTexts } from '../texts/product-sections.ts'
import { articleLink } from './info-links.ts'
import { icon } from './icons.ts'

/** The page of the European Union to which the notice leads, in the store's language. */
const yourEurope = (language: string) => `https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_${language}.htm`

/** Whether the law of the Union holds in this store, which its notice and its label are for. */
const isOfUnion = ({ store }: Page) => store.country !== 'GB'

/** One line beside the button for each guarantee, which leads to what it means. */
export function guaranteeLines(page: Page, { guarantee_years: years }: ProductPage): Html {
  const texts = sectionTexts[page.store.language]
  const line = (text: string) => html`<p class="buy-delivery">${icon('check', 20)}<a href="#guarantee">${text}</a></p>`
  return html`<div class="buy-guarantees">
    ${line(texts.legalLine(isOfUnion(page) ? texts.atLeast : texts.britain))} ${years !== null && line(texts.ownLine(years))}
  </div>`
}

/** The section below the product. */
export function guarantees(page: Page, found: ProductPage): Html {
  const { product: words } = page.texts
  const { path, name } = articleLink(page, 'guarantee')
  return html`${isOfUnion(page) ? notice(page) : html`<h3>${words.guarantee}</h3><p>${words.guaranteeText}</p>`}
    <p><a href="${page.link(path)}">${name}</a></p>
    ${own(page, found)}`
}

/** The contents of the harmonised notice. Its own picture may not be changed: a shop that has to show it puts the official file here. */
function notice(page: Page): Html {
  const { language } = page.store
  const { notice: texts } = sectionTexts[language]
  return html`<div class="guarantee-notice">
    <h3>${texts.title}</h3>
    <ul>
      ${[texts.seller, texts.years, texts.remedies].map((text) => html`<li>${text}</li>`)}
    </ul>
    <p><a href="${yourEurope(language)}">${texts.more}</a></p>
    <p class="muted">${texts.source}</p>
  </div>`
}

/** The maker's own guarantee, with the contents of the harmonised label; nothing if the maker gives none. */
function own(page: Page, { product, maker, guarantee_years: years }: ProductPage): Html | false {
  if (years === null || !maker) return false
  const { language, locale, shipsTo } = page.store
  const { own: texts } = sectionTexts[language]
  const tag = locale.replace('_', '-')
  const names = new Intl.DisplayNames([tag], { type: 'region' })
  const list = new Intl.ListFormat([tag]).format(shipsTo.map((country) => names.of(country) ?? country))
  const row = (label: string, value: Html | string) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`
  return html`<section aria-labelledby="own-guarantee">
    <h3 id="own-guarantee">${texts.title(years)}</h3>
    <dl class="specs">
      ${row(texts.guarantor, html`<span translate="no">${maker.name}</span><br />${maker.street}<br />${maker.place}, ${names.of(maker.country) ?? ''}`)}
      ${row(texts.product, html`${product.name} (<span translate="no">${product.sku}</span>)`)}
      ${row(texts.term, texts.termText(years))} ${row(texts.reach, texts.reachText(list))} ${row(texts.covers, texts.coversText)}
      ${row(texts.claim, texts.claimText)}
    </dl>
    <p>${texts.rest}</p>
    ${isOfUnion(page) && html`<p class="muted">${texts.source}</p>`}
  </section>`
}
