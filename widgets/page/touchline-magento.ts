// A bridge for hosts on Magento: the theme reloads what a widget has changed, and the widgets reload what the theme has changed.
// It uses the signals of Luma's customer-data (RequireJS, jQuery events) and of Hyvä (window events). Only such hosts load this file.
import type { Touchline } from './public-api.ts'

/** Magento's sections that our stores have too. */
const shared = ['cart', 'wishlist', 'compare-products', 'customer'] as const
type Section = (typeof shared)[number]

/** The section that is outdated after an event. */
const sectionOf = {
  'cart:changed': 'cart',
  'wishlist:added': 'wishlist',
  'wishlist:removed': 'wishlist',
  'compare:added': 'compare-products',
  'compare:removed': 'compare-products',
  'customer:logged-in': 'customer',
  'customer:logged-out': 'customer',
} as const satisfies Record<string, Section>

/** The functions of Luma's scripts that are called here. */
interface CustomerData {
  reload: (sections: readonly string[], isForced: boolean) => unknown
}
interface JQueryEvents {
  on: (name: string, listener: (event: unknown, sections: unknown) => void) => unknown
  off: (name: string, listener: (event: unknown, sections: unknown) => void) => unknown
}

const isFunction = (value: unknown): value is (...given: unknown[]) => unknown => typeof value === 'function'

/**
 * Connects theme and widgets; the returned function disconnects them.
 * @example import { touchline } from '/touchline/1/touchline.js'
 * import { bridgeMagento } from '/touchline/1/touchline-magento.js'
 * bridgeMagento(touchline)
 */
export function bridgeMagento(touchline: Touchline): () => void {
  const stops: (() => void)[] = []

  // From the widgets to the theme.
  for (const [name, section] of Object.entries(sectionOf)) {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the table above is checked against the vocabulary
    stops.push(touchline.on(name as keyof typeof sectionOf, () => notifyTheme(section)))
  }

  // From the theme to the widgets. An answer without changes emits no event, so there is no endless loop.
  const reloadFor = (sections: readonly string[]) => {
    if (!shared.some((section) => sections.includes(section))) return
    void touchline.ready.then(async ({ cart, session, stores }) => {
      await session.reload()
      if (sections.includes('cart') && stores.cart.get().state !== 'idle') await cart.reload()
    })
  }

  const listenToLuma = (_event: unknown, sections: unknown) => reloadFor(Array.isArray(sections) ? sections.map(String) : shared)
  const jQuery: unknown = Reflect.get(window, 'jQuery')
  if (isFunction(jQuery)) {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- jQuery has these methods since 1.7
    const page = jQuery(document) as JQueryEvents
    page.on('customer-data-reload', listenToLuma)
    stops.push(() => page.off('customer-data-reload', listenToLuma))
  }

  const versions = new Map<string, unknown>()
  const listenToHyva = (event: Event) => {
    const data: unknown = event instanceof CustomEvent ? event.detail?.data : null
    const changed = Object.entries(Object(data)).flatMap(([section, value]) => {
      const version: unknown = Object(value).data_id
      const isKnown = versions.has(section)
      const isOther = isKnown && versions.get(section) !== version
      versions.set(section, version)
      // Hyvä sends its cached sections on every page; only a changed version is news.
      return isOther ? [section] : []
    })
    reloadFor(changed)
  }
  addEventListener('private-content-loaded', listenToHyva)
  stops.push(() => removeEventListener('private-content-loaded', listenToHyva))

  return () => {
    for (const stop of stops.splice(0)) stop()
  }
}

function notifyTheme(section: Section): void {
  const require: unknown = Reflect.get(window, 'require')
  if (isFunction(require)) {
    const reload = ({ reload: load }: CustomerData) => void load([section], true)
    require(['Magento_Customer/js/customer-data'], reload)
  }
  dispatchEvent(new CustomEvent('reload-customer-section-data'))
}
