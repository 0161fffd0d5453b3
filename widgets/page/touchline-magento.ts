// A bridge for hosts on Magento: what a widget changes the theme asks for again, and what the theme changes the widgets do.
// Its signals are those of Luma's customer-data (RequireJS, jQuery events) and of Hyvä (events of the window). A file that only such hosts load.
import type { Touchline } from './public-api.ts'

/** Magento's sections whose truth is ours as well. */
const shared = ['cart', 'wishlist', 'compare-products', 'customer'] as const
type Section = (typeof shared)[number]

/** Which section is another one after which event. */
const sectionOf = {
  'cart:changed': 'cart',
  'wishlist:added': 'wishlist',
  'wishlist:removed': 'wishlist',
  'compare:added': 'compare-products',
  'compare:removed': 'compare-products',
  'customer:logged-in': 'customer',
  'customer:logged-out': 'customer',
} as const satisfies Record<string, Section>

/** What of Luma's scripts is called here. */
interface CustomerData {
  reload: (sections: readonly string[], isForced: boolean) => unknown
}
interface JQueryEvents {
  on: (name: string, listener: (event: unknown, sections: unknown) => void) => unknown
  off: (name: string, listener: (event: unknown, sections: unknown) => void) => unknown
}

const isFunction = (value: unknown): value is (...given: unknown[]) => unknown => typeof value === 'function'

/**
 * Joins the two; the answer parts them again.
 * @example import { touchline } from '/touchline/1/touchline.js'
 * import { bridgeMagento } from '/touchline/1/touchline-magento.js'
 * bridgeMagento(touchline)
 */
export function bridgeMagento(touchline: Touchline): () => void {
  const stops: (() => void)[] = []

  // Ours to theirs.
  for (const [name, section] of Object.entries(sectionOf)) {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the table above is checked against the vocabulary
    stops.push(touchline.on(name as keyof typeof sectionOf, () => tellTheme(section)))
  }

  // Theirs to ours. An answer that changes nothing emits nothing, so that the two never go round in circles.
  const hear = (sections: readonly string[]) => {
    if (!shared.some((section) => sections.includes(section))) return
    void touchline.ready.then(async ({ cart, session, stores }) => {
      await session.reload()
      if (sections.includes('cart') && stores.cart.get().state !== 'idle') await cart.reload()
    })
  }

  const hearLuma = (_event: unknown, sections: unknown) => hear(Array.isArray(sections) ? sections.map(String) : shared)
  const jQuery: unknown = Reflect.get(window, 'jQuery')
  if (isFunction(jQuery)) {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- what jQuery answers is known since 1.7
    const page = jQuery(document) as JQueryEvents
    page.on('customer-data-reload', hearLuma)
    stops.push(() => page.off('customer-data-reload', hearLuma))
  }

  const versions = new Map<string, unknown>()
  const hearHyva = (event: Event) => {
    const data: unknown = event instanceof CustomEvent ? event.detail?.data : null
    const changed = Object.entries(Object(data)).flatMap(([section, value]) => {
      const version: unknown = Object(value).data_id
      const isKnown = versions.has(section)
      const isOther = isKnown && versions.get(section) !== version
      versions.set(section, version)
      // Hyvä tells what it kept on every page; only what is newer than that is news.
      return isOther ? [section] : []
    })
    hear(changed)
  }
  addEventListener('private-content-loaded', hearHyva)
  stops.push(() => removeEventListener('private-content-loaded', hearHyva))

  return () => {
    for (const stop of stops.splice(0)) stop()
  }
}

function tellTheme(section: Section): void {
  const require: unknown = Reflect.get(window, 'require')
  if (isFunction(require)) {
    const reload = ({ reload: ask }: CustomerData) => void ask([section], true)
    require(['Magento_Customer/js/customer-data'], reload)
  }
  dispatchEvent(new CustomEvent('reload-customer-section-data'))
}
