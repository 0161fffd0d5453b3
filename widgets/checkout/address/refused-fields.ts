// The server's words about single fields, by our names for them.
import type { Failure } from '#shared/domain/failure.ts'

const lines: Record<string, string> = { 'street.0': 'street', 'street.1': 'house_number', 'street.2': 'addition' }

/** First sentence per field; `shipping_address.postcode` and `postcode` are the same field. */
export function refusedFields(failure: Failure | null): Record<string, string> {
  const refused: Record<string, string> = {}
  for (const [name, sentences] of Object.entries(failure?.fields ?? {})) {
    const bare = name.replace(/^(shipping_?address|address)\./i, '')
    const [first] = sentences
    if (first) refused[lines[bare] ?? bare] = first
  }
  return refused
}
