// The five stores of the demo shop, with the path, language, currency, tax and delivery rules of each.

/** Interface languages; texts of catalogue, errors and mails exist in each. */
export type Language = 'nl' | 'en' | 'de' | 'sv'

/** One store as the host uses it; stores never share prices or carts. */
export interface StoreView {
  id: number
  /** The first path segment and the key of cookies: `nl` is at `/nl/`. */
  code: StoreCode
  name: string
  locale: string
  language: Language
  country: string
  currency: string
  /** The time zone of its warehouse. */
  timeZone: string
  /** Standard VAT rate in percent; all catalogue prices include it. */
  taxPercent: number
  /** In cents, including tax. */
  shippingFee: number
  /** The subtotal in cents, including tax, from which the default method is free. */
  freeShippingFrom: number
  /** How many products can be compared at once. */
  compareLimit: number
  /** Countries that the store delivers to; its own comes first. */
  shipsTo: readonly string[]
  /** The years after delivery in which the law lets a fault be claimed; null where it names no end, but what goods of their kind last. */
  guaranteeYears: number | null
}

export type StoreCode = 'nl' | 'be' | 'en' | 'de' | 'se'

export const storeViews: readonly StoreView[] = [
  {
    id: 1,
    code: 'nl',
    name: 'Touchline Nederland',
    locale: 'nl_NL',
    language: 'nl',
    country: 'NL',
    timeZone: 'Europe/Amsterdam',
    currency: 'EUR',
    taxPercent: 21,
    shippingFee: 495,
    freeShippingFrom: 5000,
    compareLimit: 4,
    shipsTo: ['NL', 'BE', 'DE', 'SE', 'GB'],
    guaranteeYears: null,
  },
  {
    id: 2,
    code: 'be',
    name: 'Touchline België',
    locale: 'nl_BE',
    language: 'nl',
    country: 'BE',
    timeZone: 'Europe/Brussels',
    currency: 'EUR',
    taxPercent: 21,
    shippingFee: 595,
    freeShippingFrom: 6000,
    compareLimit: 4,
    shipsTo: ['BE', 'NL', 'DE', 'SE', 'GB'],
    guaranteeYears: 2,
  },
  {
    id: 3,
    code: 'en',
    name: 'Touchline United Kingdom',
    locale: 'en_GB',
    language: 'en',
    country: 'GB',
    timeZone: 'Europe/London',
    currency: 'GBP',
    taxPercent: 20,
    shippingFee: 450,
    freeShippingFrom: 5000,
    compareLimit: 4,
    shipsTo: ['GB', 'NL', 'BE', 'DE', 'SE'],
    guaranteeYears: 6,
  },
  {
    id: 4,
    code: 'de',
    name: 'Touchline Deutschland',
    locale: 'de_DE',
    language: 'de',
    country: 'DE',
    timeZone: 'Europe/Berlin',
    currency: 'EUR',
    taxPercent: 19,
    shippingFee: 490,
    freeShippingFrom: 6000,
    compareLimit: 5,
    shipsTo: ['DE', 'NL', 'BE', 'SE', 'GB'],
    guaranteeYears: 2,
  },
  {
    id: 5,
    code: 'se',
    name: 'Touchline Sverige',
    locale: 'sv_SE',
    language: 'sv',
    country: 'SE',
    timeZone: 'Europe/Stockholm',
    currency: 'SEK',
    taxPercent: 25,
    shippingFee: 4900,
    freeShippingFrom: 59900,
    compareLimit: 3,
    shipsTo: ['SE', 'NL', 'BE', 'DE', 'GB'],
    guaranteeYears: 3,
  },
]

/** The store of a path: `/nl/search` and `/nl` belong to the first one. */
export function findStore(path: string): StoreView | null {
  const segment = path.split('/', 2)[1]
  return storeViews.find((store) => store.code === segment) ?? null
}

/** The store with this code; throws for an unknown one, since codes come from our own rows. */
export function storeByCode(code: string): StoreView {
  const store = storeViews.find((candidate) => candidate.code === code)
  if (!store) throw new Error(`store: there is no store "${code}"; known are ${storeViews.map((known) => known.code).join(', ')}`)
  return store
}

/** The store with this number, which `X-STORE-ID` and rows contain. */
export function storeById(id: number): StoreView {
  const store = storeViews.find((candidate) => candidate.id === id)
  if (!store) throw new Error(`store: there is no store ${id}`)
  return store
}

/** The store for a new visitor at `/`: the first one in a language that the browser prefers, otherwise the English one. */
export function preferredStore(acceptLanguage: string | null): StoreView {
  for (const part of (acceptLanguage ?? '').split(',')) {
    const tag = (part.split(';')[0] ?? '').trim().toLowerCase()
    if (!tag) continue
    const exact = storeViews.find((store) => store.locale.replace('_', '-').toLowerCase() === tag)
    const near = exact ?? storeViews.find((store) => store.language === tag.slice(0, 2))
    if (near) return near
  }
  return storeByCode('en')
}
