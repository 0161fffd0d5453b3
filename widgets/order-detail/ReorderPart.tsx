// Orders again: at once if nothing has changed, otherwise after a review.
import type { ReactNode } from 'react'
import { useLingui } from '@lingui/react/macro'
import { failureSentence } from '#shared/i18n/sentences.ts'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import type { MyOrder } from '#shared/orders/wire/my-orders.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { $isReviewing, $reorder, $reorderBusy, $reorderError, startReorder } from '#stores/orders/reorder.ts'
import { ReorderDone } from './ReorderDone.tsx'
import { ReorderReview } from './ReorderReview.tsx'

/** The two buttons and their results. */
export function ReorderPart({ order, action }: { order: MyOrder; action: string | undefined }) {
  const { t } = useLingui()
  const { element } = useMount()
  const current = useShared($reorder)
  const isReviewing = useShared($isReviewing)
  const busy = useShared($reorderBusy)
  const error = useShared($reorderError)
  const { number, currency, lines } = order
  const start = (isChoosing: boolean) => {
    if (busy === null) void startReorder(number, isChoosing, element ?? undefined)
  }
  if (isReviewing && current.state === 'reviewing') return <ReorderReview review={current} currency={currency} action={action} />
  return (
    <>
      <PlainForm step="reorder" action={action} onSubmit={() => start(false)}>
        <Button type="submit" tone="primary" isBusy={busy !== null}>{t`Reorder`}</Button>
      </PlainForm>
      {lines.length > 1 ? (
        <PlainForm step="choose" action={action} onSubmit={() => start(true)}>
          <Button type="submit" tone="quiet">{t`Order some items again`}</Button>
        </PlainForm>
      ) : null}
      {current.state === 'done' ? <ReorderDone plan={current.plan} /> : null}
      {error === null ? null : <Notice tone="error">{failureSentence(error)}</Notice>}
    </>
  )
}

function PlainForm({
  step,
  action,
  onSubmit,
  children,
}: {
  step: string
  action: string | undefined
  onSubmit: () => void
  children: ReactNode
}) {
  return (
    <form
      action={action}
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <input type="hidden" name="step" value={step} />
      {children}
    </form>
  )
}
