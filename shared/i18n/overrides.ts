// Compiles a host's own wording to the form of compiled catalogues, so that the ICU compiler never ships. Loaded only where there is some.
import type { Messages } from '@lingui/core'
import type { CompiledMessage, CompiledMessageToken } from '@lingui/message-utils/compileMessage'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import type { Reword } from './i18n.ts'

/** The placeholders of a compiled message, including those in plurals and their branches. */
export function placeholdersOf(message: unknown): Set<string> {
  const names = new Set<string>()
  const visit = (tokens: unknown): void => {
    if (!Array.isArray(tokens)) return
    for (const token of tokens) {
      if (!Array.isArray(token)) continue
      const [name, , branches]: unknown[] = token
      if (typeof name === 'string') names.add(name)
      if (typeof branches === 'object' && branches !== null) Object.entries(branches).forEach(([, branch]) => visit(branch))
    }
  }
  visit(message)
  return names
}

/**
 * Converts text with `{placeholders}` to a compiled message. Braces around anything but a known placeholder are text.
 * @example parseOverride('Free from {amount}', new Set(['amount'])) // ['Free from ', ['amount']]
 */
export function parseOverride(text: string, known: ReadonlySet<string>): CompiledMessage {
  const compiled: CompiledMessageToken[] = []
  let kept = ''
  for (const piece of text.split(/(\{\s*\w+\s*\})/)) {
    const name = /^\{\s*(\w+)\s*\}$/.exec(piece)?.[1]
    if (name === undefined || !known.has(name)) {
      kept += piece
      continue
    }
    if (kept) compiled.push(kept)
    compiled.push([name])
    kept = ''
  }
  if (kept || compiled.length === 0) compiled.push(kept)
  return compiled
}

/**
 * The host's wording of the loaded messages, each named by its id or its English sentence; where both are given, the id takes precedence.
 * @example activate('nl_NL', rewording({ 'cart.add-failed': 'Dat lukte niet', 'View cart': 'Naar je mandje' }))
 */
export function rewording(wording: Readonly<Record<string, string>>): Reword {
  const named = Object.entries(wording)
  // Lingui generates an id from the English sentence, so a sentence identifies its message in every language.
  const overrides = [...named.map(([name, text]) => [generateMessageId(name), text] as const), ...named]
  return (messages) => {
    const reworded: Messages = {}
    for (const [id, text] of overrides) {
      const message = Object.hasOwn(messages, id) ? messages[id] : undefined
      if (message !== undefined) reworded[id] = parseOverride(text, placeholdersOf(message))
    }
    return reworded
  }
}
