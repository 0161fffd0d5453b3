// The words around comparing, in the four languages.
import type { Language } from '#demo-pages/host/store-view.ts'

const en = {
  add: 'Compare',
  title: 'Comparison',
  empty: 'Nothing to compare yet',
  emptyText: 'Tap the scales on a product to compare it here side by side.',
  remove: (name: string) => `Remove ${name}`,
}

/** By language. */
export const compareTexts: Record<Language, typeof en> = {
  en,
  nl: {
    add: 'Vergelijken',
    title: 'Vergelijking',
    empty: 'Nog niets om te vergelijken',
    emptyText: 'Voeg producten toe met de weegschaal en zie naast elkaar waarin ze verschillen.',
    remove: (name) => `${name} verwijderen`,
  },
  de: {
    add: 'Vergleichen',
    title: 'Vergleich',
    empty: 'Noch nichts zu vergleichen',
    emptyText: 'Tippe bei einem Produkt auf die Waage, um es hier zu vergleichen.',
    remove: (name) => `${name} entfernen`,
  },
  sv: {
    add: 'Jämför',
    title: 'Jämförelse',
    empty: 'Inget att jämföra än',
    emptyText: 'Lägg till produkter med vågen och se sida vid sida vad som skiljer dem åt.',
    remove: (name) => `Ta bort ${name}`,
  },
}
