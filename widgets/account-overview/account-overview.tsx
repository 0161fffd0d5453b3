// The first page of an account: the last order, open tasks, returns, and addresses.
import { useEffect } from 'react'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { addressLines } from '#shared/address/rules/address.ts'
import { formatDate } from '#shared/i18n/format-date.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import type { ListedOrder } from '#shared/orders/wire/my-orders.ts'
import { productLink } from '#shared/state/product-link.ts'
import { Awaited } from '#shared/ui/Awaited.tsx'
import { Exact } from '#shared/ui/Exact.tsx'
import { $addressBook, addressBookSeed, loadAddressBook } from '#stores/account/address-book.ts'
import { myAlerts } from '#stores/account/my-alerts.ts'
import { myReviews } from '#stores/account/my-reviews.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import { myOrders } from '#stores/orders/my-orders.ts'
import { myReturns } from '#stores/orders/my-returns.ts'
import { $page } from '#stores/page/page.ts'
import { OverviewCard } from './OverviewCard.tsx'

const Options = v.object({
  /**
   * Where an order's page is, with `{number}` in it. Default: `orders/{number}` below `routes.account` of the page; the same for the
   * others.
   */
  orderUrl: v.optional(v.string()),
  /** The list of orders. */
  ordersUrl: v.optional(v.string()),
  /** The list of returns. */
  returnsUrl: v.optional(v.string()),
  /** The address book. */
  addressesUrl: v.optional(v.string()),
  /** The list of stock alerts. */
  alertsUrl: v.optional(v.string()),
  /** The list of reviews. */
  reviewsUrl: v.optional(v.string()),
})

function AccountOverview({ options }: { options: v.InferOutput<typeof Options> }) {
  const { t } = useLingui()
  const orders = useShared(myOrders.$list)
  const { routes } = useShared($page)
  const load = () => Promise.all([myOrders.load(), myReturns.load(), myAlerts.load(), myReviews.load(), loadAddressBook()])
  useEffect(() => void load(), [])
  // Waits for all of them: a part that arrived later would move the others.
  const states = [useShared(myReturns.$list), useShared(myAlerts.$list), useShared(myReviews.$list), useShared($addressBook)]
  const isComing = orders.state === 'ready' && states.some(({ state }) => state === 'idle' || state === 'loading')
  const below = (path: string) => `${routes.account}/${path}`
  const orderUrl = options.orderUrl ?? below('orders/{number}')
  const ordersUrl = options.ordersUrl ?? below('orders')
  return (
    <Awaited of={isComing ? { state: 'loading' } : orders} label={t`Loading your account`} onRetry={load} loginUrl={routes.login}>
      {({ items }) => (
        <div className="account-overview-cards">
          <OverviewCard title={t`Your last order`} link={{ url: ordersUrl, name: t`All orders` }}>
            <LastOrder order={items[0] ?? null} orderUrl={orderUrl} />
          </OverviewCard>
          <Waiting orders={items} orderUrl={orderUrl} reviewsUrl={options.reviewsUrl ?? below('reviews')} />
          <Returns url={options.returnsUrl ?? below('returns')} />
          <Addresses url={options.addressesUrl ?? below('addresses')} />
          <Alerts url={options.alertsUrl ?? below('stock-alerts')} />
        </div>
      )}
    </Awaited>
  )
}

function LastOrder({ order, orderUrl }: { order: ListedOrder | null; orderUrl: string }) {
  const { t } = useLingui()
  if (order === null) return <p className="touchline-row-words">{t`What you order while logged in appears here.`}</p>
  const { number, status, statusLabel, createdAt, total, currency } = order
  return (
    <>
      <p className="account-overview-state">{statusLabel ?? status}</p>
      <p className="account-overview-line">
        <a href={urlOf(orderUrl, number)}>
          <Exact text={t`Order ${number}`} keep={[number]} />
        </a>
        <span>{formatDate(createdAt)}</span>
        {total === null ? null : <span translate="no">{formatMoney(total, currency)}</span>}
      </p>
    </>
  )
}

function Waiting({ orders, orderUrl, reviewsUrl }: { orders: readonly ListedOrder[]; orderUrl: string; reviewsUrl: string }) {
  const { t } = useLingui()
  const reviews = valueOf(useShared(myReviews.$list))
  // A pending payment waits for the bank; the customer has nothing to do.
  const unpaid = orders.filter(({ status }) => status === 'open')
  const count = reviews?.toReview.length ?? 0
  return (
    <OverviewCard title={t`Waiting for you`} link={{ url: reviewsUrl, name: t`Your reviews` }}>
      {unpaid.map(({ number }) => (
        <p key={number} className="account-overview-line">
          <a href={urlOf(orderUrl, number)}>
            <Exact text={t`Pay for order ${number}`} keep={[number]} />
          </a>
        </p>
      ))}
      {count > 0 ? <p className="touchline-row-words">{t`Products you can review: ${count}`}</p> : null}
      {unpaid.length === 0 && count === 0 ? <p className="touchline-row-words">{t`Nothing is waiting.`}</p> : null}
    </OverviewCard>
  )
}

function Returns({ url }: { url: string }) {
  const { t } = useLingui()
  const returns = valueOf(useShared(myReturns.$list))
  const open = returns?.items.filter(({ status }) => status === 'registered') ?? []
  return (
    <OverviewCard title={t`Open returns`} link={{ url, name: t`All returns` }}>
      {open.map(({ reference, statusLabel, status, orderNumber }) => (
        <p key={reference} className="account-overview-line">
          <strong translate="no">{reference}</strong>
          <span>
            <Exact text={t`Order ${orderNumber}`} keep={[orderNumber]} />
          </span>
          <span>{statusLabel ?? status}</span>
        </p>
      ))}
      {open.length === 0 ? <p className="touchline-row-words">{t`No open returns.`}</p> : null}
    </OverviewCard>
  )
}

function Addresses({ url }: { url: string }) {
  const { t } = useLingui()
  const book = valueOf(useShared($addressBook))
  const shipping = book?.addresses.find(({ id }) => id === book.shippingId)
  const billing = book?.addresses.find(({ id }) => id === book.billingId)
  return (
    <OverviewCard title={t`Your addresses`} link={{ url, name: t`Address book` }}>
      {shipping ? (
        <p className="account-overview-address">
          <span className="touchline-row-words">{t`Delivery`}</span>
          {addressLines(shipping).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      ) : null}
      {billing && billing !== shipping ? (
        <p className="account-overview-address">
          <span className="touchline-row-words">{t`Billing`}</span>
          {addressLines(billing).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      ) : null}
      {!shipping && !billing ? <p className="touchline-row-words">{t`You have not saved an address yet.`}</p> : null}
    </OverviewCard>
  )
}

function Alerts({ url }: { url: string }) {
  const { t } = useLingui()
  const alerts = valueOf(useShared(myAlerts.$list))
  const back = alerts?.items.filter(({ isInStock }) => isInStock) ?? []
  const total = alerts?.total ?? 0
  return (
    <OverviewCard title={t`Stock alerts`} link={{ url, name: t`All stock alerts` }}>
      {back.map((alert) => {
        const product = productLink(alert)
        return (
          <p key={alert.id} className="account-overview-line">
            {product === null ? <span>{alert.name}</span> : <a href={product}>{alert.name}</a>}
            <span>{t`In stock again`}</span>
          </p>
        )
      })}
      {back.length === 0 ? (
        <p className="touchline-row-words">{total === 0 ? t`You have no stock alerts.` : t`Products you are waiting for: ${total}`}</p>
      ) : null}
    </OverviewCard>
  )
}

function urlOf(pattern: string, number: string): string {
  return pattern.replace('{number}', encodeURIComponent(number))
}

export default defineWidget({
  name: 'account-overview',
  options: Options,
  view: AccountOverview,
  load: () => myOrders.load(),
  seed: [myOrders.seed, myReturns.seed, myAlerts.seed, myReviews.seed, addressBookSeed],
})
