// Cancels the order in two steps, since it cannot be undone.
import { useLingui } from '@lingui/react/macro'
import { failureSentence } from '#shared/i18n/sentences.ts'
import { useMount } from '#shared/mount/context.ts'
import { focusPlace } from '#shared/mount/focus-place.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { say } from '#shared/ui/say.ts'
import { $cancelError, $isCanceling, cancelMyOrder } from '#stores/orders/my-order.ts'

/** The first step opens the second; without JavaScript, both are plain forms. */
export function CancelOrder({ action }: { action: string | undefined }) {
  const { t } = useLingui()
  const { element } = useMount()
  const isBusy = useShared($isCanceling)
  const error = useShared($cancelError)
  const cancel = async () => {
    const result = await cancelMyOrder()
    if (!result?.ok) return
    say(t`Your order was cancelled.`)
    // The button is removed with its question.
    if (element) focusPlace(element, t`Your order`)
  }
  return (
    <details className="order-detail-cancel">
      <summary>{t`Cancel order`}</summary>
      <form
        action={action}
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) void cancel()
        }}
      >
        <input type="hidden" name="step" value="cancel" />
        <p className="touchline-row-words">{t`Nothing will be sent, and nothing is left to pay. This cannot be undone.`}</p>
        {error === null ? null : <Notice tone="error">{failureSentence(error)}</Notice>}
        <Button type="submit" isBusy={isBusy}>{t`Yes, cancel this order`}</Button>
      </form>
    </details>
  )
}
