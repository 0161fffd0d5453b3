// The server's words about single fields, by our names for them.
import type { Failure } from '#shared/domain/failure.ts'

const lines: Record<string, string> = { 'street.0': 'street', 'street.1': 'house_number', 'street.2': 'addition' }

/** First sentence per field of one form; `shipping_address.postcode` and `postcode` are the same field, `billing_address.postcode` is not. */
export function refusedFields(failure: Failure | null, section: 'shipping' | 'billing'): Record<string, string> {
  const refused: Record<string, string> = {}
  for (const [name, sentences] of Object.entries(failure?.fields ?? {})) {
    const bare = name.replace(/^((shipping|billing)_?)?address\./i, '')
    const [first] = sentences
    if (first && /^billing/i.test(name) === (section === 'billing')) refused[lines[bare] ?? bare] = first
  }
  return refused
}
