// The texts of the screens, by language.
import { readTexts } from '#demo-pages/host/read-texts.ts'
import de from './screens/de.json' with { type: 'json' }
import en from './screens/en.json' with { type: 'json' }
import nl from './screens/nl.json' with { type: 'json' }
import sv from './screens/sv.json' with { type: 'json' }

/** The texts of the pages, in each language of the shop. */
export const texts = readTexts(
  { nl, en, de, sv },
  {
    frame: { all: ['name'], prices: ['fee', 'from'] },
    promises: { deliveryText: ['from'] },
    list: {
      results: ['count'],
      range: ['from', 'to', 'total'],
      showAll: ['count'],
      filterBy: ['name'],
      remove: ['label'],
      priceRange: ['from', 'to'],
      priceFrom: ['from'],
      priceUpTo: ['to'],
      page: ['page', 'last'],
      resultsFor: ['query'],
      noResults: ['query'],
      without: ['words'],
      unknown: ['names'],
      corrected: ['corrected'],
      instead: ['query'],
    },
    card: { was: ['price'], rating: ['rating'], reviews: ['count'], colours: ['count'] },
    product: {
      choose: ['label'],
      tierFrom: ['qty'],
      players: ['min', 'max'],
      picture: ['name', 'place'],
      enlarge: ['place'],
      chosen: ['label'],
    },
    cart: { delivery: ['country'], missing: ['missing'], quantityOf: ['name'], each: ['price'], short: ['count'] },
    wishlist: { remove: ['name'] },
    contact: { about: ['name'] },
    pages: { mountHtml: ['name'] },
  },
)

/** The texts of one language. */
export type Texts = (typeof texts)['en']
