// Domain events within one tab: stores say what happened, analytics and the page's DOM listen.
import type { EventName, Events } from './vocabulary.ts'

/** Hears one kind of event; `origin` is the mount that caused it, where one did. */
export type Listener<Name extends EventName> = (detail: Events[Name], origin?: object) => void
/** Hears every event. */
export type AnyListener = <Name extends EventName>(name: Name, detail: Events[Name], origin?: object) => void

interface Channel<Name extends EventName> {
  listeners: Set<Listener<Name>>
  last: { detail: Events[Name] } | null
}

const channels = new Map<EventName, unknown>()
const anyListeners = new Set<AnyListener>()

/**
 * Tells everyone that something happened. A listener that throws stops neither the others nor the caller.
 * @example emit('cart:removed', { lines, quote }, mount)
 */
export function emit<Name extends EventName>(name: Name, detail: Events[Name], origin?: object): void {
  const channel = open(name)
  channel.last = { detail }
  for (const listener of [...channel.listeners]) guard(() => listener(detail, origin))
  for (const listener of [...anyListeners]) guard(() => listener(name, detail, origin))
}

/**
 * Listens to one event; the answer stops.
 * @example const stop = on('cart:added', ({ lines }) => count(lines))
 */
export function on<Name extends EventName>(name: Name, listener: Listener<Name>): () => void {
  const { listeners } = open(name)
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Listens to every event; the answer stops. */
export function onAny(listener: AnyListener): () => void {
  anyListeners.add(listener)
  return () => void anyListeners.delete(listener)
}

/** The detail of the last event of a name, for who comes late; null where there was none. */
export function last<Name extends EventName>(name: Name): Events[Name] | null {
  return open(name).last?.detail ?? null
}

/** Forgets listeners and last details: between two tests, and between two shoppers on a server. */
export function resetBus(): void {
  channels.clear()
  anyListeners.clear()
}

function open<Name extends EventName>(name: Name): Channel<Name> {
  const found = channels.get(name) ?? { listeners: new Set(), last: null }
  channels.set(name, found)
  // TypeScript cannot follow that key and channel share their name.
  return found as Channel<Name>
}

/** Tells the page's error handlers, as an uncaught error would. */
function guard(listen: () => void): void {
  try {
    listen()
  } catch (error) {
    if (typeof reportError === 'function') reportError(error)
    else console.error(error)
  }
}
