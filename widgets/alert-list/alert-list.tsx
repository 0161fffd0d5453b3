// A customer's stock alerts: whether the product is back in stock, and a button to remove the alert.
import { useEffect, useRef } from 'react'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { formatMoney } from '#shared/i18n/format.ts'
import { failureSentence } from '#shared/i18n/sentences.ts'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Pages } from '#shared/orders/parts/Pages.tsx'
import type { ListedAlert } from '#shared/orders/wire/account-lists.ts'
import { productLink } from '#shared/state/product-link.ts'
import { Awaited } from '#shared/ui/Awaited.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { Exact } from '#shared/ui/Exact.tsx'
import { bag } from '#shared/ui/icons.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { say } from '#shared/ui/say.ts'
import { $alertError, $removingAlerts, myAlerts, removeAlert } from '#stores/account/my-alerts.ts'
import { $page } from '#stores/page/page.ts'

const Options = v.object({
  /** Where forms post without JavaScript. Default: the page's own address. */
  action: v.optional(v.string()),
})
type Options = v.InferOutput<typeof Options>

function AlertList({ options }: { options: Options }) {
  const { t } = useLingui()
  const list = useShared(myAlerts.$list)
  const error = useShared($alertError)
  const { routes } = useShared($page)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    void myAlerts.load()
  }, [])
  const remove = async (id: number) => {
    const result = await removeAlert(id)
    if (!result.ok) return
    // The button was removed with its row.
    place.current?.focus()
    say(t`The stock alert was removed.`)
  }
  return (
    <Awaited of={list} label={t`Loading your stock alerts`} onRetry={() => myAlerts.load()} loginUrl={routes.login}>
      {({ items, page, pages }) => (
        <div className="alert-list-parts" ref={place} tabIndex={-1}>
          {error === null ? null : <Notice tone="error">{failureSentence(error)}</Notice>}
          {items.length === 0 ? (
            <EmptyState icon={bag} title={t`No stock alerts`} action={<ButtonLink href={routes.home}>{t`Continue shopping`}</ButtonLink>} />
          ) : null}
          <ul className="touchline-rows" aria-label={t`Stock alerts`}>
            {items.map((alert) => (
              <li key={alert.id} className="touchline-row">
                <Row alert={alert} action={options.action} onRemove={() => void remove(alert.id)} />
              </li>
            ))}
          </ul>
          <Pages page={page} pages={pages} />
        </div>
      )}
    </Awaited>
  )
}

function Row({ alert, action, onRemove }: { alert: ListedAlert; action: string | undefined; onRemove: () => void }) {
  const { t } = useLingui()
  const { currency } = useShared($page)
  const isBusy = useShared($removingAlerts).includes(alert.id)
  const { id, name, image, options, price, isInStock } = alert
  const url = productLink(alert)
  const amount = price === null ? '' : formatMoney(price, currency)
  return (
    <div className="touchline-row-thing">
      {image === null ? (
        <span className="touchline-row-picture" />
      ) : (
        <img className="touchline-row-picture" src={image} alt="" width={64} height={64} loading="lazy" />
      )}
      <div className="alert-list-words">
        <h2 className="touchline-row-title">{url === null ? name : <a href={url}>{name}</a>}</h2>
        <span className="touchline-row-words">
          <Exact
            text={[...options.map((option) => `${option.label}: ${option.value}`), amount].filter(Boolean).join(', ')}
            keep={[amount]}
          />
        </span>
        <strong className="alert-list-stock" data-there={isInStock ? '' : undefined}>
          {isInStock ? t`In stock again` : t`Still out of stock`}
        </strong>
        <form
          action={action}
          method="post"
          onSubmit={(event) => {
            event.preventDefault()
            if (!isBusy) onRemove()
          }}
        >
          <input type="hidden" name="id" value={id} />
          <Button type="submit" tone="quiet" isBusy={isBusy}>
            {t`Remove`} <span className="touchline-hidden">{name}</span>
          </Button>
        </form>
      </div>
    </div>
  )
}

export default defineWidget({ name: 'alert-list', options: Options, view: AlertList, load: myAlerts.load, seed: [myAlerts.seed] })
