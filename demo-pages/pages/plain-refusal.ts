// The errors of a refused plain form, by the names that its widget uses for the fields.
import type { FieldFault, ShopError } from '../shop/shop-error.ts'
import { fillText } from '../shop/messages.ts'
import type { Page } from './page.ts'

/** The error messages by field; `email_repeat` becomes `emailRepeat`. */
export function refusedFields({ store }: Page, refusal: ShopError | null): Record<string, string> {
  const say = ({ sentence, parameters, limit }: FieldFault) => fillText(sentence, store.language, ...(parameters ?? [limit ?? '']))
  return Object.fromEntries(
    Object.entries(refusal?.fields ?? {}).flatMap(([field, [fault]]) => (fault ? [[camelCase(field), say(fault)]] : [])),
  )
}

/** The message above the form; null if every message belongs to a field. */
export function saidAbove({ store }: Page, refusal: ShopError | null): string | null {
  return refusal && !refusal.fields ? fillText(refusal.sentence, store.language, ...refusal.parameters) : null
}

/** Renames the fields of a plain form to those of the call; `emailRepeat` becomes `email_repeat`. */
export function callBody(form: URLSearchParams): Record<string, string> {
  return Object.fromEntries(Array.from(form, ([name, value]) => [name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), value]))
}

function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
