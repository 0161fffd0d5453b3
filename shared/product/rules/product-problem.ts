// A problem that prevents buying a product: a code, and the field that can fix it.
import type { MessageCode } from '#shared/domain/failure.ts'

/** The `codes.ts` of the subject has the code's sentence. */
export interface ProductProblem {
  code: MessageCode
  /** The name of the control concerned, as in the host's plain form: `option[size]`, `bundle_option[12]`, `set[5]`. */
  field: string
  values?: Readonly<Record<string, string | number>>
}
