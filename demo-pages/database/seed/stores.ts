// The five stores and their tax; Britain charges no VAT on clothes and shoes for children.
import type { Insertable } from 'kysely'
import type { Tables } from '../tables.ts'

export type TaxClass = 'standard' | 'child'

export const stores: readonly Insertable<Tables['store']>[] = [
  { id: 1, code: 'nl', name: 'Touchline Nederland', locale: 'nl_NL', language: 'nl', country: 'NL', currency: 'EUR' },
  { id: 2, code: 'be', name: 'Touchline België', locale: 'nl_BE', language: 'nl', country: 'BE', currency: 'EUR' },
  { id: 3, code: 'en', name: 'Touchline United Kingdom', locale: 'en_GB', language: 'en', country: 'GB', currency: 'GBP' },
  { id: 4, code: 'de', name: 'Touchline Deutschland', locale: 'de_DE', language: 'de', country: 'DE', currency: 'EUR' },
  { id: 5, code: 'se', name: 'Touchline Sverige', locale: 'sv_SE', language: 'sv', country: 'SE', currency: 'SEK' },
]

const standardPercent: Record<string, number> = { nl: 21, be: 21, en: 20, de: 19, se: 25 }

export const taxRates: readonly Insertable<Tables['tax_rate']>[] = stores.flatMap(({ id, code }) => {
  const percent = standardPercent[code] ?? 0
  return [
    { store_id: id, tax_class: 'standard' satisfies TaxClass, percent },
    { store_id: id, tax_class: 'child' satisfies TaxClass, percent: code === 'en' ? 0 : percent },
  ]
})
