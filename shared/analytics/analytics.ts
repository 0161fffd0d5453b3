// Tracks a visit: listens to the page's events and passes to the page's tags what the shopper consented to.
import { environment, type Stop } from '#shared/environment.ts'
import { emit, onAny } from '#shared/events/bus.ts'
import type { EventName, Events } from '#shared/events/vocabulary.ts'
import { hasConsent } from '#shared/domain/consent.ts'
import type { PageConfig } from '#shared/wire/page.ts'
import { watchCards } from './cards.ts'
import { openPlaces } from './places.ts'
import { type ClaimOrder, openPurchases } from './purchases.ts'
import { sendConsent, sendToTargets } from './targets.ts'
import { type Counted, isAboutLines, ofItems, translate } from './translate.ts'

/** An event that occurred before this file was loaded. */
export interface Happening<Name extends EventName = EventName> {
  name: Name
  detail: Events[Name]
  /** The mount that caused it. */
  origin?: object | undefined
}

/**
 * Starts with the events that have already occurred; null settings track nothing. `claim` asks the host which browser reports an order. The
 * returned function stops it.
 */
export function startAnalytics(
  { analytics: settings, currency, store }: PageConfig,
  claim: ClaimOrder,
  already: readonly Happening[] = [],
): Stop {
  if (!settings) return () => {}
  const places = openPlaces(store.code)
  const isGranted = () => hasConsent(environment.cookie(settings.consentCookie), settings.consentValue)
  let stopCards: Stop | null = null
  const joined = (counted: Counted) => places.add(counted.items, isAboutLines(counted))

  const count = (counted: Counted | null) => {
    if (!counted) return
    if (!isGranted()) return emit('analytics:held', { name: counted.name })
    const { set, ...rest } = counted
    if (rest.name === 'add_to_cart') places.join(rest.items, set)
    const items = joined(rest)
    for (const item of items) places.keep(item, isAboutLines(rest))
    const event = { ...rest, items, id: rest.transaction_id ? `purchase-${rest.transaction_id}` : environment.randomId() }
    sendToTargets(event, settings)
    emit('analytics:sent', event)
  }
  const purchases = openPurchases(store.code, claim, isGranted, count)
  /** Cards are observed only while consent is given. */
  const followConsent = () => {
    if (!isGranted()) {
      places.forget()
      purchases.forget()
      stopCards?.()
      stopCards = null
      return
    }
    stopCards ??= watchCards(currency, {
      onSeen: (items) => count(withList(ofItems('view_item_list', items, currency))),
      onOpened: (item) => count(withList(ofItems('select_item', [item], currency))),
    })
  }
  const handle = <Name extends EventName>({ name, detail, origin }: Happening<Name>) => {
    if (name === 'consent:changed') {
      followConsent()
      sendConsent(isGranted(), settings)
    }
    const counted = withSource(translate(name, detail, currency), origin)
    if (counted?.name === 'purchase' && isGranted()) purchases.add({ ...counted, items: joined(counted) })
    else count(counted)
  }

  // A prerendered page has not been seen: its events count once it is shown, or never.
  let waiting: Happening[] | null = environment.isPrerendering() ? [] : null
  const take = (happening: Happening) => (waiting ? void waiting.push(happening) : handle(happening))
  const show = () => {
    const due = waiting ?? []
    waiting = null
    followConsent()
    due.forEach(handle)
    purchases.resume()
  }
  already.forEach(take)
  if (!waiting) show()
  const stops = [onAny((name, detail, origin) => take({ name, detail, origin })), environment.onPageShow(show)]
  return () => {
    stopCards?.()
    purchases.stop()
    for (const stop of stops) stop()
  }
}

/** Names the shopper's assistant as the one who acted: its tools pass its mount as the origin of their events. */
function withSource(event: Counted | null, origin: object | undefined): Counted | null {
  const isAssistant = origin instanceof Element && origin.matches('[data-touchline="assistant"]')
  return event && isAssistant ? { ...event, source: 'assistant' } : event
}

/** Copies the list's name from the items to the event. */
function withList(event: Counted | null): Counted | null {
  const name = event?.items[0]?.item_list_name
  return event && name ? { ...event, item_list_name: name } : event
}
