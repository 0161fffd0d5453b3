// The bus for domain events within one tab: stores emit, analytics and the page's DOM listen.
import type { EventName, Events } from './vocabulary.ts'

/** Listens to one kind of event; `origin` is the mount that caused it, if any. */
export type Listener<Name extends EventName> = (detail: Events[Name], origin?: object) => void
/** Listens to every event. */
export type AnyListener = <Name extends EventName>(name: Name, detail: Events[Name], origin?: object) => void

interface Emitted<Name extends EventName = EventName> {
  name: Name
  detail: Events[Name]
  origin: object | undefined
}
type Listen = (emitted: Emitted) => void

const listeners = new Set<Listen>()
const anyListeners = new Set<Listen>()
const latest = new Map<EventName, Emitted>()

/**
 * Emits an event to all listeners. A listener that throws stops neither the others nor the caller.
 * @example emit('cart:removed', { lines, cart }, mount)
 */
export function emit<Name extends EventName>(name: Name, detail: Events[Name], origin?: object): void {
  const emitted = { name, detail, origin }
  latest.set(name, emitted)
  for (const listen of [...listeners, ...anyListeners]) guard(() => listen(emitted))
}

/**
 * Listens to one event; the returned function stops it.
 * @example const stop = on('cart:added', ({ lines }) => count(lines))
 */
export function on<Name extends EventName>(name: Name, listener: Listener<Name>): () => void {
  return add(listeners, (emitted) => isOf(name, emitted) && listener(emitted.detail, emitted.origin))
}

/** Listens to every event, after the listeners of that event only; the returned function stops it. */
export function onAny(listener: AnyListener): () => void {
  return add(anyListeners, ({ name, detail, origin }) => listener(name, detail, origin))
}

/** The detail of the last event of a name, for late listeners; null if there was none. */
export function last<Name extends EventName>(name: Name): Events[Name] | null {
  const emitted = latest.get(name)
  return emitted && isOf(name, emitted) ? emitted.detail : null
}

/** Announces a listener to every event that is still loading, until `arrival` settles. */
export function expectListener(arrival: Promise<unknown>): void {
  listenersLoaded = arrival
}

/**
 * Settles once all announced listeners are there. An event that is emitted only once, ever, waits for it: a page that is left earlier has
 * not emitted it.
 */
export let listenersLoaded: Promise<unknown> = Promise.resolve()

/** Removes listeners and last details: between two tests, and between two shoppers on a server. */
export function resetBus(): void {
  listeners.clear()
  anyListeners.clear()
  latest.clear()
  listenersLoaded = Promise.resolve()
}

function isOf<Name extends EventName>(name: Name, emitted: Emitted): emitted is Emitted<Name> {
  return emitted.name === name
}

function add(set: Set<Listen>, listen: Listen): () => void {
  set.add(listen)
  return () => void set.delete(listen)
}

/** Reports an error to the page's error handlers, like an uncaught error. */
function guard(listen: () => void): void {
  try {
    listen()
  } catch (error) {
    if (typeof reportError === 'function') reportError(error)
    else console.error(error)
  }
}
