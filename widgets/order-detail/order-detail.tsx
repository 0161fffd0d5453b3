// One order of a customer: its status, its items, its parcels, and the available actions.
import { useEffect } from 'react'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { Sums } from '#shared/cart/parts/Sums.tsx'
import { formatDate } from '#shared/i18n/format-date.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { carrierDomains } from '#shared/orders/rules/carrier-link.ts'
import { type MyOrder, Reorder } from '#shared/orders/wire/my-orders.ts'
import { Awaited } from '#shared/ui/Awaited.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { $myOrder, loadMyOrder, myOrderSeed } from '#stores/orders/my-order.ts'
import { provideReorder, reorderSeed } from '#stores/orders/reorder.ts'
import { $page } from '#stores/page/page.ts'
import { CancelOrder } from './CancelOrder.tsx'
import { OrderedLines } from './OrderedLines.tsx'
import { OrderPlaces } from './OrderPlaces.tsx'
import { OrderReturns } from './OrderReturns.tsx'
import { OrderRights } from './OrderRights.tsx'
import { ParcelList } from './ParcelList.tsx'
import { ReorderPart } from './ReorderPart.tsx'

const Options = v.object({
  /** The order's number. Default: the last part of the page's address. */
  number: v.optional(v.string(), ''),
  /** Where forms post without JavaScript. Default: the page's own address. */
  action: v.optional(v.string()),
  /** The answer to a preview of `reorder`, if the server has requested it for a plain form. */
  reorder: v.optional(v.record(v.string(), v.unknown())),
  /** A random idempotency key of a plain form: sent twice, it creates one reorder. */
  intent: v.optional(v.string()),
  /** The page where a team order starts from an ordered team, with `{item}` for the line's id; without it there is no link. */
  teamUrl: v.optional(v.string()),
  /** Domains of the carriers whose pages may be linked. */
  carriers: v.optional(v.array(v.string()), [...carrierDomains]),
})
type Options = v.InferOutput<typeof Options>

function OrderDetail({ options }: { options: Options }) {
  const { t } = useLingui()
  const order = useShared($myOrder)
  const { routes } = useShared($page)
  const { number } = options
  useEffect(() => {
    void loadMyOrder(number)
  }, [number])
  return (
    <Awaited of={order} label={t`Loading your order`} onRetry={() => loadMyOrder(number)} loginUrl={routes.login}>
      {(value) => <Detail order={value} options={options} />}
    </Awaited>
  )
}

function Detail({ order, options }: { order: MyOrder; options: Options }) {
  const { t } = useLingui()
  const { createdAt, status, statusLabel, total, currency, lines, rows, instructions, parcels, expectedOn, payUrl, invoiceUrl } = order
  return (
    <div className="order-detail-parts">
      <dl className="touchline-row-facts">
        <div>
          <dt>{t`Date`}</dt>
          <dd>{formatDate(createdAt)}</dd>
        </div>
        <div>
          <dt>{t`Status`}</dt>
          <dd>{statusLabel ?? status}</dd>
        </div>
        <div>
          <dt>{t`Total`}</dt>
          <dd translate="no">{formatMoney(total, currency)}</dd>
        </div>
        {expectedOn === null ? null : (
          <div>
            <dt>{t`Expected`}</dt>
            <dd>{formatDate(expectedOn)}</dd>
          </div>
        )}
      </dl>
      {instructions === null ? null : <p className="order-detail-pay">{instructions}</p>}
      <div className="touchline-row-actions">
        {payUrl === null ? null : <ButtonLink href={payUrl} tone="primary">{t`Pay now`}</ButtonLink>}
        {order.canReorder ? <ReorderPart order={order} action={options.action} /> : null}
        {invoiceUrl === null ? null : <ButtonLink href={invoiceUrl}>{t`Download invoice (PDF)`}</ButtonLink>}
      </div>
      <OrderedLines lines={lines} currency={currency} teamUrl={options.teamUrl} />
      {/* A placed order has no amount that is still to be calculated. */}
      <Sums rows={rows.filter(({ value }) => value !== null)} currency={currency} />
      <ParcelList parcels={parcels} carriers={options.carriers} />
      <OrderReturns cases={order.returnCases} />
      <OrderPlaces order={order} />
      <OrderRights order={order} />
      {order.canCancel ? <CancelOrder action={options.action} /> : null}
    </div>
  )
}

/** On a plain page, the reorder's preview is the host's own answer. */
function prepare({ number, reorder, intent = 'plain-form' }: Options) {
  const read = v.safeParse(Reorder, reorder)
  return provideReorder(read.success && number ? { number, plan: read.output, intent } : null)
}

export default defineWidget({
  name: 'order-detail',
  options: Options,
  view: OrderDetail,
  load: ({ number }) => loadMyOrder(number),
  seed: [myOrderSeed, reorderSeed],
  prepare,
})
