// The catalogue's own texts in the four languages: sort orders, badges, menus.
import type { Language, Words } from '../database/words.ts'

const words = (nl: string, en: string, de: string, sv: string): Words => ({ nl, en, de, sv })

export const sortLabels = {
  'relevance:desc': words('Beste resultaat', 'Best match', 'Beste Treffer', 'Bästa träff'),
  'position:asc': words('Aanbevolen', 'Recommended', 'Empfohlen', 'Rekommenderat'),
  'price:asc': words('Prijs, laag naar hoog', 'Price, low to high', 'Preis aufsteigend', 'Pris, lägst först'),
  'price:desc': words('Prijs, hoog naar laag', 'Price, high to low', 'Preis absteigend', 'Pris, högst först'),
  'name:asc': words('Naam A–Z', 'Name A–Z', 'Name A–Z', 'Namn A–Ö'),
  'newest:desc': words('Nieuwste eerst', 'Newest first', 'Neueste zuerst', 'Nyaste först'),
} as const

export type SortOrder = keyof typeof sortLabels

export const priceLabel = words('Prijs', 'Price', 'Preis', 'Pris')
export const newLabel = words('Nieuw', 'New', 'Neu', 'Nyhet')
export const searchLabel = words('Zoekresultaten', 'Search results', 'Suchergebnisse', 'Sökresultat')

/** The texts of a department's menu. */
export function menuTexts(language: Language): { brands: string; all: (department: string) => string } {
  const all = words('Alles in {name}', 'All in {name}', 'Alles in {name}', 'Allt inom {name}')[language]
  return {
    brands: words('Merken', 'Brands', 'Marken', 'Varumärken')[language],
    all: (department) => all.replace('{name}', () => department),
  }
}
