// The hidden fields that a plain form carries from step to step.
import type { Statement } from '#stores/orders/withdrawal.ts'

/** The fields. They never contain a link's token, since plain pages are opened by order number and e-mail address. */
export function Identity({ statement: { access, intent } }: { statement: Statement }) {
  if (!('email' in access)) return null
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="email" value={access.email} />
      <input type="hidden" name="orderNumber" value={access.orderNumber} />
    </>
  )
}
