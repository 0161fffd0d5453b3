// The stock alert of a sold-out product: its expected date, and a form to be notified when it is back in stock.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useState } from 'react'
import * as v from 'valibot'
import { environment } from '#shared/environment.ts'
import { formatDate } from '#shared/i18n/format-date.ts'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Later } from '#shared/ui/Later.tsx'
import { productSeed, productStore } from '#stores/product/product.ts'
import { soldOut } from '#stores/product/sold-out.ts'
import { $isLoggedIn, promptLogin } from '#stores/session/current-customer.ts'

const Options = v.object({
  /** The product's id. */
  productId: v.number(),
  /**
   * The SKU of a product that the host knows to be sold out, so that the alert is there from the start; the loaded product then decides.
   */
  sku: v.optional(v.string()),
  /** The expected date of that product, as `2026-11-30`. It is not shown once it has passed. */
  expectedOn: v.optional(v.pipe(v.string(), v.isoDate())),
  /** Whether guests may subscribe with an e-mail address; otherwise they log in first. */
  allowsGuests: v.optional(v.boolean(), false),
})

function StockAlert({ options: { productId, sku: printed, expectedOn, allowsGuests } }: { options: v.InferOutput<typeof Options> }) {
  const { t } = useLingui()
  const isLoggedIn = useShared($isLoggedIn)
  const known = useShared(productStore(productId).$product)
  const found = useShared(useMemo(() => soldOut(productId), [productId]))
  const gone = known.state === 'ready' ? found : printed === undefined ? null : { sku: printed, expectedOn: expectedOn ?? null }
  const day = useDayAhead(gone?.expectedOn ?? null)
  useEffect(() => void productStore(productId).load(), [productId])
  if (gone === null) return null
  const { sku } = gone
  return (
    <section className="stock-alert-box">
      <h2 className="stock-alert-title">{t`E-mail me when it is back in stock`}</h2>
      {day === '' ? null : <p className="stock-alert-words stock-alert-day">{t`Expected back in stock on ${day}.`}</p>}
      {isLoggedIn || allowsGuests ? (
        <Later load={() => import('./AlertFields.tsx')} coming={<div className="stock-alert-room" data-guest={!isLoggedIn || undefined} />}>
          {({ AlertFields }) => <AlertFields key={`${sku} ${isLoggedIn}`} productId={productId} sku={sku} isGuest={!isLoggedIn} />}
        </Later>
      ) : (
        <>
          <p className="stock-alert-words">{t`You don't seem to be logged in, please login to enable stock notifications.`}</p>
          <Button onPress={promptLogin}>{t`Log in`}</Button>
        </>
      )}
    </section>
  )
}

/**
 * Returns the formatted date; empty if there is none, or once it has passed. A server always prints it: only the browser compares it with
 * today.
 */
function useDayAhead(day: string | null): string {
  const [today, setToday] = useState('')
  useEffect(() => setToday(new Date(environment.now()).toISOString().slice(0, 10)), [])
  return day !== null && day > today ? formatDate(day) : ''
}

export default defineWidget({
  name: 'stock-alert',
  options: Options,
  view: StockAlert,
  load: ({ productId }) => productStore(productId).load(),
  seed: [productSeed],
  extension: 'alerts',
})
