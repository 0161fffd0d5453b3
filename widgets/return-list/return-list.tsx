// The customer's returns and withdrawals: number, date, items, status, and the label while it is needed.
import { useEffect } from 'react'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { formatDate } from '#shared/i18n/format-date.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Pages } from '#shared/orders/parts/Pages.tsx'
import { Exchanged } from '#shared/orders/parts/Exchanged.tsx'
import { SentBy } from '#shared/orders/parts/SentBy.tsx'
import type { ListedReturn } from '#shared/orders/wire/account-lists.ts'
import { Awaited } from '#shared/ui/Awaited.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { Exact } from '#shared/ui/Exact.tsx'
import { bag } from '#shared/ui/icons.ts'
import { myReturns } from '#stores/orders/my-returns.ts'
import { $page } from '#stores/page/page.ts'

const Options = v.object({
  /** The page where a return starts; without it there is no link. */
  returnUrl: v.optional(v.string()),
})

function ReturnList({ options }: { options: v.InferOutput<typeof Options> }) {
  const { t } = useLingui()
  const list = useShared(myReturns.$list)
  const { routes } = useShared($page)
  useEffect(() => {
    void myReturns.load()
  }, [])
  const begin = options.returnUrl === undefined ? null : <ButtonLink href={options.returnUrl}>{t`Return items`}</ButtonLink>
  return (
    <Awaited of={list} label={t`Loading your returns`} onRetry={() => myReturns.load()} loginUrl={routes.login}>
      {({ items, page, pages }) =>
        items.length === 0 ? (
          <EmptyState icon={bag} title={t`No returns yet`} action={begin} />
        ) : (
          <>
            <ol className="touchline-rows" aria-label={t`Returns`}>
              {items.map((row) => (
                <li key={row.reference} className="touchline-row">
                  <Row row={row} />
                </li>
              ))}
            </ol>
            <Pages page={page} pages={pages} />
            {begin === null ? null : <p>{begin}</p>}
          </>
        )
      }
    </Awaited>
  )
}

function Row({ row }: { row: ListedReturn }) {
  const { t } = useLingui()
  const { reference, kind, status, statusLabel, orderNumber, createdAt, refund, currency, items, way, exchanges, labelUrl } = row
  return (
    <>
      <h2 className="touchline-row-title">
        <Exact text={kind === 'withdrawal' ? t`Withdrawal ${reference}` : t`Return ${reference}`} keep={[reference]} />
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
        <div>
          <dt>{t`Order`}</dt>
          <dd translate="no">{orderNumber}</dd>
        </div>
        {refund === null ? null : (
          <div>
            <dt>{t`Refunded`}</dt>
            <dd translate="no">{formatMoney(refund, currency)}</dd>
          </div>
        )}
      </dl>
      <p className="touchline-row-words">{items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}</p>
      <Exchanged exchanges={exchanges} />
      <SentBy way={way} />
      {labelUrl === null ? null : (
        <div className="touchline-row-actions">
          <ButtonLink href={labelUrl}>{t`Download return label`}</ButtonLink>
        </div>
      )}
    </>
  )
}

export default defineWidget({ name: 'return-list', options: Options, view: ReturnList, load: myReturns.load, seed: [myReturns.seed] })
