// A refusal of the shop, independent of language: the status, the id of the message, and the values of its placeholders.

import type { MessageId } from './messages.ts'
import type { Totals } from './shapes.ts'

/** The error of one field: the id of its message, with the limit if it has one; `about` is the item that it is about, for plain forms. */
export type FieldFault = { sentence: MessageId; limit?: number; parameters?: (string | number)[]; about?: string }

export type FieldFaults = Record<string, FieldFault[]>

/** The statuses that a refusal may have. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 503

/** The optional data of a refusal. */
export interface Refusal {
  /** The values of `%1` and `%2` in the message. */
  parameters?: (string | number)[]
  /** A code for scripts: `token`, `stock`, `ordered`. */
  code?: string
  fields?: FieldFaults
  /** The number of seconds before another try makes sense. */
  retryAfter?: number
  /** The current totals, if the refusal concerns them. */
  totals?: Totals
}

/** Thrown by rules; the host answers it in the store's language. `message` is the id of the sentence. */
export class ShopError extends Error {
  /** The id of the sentence; the text is found when the response is written. */
  readonly sentence: MessageId
  readonly status: RefusalStatus
  readonly parameters: (string | number)[]
  readonly code: string | null
  readonly fields: FieldFaults | null
  readonly retryAfter: number | null
  readonly totals: Totals | null

  constructor(status: RefusalStatus, message: MessageId, { parameters = [], code, fields, retryAfter, totals }: Refusal = {}) {
    super(message)
    this.name = 'ShopError'
    this.sentence = message
    this.status = status
    this.parameters = parameters
    this.code = code ?? null
    this.fields = fields ?? null
    this.retryAfter = retryAfter ?? null
    this.totals = totals ?? null
  }
}
