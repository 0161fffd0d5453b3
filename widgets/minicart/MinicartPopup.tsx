// The popup: the product just added, all lines, the totals, and the links to cart and checkout.
import { useEffect } from 'react'
import { useLingui } from '@lingui/react/macro'
import { FreeShippingHint } from '#shared/cart/parts/FreeShippingHint.tsx'
import { SumName } from '#shared/cart/parts/SumName.tsx'
import { WaitingLink } from '#shared/cart/parts/WaitingLink.tsx'
import { isFreeFrom } from '#shared/cart/rules/totals.ts'
import { environment } from '#shared/environment.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { failureSentence } from '#shared/i18n/sentences.ts'
import { useMount } from '#shared/mount/context.ts'
import { Slot } from '#shared/mount/slot.tsx'
import { useShared } from '#shared/mount/use-shared.ts'
import { DeliveryWords } from '#shared/product/parts/DeliveryWords.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { bag } from '#shared/ui/icons.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { Retry } from '#shared/ui/Retry.tsx'
import { useSaid } from '#shared/ui/use-said.ts'
import {
  $addedName,
  $cart,
  $hasAdded,
  $isLoadingTotals,
  $lines,
  $removed,
  $totals,
  $undoError,
  closeCart,
  forgetRemoved,
  loadTotals,
  reloadCart,
  undoRemove,
  untilWritten,
} from '#stores/cart/cart.ts'
import { $cartPromise } from '#stores/cart/delivery.ts'
import { $sums } from '#stores/cart/sums.ts'
import { $page } from '#stores/page/page.ts'
import { followDelivery } from '#stores/product/delivery.ts'
import { MinicartLine } from './MinicartLine.tsx'

interface Props {
  cartUrl: string
  checkoutUrl: string
  /** The amount for free shipping, in the store's currency; null shows no hint. */
  freeShippingFrom: number | null
  isOpen: boolean
}

/** The popup: a modal bottom sheet on phones, a popover under its button elsewhere. */
export function MinicartPopup({ cartUrl, checkoutUrl, freeShippingFrom, isOpen }: Props) {
  const { t } = useLingui()
  const { id } = useMount()
  const cart = useShared($cart)
  const totals = useShared($totals)
  const sums = useShared($sums)
  const isLoading = useShared($isLoadingTotals)
  const promise = useShared($cartPromise)
  const { currency, delivery: rules } = useShared($page)
  const totalOf = (sum: number) => {
    const amount = formatMoney(sum, currency)
    return t`Total: ${amount}`
  }
  // Closed when the browser restores a page that was left by a link of the popup.
  useEffect(() => (isOpen ? environment.onPageShow(closeCart) : undefined), [isOpen])
  useEffect(() => (isOpen ? followDelivery() : undefined), [isOpen])
  // Only on closing: the popup may be loaded long after a line was removed on the cart page.
  useEffect(() => (isOpen ? forgetRemoved : undefined), [isOpen])
  useSaid(sums ? totalOf(sums.toPay) : null, isOpen)
  const isEmpty = cart.state === 'ready' && cart.value.lines.length === 0
  return (
    <Dialog isOpen={isOpen} onClose={closeCart} title={t`Your cart`} titleId={id('title')} place="hang" className="minicart-popup">
      <Happened />
      {cart.state === 'failed' ? (
        <EmptyState icon={bag} title={t`Your cart could not be loaded`} action={<Retry onPress={() => reloadCart()} />} />
      ) : null}
      {cart.state === 'loading' || cart.state === 'idle' ? <LinesToCome /> : null}
      {isEmpty ? (
        <EmptyState icon={bag} title={t`Your cart is empty`} action={<Button onPress={closeCart}>{t`Continue shopping`}</Button>} />
      ) : null}
      {cart.state === 'ready' && !isEmpty ? (
        <>
          <Lines currency={currency} />
          <div className="minicart-foot">
            {totals.state === 'ready' &&
            sums?.isAtHome &&
            freeShippingFrom !== null &&
            isFreeFrom(totals.value, sums.isDeliveryKnown, freeShippingFrom, rules?.fee ?? null) ? (
              <FreeShippingHint
                from={freeShippingFrom}
                subtotal={totals.value.subtotal ?? totals.value.grandTotal}
                currency={currency}
                className="minicart-shipping"
              />
            ) : null}
            {totals.state === 'failed' ? (
              <Retry tone="quiet" onPress={() => loadTotals()}>{t`Reload total`}</Retry>
            ) : (
              <p className="minicart-total" aria-busy={isLoading ? 'true' : undefined}>
                <span>{sums?.rowToPay ? <SumName row={sums.rowToPay} /> : t`Total`}</span>
                <strong translate="no">{sums ? formatMoney(sums.toPay, currency) : '…'}</strong>
              </p>
            )}
            {promise ? (
              <p className="minicart-delivery">
                <DeliveryWords promise={promise} currency={currency} />
              </p>
            ) : null}
            <Slot place="minicart.foot" context={{ cart: cart.value, totals: totals.state === 'ready' ? totals.value : null }} />
            <WaitingLink href={checkoutUrl} wait={untilWritten} tone="primary">{t`Proceed to checkout`}</WaitingLink>
            <WaitingLink href={cartUrl} wait={untilWritten}>{t`View cart`}</WaitingLink>
          </div>
        </>
      ) : null}
    </Dialog>
  )
}

function Lines({ currency }: { currency: string }) {
  const lines = useShared($lines)
  return (
    <ul className="minicart-lines">
      {lines.map((line) => (line.quantity > 0 ? <MinicartLine key={line.item.id} line={line} currency={currency} /> : null))}
    </ul>
  )
}

/** The last change: a product was added, or a line was removed and can be restored. */
function Happened() {
  const { t } = useLingui()
  const { element } = useMount()
  const hasAdded = useShared($hasAdded)
  const added = useShared($addedName)
  const removed = useShared($removed)
  const error = useShared($undoError)
  if (removed) {
    const { name } = removed
    const undo = () => {
      // The button is removed with its notice.
      element?.querySelector('dialog')?.focus()
      void undoRemove(element ?? undefined)
    }
    return (
      <>
        <Notice tone="info" action={<Button tone="quiet" onPress={undo}>{t`Undo`}</Button>}>
          {t`${name} was removed.`}
        </Notice>
        {error ? <Notice tone="error">{failureSentence(error)}</Notice> : null}
      </>
    )
  }
  if (!hasAdded) return null
  return <Notice tone="success">{added ? t`Added to your cart: ${added}` : t`Added to your cart`}</Notice>
}

function LinesToCome() {
  const { t } = useLingui()
  return (
    <div className="minicart-coming" role="status" aria-label={t`Loading your cart`}>
      <span />
      <span />
    </div>
  )
}
