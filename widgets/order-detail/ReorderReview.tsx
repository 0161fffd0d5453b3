// The review before ordering again: changed prices, unavailable items, and items to leave out.
import { useEffect, useRef } from 'react'
import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '#shared/i18n/format.ts'
import { failureSentence } from '#shared/i18n/sentences.ts'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Choice } from '#shared/ui/Choice.tsx'
import { Exact } from '#shared/ui/Exact.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import {
  $reorderBusy,
  $reorderError,
  $reorderLines,
  confirmReorder,
  leaveReorder,
  type ReorderState,
  toggleReorderLine,
} from '#stores/orders/reorder.ts'
import { MissingLines } from './MissingLines.tsx'

type Review = Extract<ReorderState, { state: 'reviewing' }>

/** The form. */
export function ReorderReview({ review, currency, action }: { review: Review; currency: string; action: string | undefined }) {
  const { t } = useLingui()
  const { id, element } = useMount()
  const busy = useShared($reorderBusy)
  const error = useShared($reorderError)
  const lines = useShared($reorderLines)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { plan, chosen, intent } = review
  const hasOtherPrice = plan.added.some(({ price, priceBefore }) => price !== priceBefore)
  const detail = (price: number | null, before: number | null) => {
    if (price === null) return null
    const now = formatMoney(price, currency)
    if (before === null || before === price) return <Exact text={t`${now} each`} keep={[now]} />
    return <Exact text={t`Now ${now} each, was ${formatMoney(before, currency)}`} keep={[now, formatMoney(before, currency)]} />
  }
  return (
    <form
      className="order-detail-review"
      action={action}
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        if (busy === null) void confirmReorder(element ?? undefined)
      }}
    >
      <input type="hidden" name="step" value="confirm" />
      <input type="hidden" name="intent" value={intent} />
      <h2 className="touchline-row-title" ref={heading} tabIndex={-1}>{t`Order again`}</h2>
      {hasOtherPrice ? <p className="touchline-row-words">{t`Some prices have changed since then.`}</p> : null}
      {plan.added.map(({ id: line, name, quantity, price, priceBefore }) => (
        <div key={line}>
          <input type="hidden" name={`price[${line}]`} value={price ?? ''} />
          <Choice
            type="checkbox"
            id={id(`reorder-${line}`)}
            name="line"
            value={String(line)}
            isChosen={chosen.includes(line)}
            onChoose={() => toggleReorderLine(line)}
            label={`${quantity} × ${name}`}
            detail={detail(price, priceBefore)}
          />
        </div>
      ))}
      <MissingLines plan={plan} />
      {error === null ? null : <Notice tone="error">{failureSentence(error)}</Notice>}
      <div className="touchline-row-actions">
        {plan.added.length > 0 ? (
          <Button type="submit" tone="primary" isBusy={busy !== null} isDisabled={lines.length === 0}>{t`Add to cart`}</Button>
        ) : null}
        <Button tone="quiet" onPress={leaveReorder}>{t`Not now`}</Button>
      </div>
    </form>
  )
}
