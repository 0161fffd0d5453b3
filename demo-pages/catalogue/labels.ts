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

/** What the tension of a recommendation means for its frame. */
export const tensionLabels = {
  loose: translations(
    '{tension} is soepel voor dit frame ({least} tot {most}): meer kracht.',
    '{tension} is loose for this frame ({least} to {most}): more power.',
    '{tension} ist weich für diesen Rahmen ({least} bis {most}): mehr Kraft.',
    '{tension} är löst för den här ramen ({least} till {most}): mer kraft.',
  ),
  even: translations(
    '{tension} ligt midden in wat dit frame verdraagt ({least} tot {most}): kracht en controle in balans.',
    '{tension} is the middle of what this frame takes ({least} to {most}): power and control in balance.',
    '{tension} liegt in der Mitte dessen, was dieser Rahmen verträgt ({least} bis {most}): Kraft und Kontrolle im Gleichgewicht.',
    '{tension} ligger mitt i vad den här ramen tål ({least} till {most}): kraft och kontroll i balans.',
  ),
  tight: translations(
    '{tension} is strak voor dit frame ({least} tot {most}): meer controle.',
    '{tension} is tight for this frame ({least} to {most}): more control.',
    '{tension} ist straff für diesen Rahmen ({least} bis {most}): mehr Kontrolle.',
    '{tension} är hårt för den här ramen ({least} till {most}): mer kontroll.',
  ),
}

/** The texts of a department's menu. */
export function menuTexts(language: Language): { brands: string; all: (department: string) => string } {
  const all = translations('Alles in {name}', 'All in {name}', 'Alles unter „{name}“', 'Allt inom {name}')[language]
  return {
    brands: translations('Merken', 'Brands', 'Marken', 'Varumärken')[language],
    all: (department) => all.replace('{name}', () => department),
  }
}
