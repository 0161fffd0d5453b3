// What the mock host refuses, in the form that the contract gives to a refusal.

/** A refusal: the shopper reads the sentence, a script the code. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string | null
  /** Further fields of the answer. */
  readonly more: object

  constructor(status: number, message: string, code: string | null = null, more: object = {}) {
    super(message)
    this.status = status
    this.code = code
    this.more = more
  }

  /** The body of the answer. */
  get body(): object {
    return { message: this.message, ...(this.code === null ? {} : { code: this.code }), ...this.more }
  }
}
