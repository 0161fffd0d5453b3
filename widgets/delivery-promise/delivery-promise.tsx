// The delivery promise of the choice: day, cost, time left to order, and whether it can be returned. Draws nothing if the product is unavailable.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useMemo } from 'react'
import * as v from 'valibot'
import type { Result } from '#shared/domain/failure.ts'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { DeliveryWords } from '#shared/product/parts/DeliveryWords.tsx'
import { Delivery } from '#shared/product/wire/delivery.ts'
import { formatHour } from '#shared/i18n/format-date.ts'
import { formatWeekdays } from '#shared/i18n/format-weekdays.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { truck } from '#shared/product/parts/truck.ts'
import { useLater } from '#shared/ui/use-later.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import { $page } from '#stores/page/page.ts'
import { $promising, followDelivery } from '#stores/product/delivery.ts'
import { productSeed, productStore } from '#stores/product/product.ts'
import { deliveryLines } from './delivery-lines.ts'

const Options = v.object({
  /** The product's id. */
  productId: v.number(),
  /** `delivery` of the product as the host answers it, if the host prints it; otherwise the product is loaded. */
  delivery: v.optional(v.record(v.string(), v.unknown())),
  /** The price of one piece until the shopper has chosen: at or above the store's limit, delivery is free. */
  price: v.optional(v.number()),
  /**
   * The shop's own sentences about returns; the one that applies to the choice is shown: `always`, `never` (made to order), or
   * `unlessMade` while a print or strings that would end the right are neither chosen nor declined. `now` names the one to show before any choice.
   */
  returns: v.optional(
    v.object({ now: v.picklist(['always', 'unlessMade', 'never']), always: v.string(), unlessMade: v.string(), never: v.string() }),
  ),
  /** Whether to count down to the cut-off. Anyone who prefers reduced motion sees the hour instead. */
  countsDown: v.optional(v.boolean(), true),
})

function DeliveryPromiseView({ options: { productId, delivery, price, returns, countsDown } }: { options: v.InferOutput<typeof Options> }) {
  const { t } = useLingui()
  const store = useMemo(() => productStore(productId), [productId])
  const printed = useMemo(() => v.parse(Delivery, delivery ?? null), [delivery])
  const known = valueOf(useShared(store.$product))
  const total = useShared(store.$total)
  const chosen = useShared(store.$delivery)
  const returned = useShared(store.$returns)
  const isGone = useShared(store.$isGone)
  const promising = useShared($promising)
  const { currency } = useShared($page)
  useEffect(followDelivery, [])
  useEffect(() => void (printed === null && store.load()), [store, printed])
  const current = known ? chosen : printed
  // Only a browser can count; until its file is there, and on a server, the line says the store's rule.
  const counting = useLater(() => import('./CutOff.tsx'), countsDown && current !== null)
  if (known && isGone) return null
  const promise = promising(current, known ? total : (price ?? null))
  if (!promise) return null
  const [hour, days] = [formatHour(promise.cutOff), formatWeekdays(promise.orderDays)]
  const rule = promise.days ? t`Order by ${hour} on working days (${days})` : t`Order by ${hour} on delivery days (${days})`
  return (
    <dl className="delivery-promise-box">
      <dt className="touchline-hidden">{t`Delivery`}</dt>
      <dd className="delivery-promise-words" data-made={promise.isMade ? '' : undefined}>
        <Icon path={truck} size={20} />
        <span>
          {deliveryLines(promise, currency).map((line, at) => (
            <span key={at} className="delivery-promise-line">
              <DeliveryWords promise={promise} currency={currency} text={line} />
            </span>
          ))}
        </span>
      </dd>
      {countsDown && current && days ? (
        <dd className="delivery-promise-left">{counting ? <counting.CutOff delivery={current} hour={hour} rule={rule} /> : rule}</dd>
      ) : null}
      {returns ? <dd className="delivery-promise-returns">{returns[known ? returned : returns.now]}</dd> : null}
    </dl>
  )
}

/** If the host printed the delivery data, nothing is loaded. */
async function load({ productId, delivery }: v.InferOutput<typeof Options>): Promise<Result<unknown>> {
  return delivery === undefined ? productStore(productId).load() : { ok: true, value: delivery }
}

export default defineWidget({ name: 'delivery-promise', options: Options, view: DeliveryPromiseView, load, seed: [productSeed] })
