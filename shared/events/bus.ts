// Domain events within one tab: stores say what happened, analytics and the page's DOM listen.
import type { EventName, Events } from './vocabulary.ts'

/** Hears one kind of event; `origin` is the mount that caused it, where one did. */
export type Listener<Name extends EventName> = (detail: Events[Name], origin?: object) => void
/** Hears every event. */
export type AnyListener = <Name extends EventName>(name: Name, detail: Events[Name], origin?: object) => void

interface Told<Name extends EventName = EventName> {
  name: Name
  detail: Events[Name]
  origin: object | undefined
}
type Hear = (told: Told) => void

const hearers = new Set<Hear>()
const anyHearers = new Set<Hear>()
const latest = new Map<EventName, Told>()

/**
 * Tells everyone that something happened. A listener that throws stops neither the others nor the caller.
 * @example emit('cart:removed', { lines, cart }, mount)
 */
export function emit<Name extends EventName>(name: Name, detail: Events[Name], origin?: object): void {
  const told = { name, detail, origin }
  latest.set(name, told)
  for (const hear of [...hearers, ...anyHearers]) guard(() => hear(told))
}

/**
 * Listens to one event; the returned function ends it.
 * @example const stop = on('cart:added', ({ lines }) => count(lines))
 */
export function on<Name extends EventName>(name: Name, listener: Listener<Name>): () => void {
  return add(hearers, (told) => isOf(name, told) && listener(told.detail, told.origin))
}

/** Listens to every event, after those who listen to it alone; the returned function ends it. */
export function onAny(listener: AnyListener): () => void {
  return add(anyHearers, ({ name, detail, origin }) => listener(name, detail, origin))
}

/** The detail of the last event of a name, for who comes late; null if there was none. */
export function last<Name extends EventName>(name: Name): Events[Name] | null {
  const told = latest.get(name)
  return told && isOf(name, told) ? told.detail : null
}

/** Somebody who hears every event is still being loaded, until `arrival` ends one way or the other. */
export function expectHearer(arrival: Promise<unknown>): void {
  everyoneHears = arrival
}

/** Ends once everyone is there. What is told only once, ever, waits for it: a page that is left before has not told it. */
export let everyoneHears: Promise<unknown> = Promise.resolve()

/** Forgets listeners and last details: between two tests, and between two shoppers on a server. */
export function resetBus(): void {
  hearers.clear()
  anyHearers.clear()
  latest.clear()
  everyoneHears = Promise.resolve()
}

function isOf<Name extends EventName>(name: Name, told: Told): told is Told<Name> {
  return told.name === name
}

function add(set: Set<Hear>, hear: Hear): () => void {
  set.add(hear)
  return () => void set.delete(hear)
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
