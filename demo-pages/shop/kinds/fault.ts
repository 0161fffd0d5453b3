// The errors of choices, one per field; several are reported at once.
import type { MessageId } from '../messages.ts'
import { ShopError } from '../shop-error.ts'
import type { FieldFaults } from '../shop-error.ts'

/** An error, with the path of its field: `items.0.players.p3.number`. */
export interface Fault {
  path: string
  /** The error's code, for scripts. */
  code: 'product' | 'kind' | 'qty' | 'options' | 'stock' | 'bundle' | 'personalisation' | 'players'
  sentence: MessageId
  parameters?: (string | number)[]
}

/** Throws all errors, with the message of the first one as the general message. */
export function refuse(faults: readonly Fault[]): void {
  const [first] = faults
  if (!first) return
  const fields: FieldFaults = Object.create(null)
  for (const { path, sentence, parameters } of faults) (fields[path] ??= []).push({ sentence, ...(parameters ? { parameters } : {}) })
  throw new ShopError(first.code === 'product' ? 404 : 400, first.sentence, {
    code: first.code,
    fields: { ...fields },
    ...(first.parameters ? { parameters: first.parameters } : {}),
  })
}
