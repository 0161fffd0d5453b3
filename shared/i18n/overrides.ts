// Reads a host's own wording into the form compiled catalogues have, so that the ICU compiler never ships.
import type { Message, Token } from './compiled.ts'

/** The placeholders a compiled message reads, plurals and their branches included. */
export function placeholdersOf(message: Message): Set<string> {
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
 * Turns text with `{placeholders}` into a compiled message. Braces around anything but a known placeholder stay text.
 * @example parseOverride('Free from {amount}', new Set(['amount'])) // ['Free from ', ['amount']]
 */
export function parseOverride(text: string, known: ReadonlySet<string>): Message {
  const compiled: Token[] = []
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
