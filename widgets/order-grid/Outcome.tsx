// What the last press left undone: how much is in the cart, how much is not, and why. One sentence after another, announced once.
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { failureSentence } from '#shared/i18n/sentences.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import type { OrderGridStore } from '#stores/product/order-grid/order-grid.ts'

/** The message; nothing before the first press, and none of a whole success. */
export function Outcome({ store }: { store: OrderGridStore }) {
  const { t } = useLingui()
  const outcome = useShared(store.$outcome)
  const box = useRef<HTMLDivElement>(null)
  // The button may be a screen below.
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), [outcome])
  if (!outcome || outcome.left === 0) return null
  const { placed, left, isUnknown, error } = outcome
  const all = placed + left
  const sentences = [
    error && !isUnknown ? failureSentence(error) : '',
    t`${plural(all, { one: `${placed} of # piece is in your cart.`, other: `${placed} of # pieces are in your cart.` })}`,
    isUnknown
      ? t`We do not know of one size, because the connection was lost. Press again: we look in your cart first, so that nothing is added twice.`
      : error
        ? t`The others are still here. Press again to add only those.`
        : t`The others are still here, each with the reason. Press again to add only those.`,
  ]
  return (
    <div className="order-grid-outcome" ref={box}>
      <Notice tone="error">{sentences.filter(Boolean).join(' ')}</Notice>
    </div>
  )
}
