// What stands where a thing is sold out: a way to hear when it is back.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useMemo } from 'react'
import * as v from 'valibot'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Button } from '#shared/ui/Button.tsx'
import { $isLoggedIn, openLogin } from '#stores/customer-door.ts'
import { productSeed, productStore } from '#stores/product.ts'
import { soldOutSku } from '#stores/sold-out.ts'
import { useLater } from '#shared/ui/use-later.ts'

const Options = v.object({
  /** Of which product. */
  productId: v.number(),
  /** The code of what a host knows to be sold out, so that the box stands from the start; once the product is known, that decides. */
  sku: v.optional(v.string()),
  /** Whether guests may ask, with an e-mail address; else they log in first. */
  allowsGuests: v.optional(v.boolean(), false),
})

function StockAlert({ options: { productId, sku: printed, allowsGuests } }: { options: v.InferOutput<typeof Options> }) {
  const { t } = useLingui()
  const isLoggedIn = useShared($isLoggedIn)
  const known = useShared(productStore(productId).$product)
  const gone = useShared(useMemo(() => soldOutSku(productId), [productId]))
  const sku = known.state === 'ready' ? gone : (printed ?? null)
  useEffect(() => void productStore(productId).load(), [productId])
  const isOpen = sku !== null && (isLoggedIn || allowsGuests)
  const fields = useLater(() => import('./AlertFields.tsx'), isOpen)
  if (sku === null) return null
  return (
    <section className="stock-alert-box">
      <h2 className="stock-alert-title">{t`Tell me when it is back`}</h2>
      {isOpen ? (
        fields ? (
          <fields.AlertFields key={`${sku} ${isLoggedIn}`} productId={productId} sku={sku} isGuest={!isLoggedIn} />
        ) : (
          <div className="stock-alert-room" data-guest={!isLoggedIn || undefined} />
        )
      ) : (
        <>
          <p className="stock-alert-words">{t`You don't seem to be logged in, please login to enable stock notifications.`}</p>
          <Button onPress={openLogin}>{t`Log in`}</Button>
        </>
      )}
    </section>
  )
}

export default defineWidget({ name: 'stock-alert', options: Options, view: StockAlert, seed: [productSeed] })
