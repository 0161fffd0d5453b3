// Finds the server's own messages in a store's language, and fills their placeholders for mails and notices.
import type { Language } from '../host/store-view.ts'
import { sentences } from './texts/index.ts'

/** The ids of all messages of the server; the English file defines them, and the other languages must have each. */
export type MessageId = keyof (typeof sentences)['en']

/** The message with its placeholders, as error bodies contain it. */
export function findText(id: MessageId, language: Language): string {
  return sentences[language][id]
}

/** The message with `%1` and `%2` filled. */
export function fillText(id: MessageId, language: Language, ...values: (string | number)[]): string {
  return findText(id, language).replace(/%(\d)/g, (whole, place: string) => String(values[Number(place) - 1] ?? whole))
}
