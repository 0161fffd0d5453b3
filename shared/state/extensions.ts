// What this page's host offers beside the calls of the spec. What is not offered is never asked, and nothing that can be done without waits for it.

import type { Extension } from '#shared/domain/extension.ts'
import { emit } from '#shared/events/bus.ts'

let offered: ReadonlySet<Extension> = new Set()
const missing = new Set<Extension>()

/** An extension that the page offers and its host does not have. */
export class MissingExtension extends Error {
  override readonly name = 'MissingExtension'
}

/** Takes `extensions` of the page's settings. */
export function configureExtensions(names: readonly Extension[]): void {
  offered = new Set(names)
  missing.clear()
}

/** Whether the calls of an extension may be made: the page says so, and the host has not answered otherwise in this visit. */
export function isOffered(name: Extension): boolean {
  return offered.has(name) && !missing.has(name)
}

/** The host answered 404, 405 or 501 to a call of an extension that names no single thing: it does not have it. Said once a visit, to whoever sets the shop up. */
export function noteMissing(name: Extension, call: string): void {
  if (missing.has(name)) return
  missing.add(name)
  const words = `${call} is not there, though the page's settings offer "${name}": it is done without in this visit. Take "${name}" out of "extensions", or answer the call as CONTRACT.md says.`
  emit('error', { error: new MissingExtension(words), phase: 'answer' })
}
