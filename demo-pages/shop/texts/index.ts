// The server's messages in four languages; `%1` and `%2` are placeholders.
import { readTexts } from '#demo-pages/host/read-texts.ts'
import accountDe from './account/de.json' with { type: 'json' }
import accountEn from './account/en.json' with { type: 'json' }
import accountNl from './account/nl.json' with { type: 'json' }
import accountSv from './account/sv.json' with { type: 'json' }
import customersDe from './customers/de.json' with { type: 'json' }
import customersEn from './customers/en.json' with { type: 'json' }
import customersNl from './customers/nl.json' with { type: 'json' }
import customersSv from './customers/sv.json' with { type: 'json' }
import serviceDe from './service/de.json' with { type: 'json' }
import serviceEn from './service/en.json' with { type: 'json' }
import serviceNl from './service/nl.json' with { type: 'json' }
import serviceSv from './service/sv.json' with { type: 'json' }
import shopDe from './shop/de.json' with { type: 'json' }
import shopEn from './shop/en.json' with { type: 'json' }
import shopNl from './shop/nl.json' with { type: 'json' }
import shopSv from './shop/sv.json' with { type: 'json' }

/** The messages by language; every language has every message. */
export const sentences = readTexts({
  nl: { ...accountNl, ...customersNl, ...serviceNl, ...shopNl },
  en: { ...accountEn, ...customersEn, ...serviceEn, ...shopEn },
  de: { ...accountDe, ...customersDe, ...serviceDe, ...shopDe },
  sv: { ...accountSv, ...customersSv, ...serviceSv, ...shopSv },
})
