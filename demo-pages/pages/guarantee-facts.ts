// What a maker's own guarantee says, as the law wants it told (Directive (EU) 2019/771, article 17): the same facts on the product's page and in the confirmation.
import type { Manufacturer } from '../catalogue/manufacturers.ts'
import type { StoreView } from '../host/store-view.ts'
import { sectionTexts } from './texts/product-sections.ts'

/** A product with such a guarantee. */
export interface Guaranteed {
  name: string
  sku: string
  maker: Manufacturer
  years: number
}

/** The guarantee in words: a title, facts with their labels, and what it leaves untouched. */
export interface GuaranteeFacts {
  title: string
  /** A value may have several lines; the first of a proper name is in no language. */
  rows: { label: string; lines: string[]; isName?: boolean }[]
  rest: string
}

/** The facts in the store's language. */
export function guaranteeFacts({ language, locale, shipsTo }: StoreView, { name, sku, maker, years }: Guaranteed): GuaranteeFacts {
  const { own: texts } = sectionTexts[language]
  const tag = locale.replace('_', '-')
  const names = new Intl.DisplayNames([tag], { type: 'region' })
  const countryOf = (code: string) => names.of(code) ?? code
  return {
    title: texts.title(years),
    rows: [
      { label: texts.guarantor, lines: [maker.name, maker.street, `${maker.place}, ${countryOf(maker.country)}`], isName: true },
      { label: texts.product, lines: [`${name} (${sku})`], isName: true },
      { label: texts.term, lines: [texts.termText(years)] },
      { label: texts.reach, lines: [texts.reachText(new Intl.ListFormat([tag]).format(shipsTo.map(countryOf)))] },
      { label: texts.covers, lines: [texts.coversText] },
      { label: texts.claim, lines: [texts.claimText] },
    ],
    rest: texts.rest,
  }
}
