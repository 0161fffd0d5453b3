// The catalogue's own texts in the four languages: sort orders, badges, menus.
import type { Language, Words } from '../database/words.ts'

const translations = (nl: string, en: string, de: string, sv: string): Words => ({ nl, en, de, sv })

export const sortLabels = {
  'relevance:desc': translations('Beste resultaat', 'Best match', 'Beste Treffer', 'Bästa träff'),
  'position:asc': translations('Aanbevolen', 'Recommended', 'Empfohlen', 'Rekommenderat'),
  'price:asc': translations('Prijs, laag naar hoog', 'Price, low to high', 'Preis aufsteigend', 'Pris, lägst först'),
  'price:desc': translations('Prijs, hoog naar laag', 'Price, high to low', 'Preis absteigend', 'Pris, högst först'),
  'name:asc': translations('Naam A–Z', 'Name A–Z', 'Name A–Z', 'Namn A–Ö'),
  'newest:desc': translations('Nieuwste eerst', 'Newest first', 'Neueste zuerst', 'Nyaste först'),
} as const

export type SortOrder = keyof typeof sortLabels

export const priceLabel = translations('Prijs', 'Price', 'Preis', 'Pris')
export const newLabel = translations('Nieuw', 'New', 'Neu', 'Nyhet')
export const searchLabel = translations('Zoekresultaten', 'Search results', 'Suchergebnisse', 'Sökresultat')

/** The texts of a department's menu. */
export function menuTexts(language: Language): { brands: string; all: (department: string) => string } {
  const all = translations('Alles in {name}', 'All in {name}', 'Alles unter „{name}“', 'Allt inom {name}')[language]
  return {
    brands: translations('Merken', 'Brands', 'Marken', 'Varumärken')[language],
    all: (department) => all.replace('{name}', () => department),
  }
}
