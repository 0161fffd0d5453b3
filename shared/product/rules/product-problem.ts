// What keeps a product from being bought, as a code and the field that can put it right.
import type { MessageCode } from '#shared/domain/failure.ts'

/** The `codes.ts` of the subject has the sentence of the code. */
export interface ProductProblem {
  code: MessageCode
  /** The name of the control it is about, as the host's plain form has it: `option[size]`, `bundle_option[12]`, `set[5]`. */
  field: string
  values?: Readonly<Record<string, string | number>>
}
