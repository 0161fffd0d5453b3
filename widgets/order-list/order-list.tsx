// A customer's orders: number, date, status and total of each, with a link to its page.
import { useEffect } from 'react'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { formatDate } from '#shared/i18n/format-date.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Pages } from '#shared/orders/parts/Pages.tsx'
import type { ListedOrder } from '#shared/orders/wire/my-orders.ts'
import { Awaited } from '#shared/ui/Awaited.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { Exact } from '#shared/ui/Exact.tsx'
import { bag } from '#shared/ui/icons.ts'
import { myOrders } from '#stores/orders/my-orders.ts'
import { $page } from '#stores/page/page.ts'

const Options = v.object({
  /** Where an order's page is, with `{number}` in it. Default: `orders/{number}` below `routes.account` of the page. */
  orderUrl: v.optional(v.string()),
})

function OrderList({ options }: { options: v.InferOutput<typeof Options> }) {
  const { t } = useLingui()
  const list = useShared(myOrders.$list)
  const { routes } = useShared($page)
  useEffect(() => {
    void myOrders.load()
  }, [])
  const pattern = options.orderUrl ?? `${routes.account}/orders/{number}`
  return (
    <Awaited of={list} label={t`Loading your orders`} onRetry={() => myOrders.load()} loginUrl={routes.login}>
      {({ items, page, pages }) =>
        items.length === 0 ? (
          <EmptyState icon={bag} title={t`No orders yet`} action={<ButtonLink href={routes.home}>{t`Continue shopping`}</ButtonLink>}>
            {t`What you order while logged in appears here.`}
          </EmptyState>
        ) : (
          <>
            <ol className="touchline-rows" aria-label={t`Orders`}>
              {items.map((order) => (
                <li key={order.number}>
                  <Row order={order} url={pattern.replace('{number}', encodeURIComponent(order.number))} />
                </li>
              ))}
            </ol>
            <Pages page={page} pages={pages} />
          </>
        )
      }
    </Awaited>
  )
}

function Row({ order, url }: { order: ListedOrder; url: string }) {
  const { t } = useLingui()
  const { number, createdAt, status, statusLabel, total, currency, quantity, items } = order
  return (
    <article className="touchline-row">
      <h2 className="touchline-row-title">
        <a href={url}>
          <Exact text={t`Order ${number}`} keep={[number]} />
        </a>
      </h2>
      <dl className="touchline-row-facts">
        <div>
          <dt>{t`Date`}</dt>
          <dd>{formatDate(createdAt)}</dd>
        </div>
        <div>
          <dt>{t`Status`}</dt>
          <dd>{statusLabel ?? status}</dd>
        </div>
        {total === null ? null : (
          <div>
            <dt>{t`Total`}</dt>
            <dd translate="no">{formatMoney(total, currency)}</dd>
          </div>
        )}
        <div>
          <dt>{t`Items`}</dt>
          <dd translate="no">{quantity}</dd>
        </div>
      </dl>
      <div className="touchline-row-pictures">
        {items.map(({ name, image }, place) =>
          image === null ? null : (
            <img key={`${place} ${name}`} className="touchline-row-picture" src={image} alt={name} width={64} height={64} loading="lazy" />
          ),
        )}
      </div>
    </article>
  )
}

export default defineWidget({ name: 'order-list', options: Options, view: OrderList, load: myOrders.load, seed: [myOrders.seed] })
