// Where counted events go: what the page's tags read.
import type { AnalyticsEvent, AnalyticsItem } from '#shared/events/vocabulary.ts'
import type { AnalyticsSettings } from '#shared/wire/page.ts'

type Target = AnalyticsSettings['targets'][number]

const isFunction = (value: unknown): value is (...given: unknown[]) => unknown => typeof value === 'function'

/** Tells every target that the page names. One that throws is its own affair, and keeps no other from hearing. */
export function tellTargets(event: AnalyticsEvent, { targets, messageOrigin }: AnalyticsSettings): void {
  const { name, id, value, ...rest } = event
  const params = { ...rest, ...(value === null ? {} : { value }), items: rest.items.map(withoutNull) }
  const tell: Record<Target, () => void> = {
    // Without the empty one Google's tag manager would mix the items of two events.
    dataLayer: () => void dataLayer().push({ ecommerce: null }, { event: name, event_id: id, ecommerce: params }),
    gtag: () => gtag('event', name, { ...params, event_id: id }),
    postMessage: () => window.parent.postMessage({ type: 'touchline:analytics', name, id, ...params }, messageOrigin ?? location.origin),
  }
  for (const target of new Set(targets)) {
    try {
      tell[target]()
    } catch (error) {
      reportError(error)
    }
  }
}

/** Google's consent mode hears the shopper's word too; the default before any tag is the page's to set. */
export function tellConsent(isGranted: boolean, { targets }: AnalyticsSettings): void {
  if (targets.includes('gtag')) gtag('consent', 'update', { analytics_storage: isGranted ? 'granted' : 'denied' })
}

/** Numbers are numbers or are not there. */
function withoutNull({ price, ...item }: AnalyticsItem): object {
  return price === null ? item : { ...item, price }
}

/** The page's own, or one that its tags find when they come. An element of that name is none. */
function dataLayer(): unknown[] {
  const given: unknown = Reflect.get(window, 'dataLayer')
  if (Array.isArray(given)) return given
  const layer: unknown[] = []
  Object.defineProperty(window, 'dataLayer', { value: layer, writable: true, configurable: true })
  return layer
}

function gtag(...given: unknown[]): void {
  const own: unknown = Reflect.get(window, 'gtag')
  if (isFunction(own)) own(...given)
  // What Google's own snippet does: the tag reads calls by their `arguments`.
  else dataLayer().push(toArguments(...given))
}

/** The tag tells a call from an event by this very kind of object. */
function toArguments(..._given: unknown[]): IArguments {
  return arguments
}
