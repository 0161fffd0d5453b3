// Order tracking: a form to find an order, its progress, and each of its parcels.
import { useEffect, useMemo, useRef } from 'react'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { formatDay } from '#shared/i18n/format-date.ts'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { OrderLookup } from '#shared/orders/parts/OrderLookup.tsx'
import { useOrderLink } from '#shared/orders/parts/use-order-link.ts'
import { carrierDomains } from '#shared/orders/rules/carrier-link.ts'
import { Tracking } from '#shared/orders/wire/tracking.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { PlainAction } from '#shared/ui/PlainAction.tsx'
import { lookupForm } from '#stores/orders/order-lookup.ts'
import { $tracking, leaveTracking, provideTracking, track, trackingSeed } from '#stores/orders/tracking.ts'
import { ParcelInfo } from './ParcelInfo.tsx'

const Options = v.object({
  /** Where the form posts without JavaScript. Default: the page's own address. */
  action: v.optional(v.string()),
  /** The customer's e-mail address, filled in. */
  email: v.optional(v.string()),
  /** The order's number, filled in. */
  orderNumber: v.optional(v.string()),
  /** The answer of `api/orders/track`, if the server has found the order for a plain form. */
  found: v.optional(v.record(v.string(), v.unknown())),
  /** Domains of the carriers whose pages may be linked. */
  carriers: v.optional(v.array(v.string()), [...carrierDomains]),
})
type Options = v.InferOutput<typeof Options>

function OrderTracking({ options }: { options: Options }) {
  const { t } = useLingui()
  const found = useShared($tracking)
  const { action, email, orderNumber, carriers } = options
  const make = useMemo(() => () => lookupForm({ email, orderNumber }, track), [email, orderNumber])
  const link = useOrderLink(track, found === null)
  if (found) return <Way found={found} carriers={carriers} action={action} />
  return (
    <div className="order-tracking-parts">
      <p className="order-tracking-words" role="status">
        {link.state === 'opening'
          ? t`Opening your order…`
          : t`Enter your order number and e-mail address. You will find the order number in your confirmation e-mail.`}
      </p>
      <OrderLookup make={make} action={action} link={link} />
    </div>
  )
}

function Way({ found, carriers, action }: { found: Tracking; carriers: readonly string[]; action: string | undefined }) {
  const { t } = useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const titles: Record<Tracking['status'], string> = {
    open: t`Your order is waiting for payment`,
    preparing: t`We are preparing your order`,
    'partly-sent': t`Part of your order is on its way`,
    sent: t`Your order is on its way`,
    delivered: t`Your order has been delivered`,
    canceled: t`Your order was cancelled`,
  }
  const { number, status, isDelayed, expectedOn, pickupPoint, steps, parcels, items } = found
  const pickupPlace = pickupPoint ? `${pickupPoint.name}, ${pickupPoint.city}` : ''
  const isSettled = status === 'canceled' || status === 'open'
  const current = steps.findLastIndex(({ isDone }) => isDone)
  return (
    <div className="order-tracking-parts">
      <h2 className="order-tracking-title" ref={heading} tabIndex={-1}>
        {titles[status]}
      </h2>
      {number === null ? null : <p className="order-tracking-words">{t`Order ${number}`}</p>}
      {isDelayed && expectedOn !== null ? (
        <Notice tone="info">{t`Your order is delayed. We promised it for ${formatDay(expectedOn)}; it will arrive as soon as possible.`}</Notice>
      ) : expectedOn === null ? null : (
        <p className="order-tracking-words">{t`Expected on ${formatDay(expectedOn)}`}</p>
      )}
      {pickupPoint === null ? null : <p className="order-tracking-words">{t`Collect from ${pickupPlace}`}</p>}
      {isSettled ? null : (
        <ol className="order-tracking-steps" aria-label={t`Progress`}>
          {steps.map(({ code, label, at, isDone }, index) => (
            <li
              key={code}
              className="order-tracking-step"
              data-done={isDone ? '' : undefined}
              aria-current={index === current ? 'step' : undefined}
            >
              <span>{label}</span>
              <span className="order-tracking-hint">{isDone ? (at === null ? t`Done` : formatDay(at.slice(0, 10))) : t`Not yet`}</span>
            </li>
          ))}
        </ol>
      )}
      {parcels.map((parcel, index) => (
        <ParcelInfo
          key={parcel.trackingCode ?? index}
          parcel={parcel}
          carriers={carriers}
          title={parcels.length > 1 ? t`Parcel ${index + 1} of ${parcels.length}` : t`Parcel`}
        />
      ))}
      {parcels.length === 0 && items.length > 0 ? (
        <ul className="order-tracking-items" aria-label={t`Items`}>
          {items.map(({ name, quantity }, place) => (
            <li key={place}>
              {quantity} × {name}
            </li>
          ))}
        </ul>
      ) : null}
      <PlainAction action={action} onPress={leaveTracking}>{t`Find another order`}</PlainAction>
    </div>
  )
}

/** On a plain page, the order is the host's own answer. */
function prepare({ found }: Options) {
  const read = v.safeParse(Tracking, found)
  return provideTracking(read.success ? read.output : null)
}

export default defineWidget({
  name: 'order-tracking',
  options: Options,
  view: OrderTracking,
  extension: 'service',
  seed: [trackingSeed],
  prepare,
})
