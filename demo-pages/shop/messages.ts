// Finds the server's own sentences in a store's language and fills their placeholders for mails and notices.
import type { Language } from '../host/store-view.ts'
import { sentences } from './texts/index.ts'

/** The ids of all sentences of the server; the English file defines them, the others must have each. */
export type MessageId = keyof (typeof sentences)['en']

/** The sentence with its placeholders still in it, as error bodies carry it. */
export function findText(id: MessageId, language: Language): string {
  return sentences[language][id]
}

/** The sentence with `%1`, `%2` filled. */
export function fillText(id: MessageId, language: Language, ...values: (string | number)[]): string {
  return findText(id, language).replace(/%(\d)/g, (whole, place: string) => String(values[Number(place) - 1] ?? whole))
}
