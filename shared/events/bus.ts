// The bus for domain events within one tab: stores emit, analytics and the page's DOM listen.
import type { EventName, Events } from './vocabulary.ts'

/** Listens to one kind of event; `origin` is the mount that caused it, if any. */
export type Listener<Name extends EventName> = (detail: Events[Name], origin?: object) => void
/** Listens to every event. */
export type AnyListener = <Name extends EventName>(name: Name, detail: Events[Name], origin?: object) => void

interface Told<Name extends EventName = EventName> {
  name: Name
  detail: Events[Name]
  origin: object | undefined
}
type Hear = (told: Told) => void

const hearers = new Set<Hear>()
const hasListeners = new Set<Hear>()
const latest = new Map<EventName, Told>()

/**
 * Emits an event to all listeners. A listener that throws stops neither the others nor the caller.
 * @example emit('cart:removed', { lines, cart }, mount)
 */
export function emit<Name extends EventName>(name: Name, detail: Events[Name], origin?: object): void {
  const told = { name, detail, origin }
  latest.set(name, told)
  for (const hear of [...hearers, ...hasListeners]) guard(() => hear(told))
}

/**
 * Listens to one event; the returned function stops it.
 * @example const stop = on('cart:added', ({ lines }) => count(lines))
 */
export function on<Name extends EventName>(name: Name, listener: Listener<Name>): () => void {
  return add(hearers, (told) => isOf(name, told) && listener(told.detail, told.origin))
}

/** Listens to every event, after the listeners of that event only; the returned function stops it. */
export function onAny(listener: AnyListener): () => void {
  return add(hasListeners, ({ name, detail, origin }) => listener(name, detail, origin))
}

/** The detail of the last event of a name, for late listeners; null if there was none. */
export function last<Name extends EventName>(name: Name): Events[Name] | null {
  const told = latest.get(name)
  return told && isOf(name, told) ? told.detail : null
}

/** Announces a listener to every event that is still loading, until `arrival` settles. */
export function expectHearer(arrival: Promise<unknown>): void {
  listenersLoaded = arrival
}

/**
 * Settles once all announced listeners are there. An event that is emitted only once, ever, waits for it: a page that is left earlier has
 * not emitted it.
 */
export let listenersLoaded: Promise<unknown> = Promise.resolve()

/** Removes listeners and last details: between two tests, and between two shoppers on a server. */
export function resetBus(): void {
  hearers.clear()
  hasListeners.clear()
  latest.clear()
  listenersLoaded = Promise.resolve()
}

function isOf<Name extends EventName>(name: Name, told: Told): told is Told<Name> {
  return told.name === name
}

function add(set: Set<Hear>, hear: Hear): () => void {
  set.add(hear)
  return () => void set.delete(hear)
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
