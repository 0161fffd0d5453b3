// The extensions that this page's host offers beside the calls of the spec. No request is made for others, and nothing that works without
// an extension waits for one.

import type { Extension } from '#shared/domain/extension.ts'
import { emit } from '#shared/events/bus.ts'

let offered: ReadonlySet<Extension> = new Set()
const missing = new Set<Extension>()

/** An extension that the page's settings list but the host does not have. */
export class MissingExtension extends Error {
  override readonly name = 'MissingExtension'
}

/** Sets the `extensions` of the page's settings. */
export function configureExtensions(names: readonly Extension[]): void {
  offered = new Set(names)
  missing.clear()
}

/** Whether the calls of an extension may be made: the settings list it, and the host has not answered otherwise in this visit. */
export function isOffered(name: Extension): boolean {
  return offered.has(name) && !missing.has(name)
}

/**
 * Records that the host answered 404, 405 or 501 to an extension's call that concerns no single object: it does not have the extension.
 * Reported once a visit, to the developer of the shop.
 */
export function noteMissing(name: Extension, call: string): void {
  if (missing.has(name)) return
  missing.add(name)
  const message = `${call} is not there, though the page's settings offer "${name}": it is done without in this visit. Take "${name}" out of "extensions", or answer the call as CONTRACT.md says.`
  emit('error', { error: new MissingExtension(message), phase: 'answer' })
}
