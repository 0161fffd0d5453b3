// What this page's host offers beside the calls of the spec. What is not offered is never asked, and nothing that can be done without waits for it.

import type { Extension } from '#shared/domain/extension.ts'

let offered: ReadonlySet<Extension> = new Set()
/** What is not there after all, with the call that said so. */
const missing = new Map<Extension, string>()
const listeners = new Set<() => void>()

/** Takes `extensions` of the page's settings. */
export function configureExtensions(names: readonly Extension[]): void {
  offered = new Set(names)
  missing.clear()
}

/** Whether the calls of an extension may be made: the page says so, and the host has not answered otherwise in this visit. */
export function isOffered(name: Extension): boolean {
  return offered.has(name) && !missing.has(name)
}

/** The host answered 404, 405 or 501 to a call of an extension that names no single thing: it does not have it. */
export function noteMissing(name: Extension, call: string): void {
  missing.set(name, call)
  for (const hear of listeners) hear()
}

/** Tells what the page offers and its host does not have, now and whenever that grows; the answer ends it. */
export function onMissing(hear: (all: ReadonlyMap<Extension, string>) => void): () => void {
  const tell = () => hear(missing)
  tell()
  listeners.add(tell)
  return () => void listeners.delete(tell)
}
