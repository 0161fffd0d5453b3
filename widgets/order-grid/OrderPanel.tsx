// The grid with its sums, its button, and what became of the last press.
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { formatMoney } from '#shared/i18n/format.ts'
import { thousandsMark } from '#shared/i18n/thousands-mark.ts'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import type { OrderGrid } from '#shared/product/rules/order-grid.ts'
import type { TierCount } from '#shared/product/rules/order-totals.ts'
import { Button } from '#shared/ui/Button.tsx'
import { say } from '#shared/ui/say.ts'
import { useSaid } from '#shared/ui/use-said.ts'
import { orderSizes } from '#stores/cart/order-sizes.ts'
import { $page } from '#stores/page/page.ts'
import { orderGridStore } from '#stores/product/order-grid/order-grid.ts'
import { Done } from './Done.tsx'
import { GridTable } from './GridTable.tsx'
import { Outcome } from './Outcome.tsx'
import { Progress } from './Progress.tsx'
import { Tiers } from './Tiers.tsx'

/** Props of the panel. */
export interface OrderPanelProps {
  productId: number
  grid: OrderGrid
  tiers: TierCount
}

/** The panel. */
export function OrderPanel({ productId, grid, tiers }: OrderPanelProps) {
  const { t } = useLingui()
  const { id, element } = useMount()
  const store = orderGridStore(productId)
  const { currency } = useShared($page)
  const totals = useShared(store.totals(tiers))
  const progress = useShared(store.$progress)
  const canUndo = useShared(store.$canUndo)
  const [refused, setRefused] = useState<readonly string[]>([])
  const panel = useRef<HTMLDivElement>(null)
  const pieces = totals?.whole.pieces ?? 0
  const sum = totals && totals.whole.price !== null ? formatMoney(totals.whole.price, currency) : t`Price on request`
  const texts = refused.join(', ')
  const whole = t`${plural(pieces, { one: '# piece', other: '# pieces' })}`
  useSaid(pieces === 0 ? '' : `${whole}, ${sum}`, progress === null)

  const focusButton = () => panel.current?.querySelector<HTMLButtonElement>('.order-grid-add')?.focus()
  const focusFault = () => panel.current?.querySelector<HTMLInputElement>('input[aria-invalid]')?.focus()
  const press = async () => {
    setRefused([])
    const isSent = await orderSizes(productId, element ?? undefined)
    if (!isSent) focusFault()
  }
  const paste = (text: string, key: string): boolean => {
    const pasted = store.paste(text, key, thousandsMark())
    if (!pasted) return false
    setRefused(pasted.refused)
    const { filled } = pasted
    say(t`${plural(filled, { one: '# size filled in', other: '# sizes filled in' })}`)
    return true
  }
  const undo = () => {
    store.undo()
    setRefused([])
    say(t`The earlier numbers are back`)
    // The button is gone.
    panel.current?.querySelector('input')?.focus()
  }
  return (
    <div className="order-grid-panel" ref={panel}>
      <Outcome store={store} />
      <Done store={store} />
      <p className="order-grid-keys" id={id('keys')}>
        <span>{t`How many do you want of each size?`}</span>{' '}
        <span className="order-grid-keyboard">{t`Use Enter or the arrow keys to move between sizes, or paste numbers from a spreadsheet.`}</span>
      </p>
      <Tiers productId={productId} count={tiers} currency={currency} />
      <GridTable
        store={store}
        grid={grid}
        totals={totals}
        currency={currency}
        isBusy={progress !== null}
        onPaste={paste}
        onEnd={focusButton}
      />
      <div className="order-grid-tools">
        {canUndo ? (
          <Button tone="quiet" onPress={undo}>{t`Undo`}</Button>
        ) : pieces > 0 && progress === null ? (
          <Button tone="quiet" onPress={store.clear}>{t`Clear all`}</Button>
        ) : null}
        {texts ? <p className="order-grid-refused">{t`Not filled in, since it fits no size: ${texts}`}</p> : null}
      </div>
      <div className="order-grid-foot">
        <p className="order-grid-whole">
          <span>{whole}</span> <strong translate="no">{sum}</strong>
        </p>
        {progress ? <Progress done={progress.done} of={progress.of} /> : null}
        <Button tone="primary" className="order-grid-add" isBusy={progress !== null} isDisabled={pieces === 0} onPress={() => void press()}>
          {t`Add to cart`}
        </Button>
      </div>
    </div>
  )
}
