// The summary of the cart: codes, the totals in the host's order, and the checkout button.
import { type Ref, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { FreeShippingHint } from '#shared/cart/parts/FreeShippingHint.tsx'
import { Sums } from '#shared/cart/parts/Sums.tsx'
import { WaitingLink } from '#shared/cart/parts/WaitingLink.tsx'
import { isDelivery, isFreeFrom } from '#shared/cart/rules/totals.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { deliveryDaySentence } from '#shared/product/parts/delivery-sentence.ts'
import { DeliveryWords } from '#shared/product/parts/DeliveryWords.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Retry } from '#shared/ui/Retry.tsx'
import { useSaid } from '#shared/ui/use-said.ts'
import { $hasStockFault, $isLoadingTotals, $totals, loadTotals, untilWritten } from '#stores/cart/cart.ts'
import { $cartPromise } from '#stores/cart/delivery.ts'
import { $sums } from '#stores/cart/sums.ts'
import { $page } from '#stores/page/page.ts'
import { CartCodes } from './CartCodes.tsx'
import { DeliveryEstimate } from './DeliveryEstimate.tsx'

/** Props of the summary. */
interface CartSumsProps {
  checkoutUrl: string
  /** Whether coupon and gift cards are entered here. */
  hasCodes: boolean
  /** The amount for free delivery, in the store's currency; null shows no hint. */
  freeShippingFrom: number | null
  /** The place of the checkout button. */
  end: Ref<HTMLDivElement>
}

/** The summary. While new totals are loading, the previous ones stay, marked as busy. */
export function CartSums({ checkoutUrl, hasCodes, freeShippingFrom, end }: CartSumsProps) {
  const { t } = useLingui()
  const totals = useShared($totals)
  const sums = useShared($sums)
  const isLoading = useShared($isLoadingTotals)
  const hasFault = useShared($hasStockFault)
  const { currency, country, delivery: rules } = useShared($page)
  const [hasCome, setCome] = useState(false)
  if (!hasCome && (totals.state === 'ready' || totals.state === 'failed')) setCome(true)
  const goods = totals.state === 'ready' ? (totals.value.subtotal ?? totals.value.grandTotal) : 0
  const amount = sums ? formatMoney(sums.toPay, currency) : null
  useSaid(amount && t`Total: ${amount}`)
  return (
    <section className="cart-sums" aria-label={t`Summary`} aria-busy={isLoading ? 'true' : undefined}>
      <h2 className="cart-sums-title">{t`Summary`}</h2>
      {/* Once it is free, the row of the delivery says so. */}
      {totals.state === 'ready' &&
      sums?.isAtHome &&
      freeShippingFrom !== null &&
      (goods < freeShippingFrom || !sums.rows.some((row) => isDelivery(row) && row.value !== null)) &&
      isFreeFrom(totals.value, sums.isDeliveryKnown, freeShippingFrom, rules?.fee ?? null) ? (
        <FreeShippingHint from={freeShippingFrom} subtotal={goods} currency={currency} className="cart-shipping" />
      ) : null}
      {/* Also while totals cannot be read or are read again: what is typed there stays. */}
      {hasCodes && hasCome ? <CartCodes /> : null}
      {totals.state === 'ready' && sums ? (
        <>
          <Sums rows={sums.rows} currency={currency} country={country} />
          <Arrival />
        </>
      ) : totals.state === 'failed' ? (
        <p>
          <Retry tone="quiet" onPress={() => loadTotals()}>{t`Reload total`}</Retry>
        </p>
      ) : (
        <div className="cart-segments-coming" />
      )}
      {/* The number of rows is unknown until the first totals arrive; a button below them would move while it is pressed. */}
      {totals.state === 'idle' || totals.state === 'loading' ? null : (
        <div ref={end}>
          {hasFault ? (
            <Button tone="primary" isDisabled className="cart-checkout">{t`Proceed to checkout`}</Button>
          ) : (
            <WaitingLink
              href={checkoutUrl}
              wait={untilWritten}
              tone="primary"
              className="cart-checkout"
            >{t`Proceed to checkout`}</WaitingLink>
          )}
        </div>
      )}
      {totals.state === 'ready' ? <DeliveryEstimate /> : null}
    </section>
  )
}

/** The day of the parcel; its cost too if no row has it. */
function Arrival() {
  const promise = useShared($cartPromise)
  const sums = useShared($sums)
  const { currency } = useShared($page)
  if (!promise || !sums) return null
  const hasCost = sums.rows.some((row) => isDelivery(row) && row.value !== null)
  const day = hasCost ? deliveryDaySentence(promise) : ''
  if (hasCost && day === '') return null
  return <p className="cart-sums-delivery">{hasCost ? day : <DeliveryWords promise={promise} currency={currency} />}</p>
}
