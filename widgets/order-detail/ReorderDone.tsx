// The lines that could not be added to the cart, each with its reason and a link to something similar.
import { useLingui } from '@lingui/react/macro'
import type { Reorder } from '#shared/orders/wire/my-orders.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { MissingLines } from './MissingLines.tsx'

/** The result of the reorder. */
export function ReorderDone({ plan }: { plan: Reorder }) {
  const { t } = useLingui()
  return (
    <div className="order-detail-review">
      {plan.added.length > 0 ? (
        <Notice tone="success">{t`In your cart: ${plan.added.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}`}</Notice>
      ) : null}
      <MissingLines plan={plan} />
    </div>
  )
}
