// Sends tracked events to the page's tags.
import type { AnalyticsEvent, AnalyticsItem } from '#shared/events/vocabulary.ts'
import type { AnalyticsSettings } from '#shared/wire/page.ts'

type Target = AnalyticsSettings['targets'][number]

const isFunction = (value: unknown): value is (...given: unknown[]) => unknown => typeof value === 'function'

/** Sends the event to every target that the page names. A target that throws does not stop the others. */
export function sendToTargets(event: AnalyticsEvent, { targets, messageOrigin }: AnalyticsSettings): void {
  const { name, id, value, ...rest } = event
  const params = { ...rest, ...(value === null ? {} : { value }), items: rest.items.map(withoutNull) }
  const send: Record<Target, () => void> = {
    // Without the null entry Google's tag manager would merge the items of two events.
    dataLayer: () => void dataLayer().push({ ecommerce: null }, { event: name, event_id: id, ecommerce: params }),
    gtag: () => gtag('event', name, { ...params, event_id: id }),
    postMessage: () => window.parent.postMessage({ type: 'touchline:analytics', name, id, ...params }, messageOrigin ?? location.origin),
  }
  for (const target of new Set(targets)) {
    try {
      send[target]()
    } catch (error) {
      reportError(error)
    }
  }
}

/** Passes the shopper's consent to Google's consent mode; the default before any tag loads is set by the page. */
export function sendConsent(isGranted: boolean, { targets }: AnalyticsSettings): void {
  if (targets.includes('gtag')) gtag('consent', 'update', { analytics_storage: isGranted ? 'granted' : 'denied' })
}

/** Removes a price that is null: numbers are numbers or absent. */
function withoutNull({ price, ...item }: AnalyticsItem): object {
  return price === null ? item : { ...item, price }
}

/** The page's own data layer, or a new one that its tags will find. An element with that name or id is not one. */
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
  // The same as Google's own snippet: the tag reads calls by their `arguments`.
  else dataLayer().push(toArguments(...given))
}

/** The tag distinguishes a call from an event by the type of this object. */
function toArguments(..._given: unknown[]): IArguments {
  return arguments
}
