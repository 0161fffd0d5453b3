// The guarantees of a product: the legal one as the European notice has it, and the maker's own with guarantor, duration and reach.
import { guaranteeFacts } from '../guarantee-facts.ts'
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
function own(page: Page, { product: { name, sku }, maker, guarantee_years: years }: ProductPage): Html | false {
  if (years === null || !maker) return false
  const { title, rows, rest } = guaranteeFacts(page.store, { name, sku, maker, years })
  return html`<section aria-labelledby="own-guarantee">
    <h3 id="own-guarantee">${title}</h3>
    <dl class="specs">
      ${rows.map(({ label, lines: [first, ...more], isName }) => html`<div><dt>${label}</dt><dd>${isName ? html`<span translate="no">${first}</span>` : first}${more.map((line) => html`<br />${line}`)}</dd></div>`)}
    </dl>
    <p>${rest}</p>
    ${isOfUnion(page) && html`<p class="muted">${sectionTexts[page.store.language].own.source}</p>`}
  </section>`
}
