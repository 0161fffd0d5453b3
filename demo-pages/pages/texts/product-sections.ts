// Words of the sections below a product, in the four languages.
import type { Language } from './index.ts'

const en = {
  /** What the row of tabs is called. */
  about: 'About this product',
  delivery: 'Delivery and returns',
  moreDelivery: 'All about delivery',
  moreReturns: 'All about returns',
  instead: 'In stock instead',
}

type SectionTexts = typeof en

const nl: SectionTexts = {
  about: 'Over dit product',
  delivery: 'Bezorgen en retourneren',
  moreDelivery: 'Alles over bezorgen',
  moreReturns: 'Alles over retourneren',
  instead: 'Wel op voorraad',
}

const de: SectionTexts = {
  about: 'Über dieses Produkt',
  delivery: 'Versand und Rückgabe',
  moreDelivery: 'Alles zum Versand',
  moreReturns: 'Alles zur Rückgabe',
  instead: 'Stattdessen sofort lieferbar',
}

const sv: SectionTexts = {
  about: 'Om produkten',
  delivery: 'Leverans och retur',
  moreDelivery: 'Allt om leverans',
  moreReturns: 'Allt om returer',
  instead: 'De här finns i lager',
}

/** By language. */
export const sectionTexts: Record<Language, SectionTexts> = { en, nl, de, sv }
