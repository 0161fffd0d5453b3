// Faults by name: what a call is answered instead, the same in the mock host and in the routes of the kit.

/** What can go wrong with an answer besides a status. */
const kinds = ['offline', 'malformed', 'cut', 'html', 'empty'] as const

/**
 * A fault: a status of 400 to 599, or a kind. `offline`: no answer at all. `malformed`: JSON of another shape. `cut`: JSON that ends too
 * early. `html`: a page in place of JSON. `empty`: a good status without a body.
 */
export type FaultKind = number | (typeof kinds)[number]

/** A fault with its details. */
export interface Fault {
  kind: FaultKind
  /** The sentence that the shopper reads, for a status. */
  message?: string | undefined
  /** The code for scripts, for a status. */
  code?: string | undefined
  /** Further fields of the body: `errors` by field, `totals`. */
  more?: Readonly<Record<string, unknown>> | undefined
}

/** The answer to a call that fails; null for none at all. */
export interface FaultAnswer {
  status: number
  type: string
  body: string
}

/** What is sent. */
export function faultAnswer({ kind, message, code, more }: Fault): FaultAnswer | null {
  const json = (status: number, body: string): FaultAnswer => ({ status, type: 'application/json', body })
  switch (kind) {
    case 'offline':
      return null
    case 'malformed':
      return json(200, '{"unexpected":true}')
    case 'cut':
      return json(200, '{"items":[{"item_id":4')
    case 'html':
      return { status: 200, type: 'text/html; charset=utf-8', body: '<!doctype html><title>Shop</title><p>Back soon' }
    case 'empty':
      return json(200, '')
    default:
      return json(kind, JSON.stringify({ ...(message === undefined ? {} : { message }), ...(code === undefined ? {} : { code }), ...more }))
  }
}

/** Reads a fault as it is written in a command: `500`, `malformed`. Throws with the ones there are. */
export function readFault(text: string): FaultKind {
  const kind = kinds.find((one) => one === text)
  if (kind) return kind
  const status = Number(text)
  if (Number.isInteger(status) && status >= 400 && status <= 599) return status
  throw new Error(`"${text}" is no fault: write a status from 400 to 599, or ${kinds.join(', ')}.`)
}
