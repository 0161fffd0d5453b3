// The lines of the order: the quantity and reason for each, or why it cannot be returned.
import { useEffect, useRef, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { Failure } from '#shared/domain/failure.ts'
import { formatDay } from '#shared/i18n/format-date.ts'
import { failureSentence, sentence } from '#shared/i18n/sentences.ts'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { mostReturnable } from '#shared/orders/rules/returnable.ts'
import type { ReturnItem } from '#shared/orders/wire/returns.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { PlainAction } from '#shared/ui/PlainAction.tsx'
import { Select } from '#shared/ui/Select.tsx'
import { valueOf } from '#stores/kit/loadable.ts'
import { $returnChoices } from '#stores/orders/return-choices.ts'
import {
  $canSubmitReturn,
  $isSubmittingReturn,
  $returnError,
  changeReturn,
  leaveReturn,
  type ReturnState,
  submitReturn,
} from '#stores/orders/returns.ts'
import { ExchangePart } from './ExchangePart.tsx'
import { LabelButton } from './LabelButton.tsx'
import { ReturnWays } from './ReturnWays.tsx'

type Choosing = Extract<ReturnState, { state: 'choosing' }>

/** The form for an order that was found. */
export function ReturnLines({
  choosing,
  action,
  complaintUrl,
}: {
  choosing: Choosing
  action: string | undefined
  complaintUrl: string | undefined
}) {
  const { t } = useLingui()
  const { id } = useMount()
  const canSubmit = useShared($canSubmitReturn)
  const isSubmitting = useShared($isSubmittingReturn)
  const error = useShared($returnError)
  const isLive = useLive()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { access, order, intent } = choosing
  const { number, until } = order
  const hasSome = order.items.some((item) => mostReturnable(item) > 0)
  return (
    <div className="returns-form-parts">
      <form
        className="touchline-form returns-form-parts"
        action={action}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submitReturn()
        }}
      >
        <input type="hidden" name="step" value="submit" />
        <input type="hidden" name="intent" value={intent} />
        {'email' in access ? (
          <>
            <input type="hidden" name="email" value={access.email} />
            <input type="hidden" name="orderNumber" value={access.orderNumber} />
          </>
        ) : null}
        <h2 className="returns-form-title" ref={heading} tabIndex={-1}>{t`Order ${number}`}</h2>
        {until === null ? null : <p className="returns-form-words">{t`You can return items until ${formatDay(until)}.`}</p>}
        <ul className="returns-form-lines">
          {order.items.map((item) => (
            <li key={item.id}>
              <Line choosing={choosing} item={item} canSubmit={canSubmit} isLive={isLive} complaintUrl={complaintUrl} />
            </li>
          ))}
        </ul>
        {hasSome ? (
          <ReturnWays />
        ) : (
          <Notice tone="info">{t`Nothing from this order can be returned under the right of withdrawal at the moment. Your rights if something is faulty remain.`}</Notice>
        )}
        {error === null ? null : (
          <Notice tone="error">
            {isOwnWords(error) ? failureSentence(error) : sentence('returns.submit-failed')}{' '}
            {error.kind === 'rejected' && error.message && !isOwnWords(error) ? error.message : null}
          </Notice>
        )}
        <div className="touchline-form-end">
          {hasSome ? (
            <Button
              type="submit"
              tone="primary"
              isBusy={isSubmitting}
              isDisabled={isLive && !canSubmit}
              describedBy={id('hint')}
            >{t`Submit return`}</Button>
          ) : null}
        </div>
        {hasSome ? <p className="returns-form-hint" id={id('hint')}>{t`Choose a quantity and a reason for at least one item.`}</p> : null}
      </form>
      {order.hasReturn ? <LabelButton of={choosing} action={action} /> : null}
      <PlainAction action={action} onPress={leaveReturn}>{t`Find another order`}</PlainAction>
    </div>
  )
}

interface LineProps {
  choosing: Choosing
  item: ReturnItem
  canSubmit: boolean
  isLive: boolean
  complaintUrl: string | undefined
}

function Line({ choosing, item, canSubmit, isLive, complaintUrl }: LineProps) {
  const { t } = useLingui()
  const { id } = useMount()
  const { name, image, options, ordered, returnable, noReturnReason } = item
  const { quantity, reason, exchange = null } = choosing.choices[item.id] ?? { quantity: 0, reason: null }
  const offer = valueOf(useShared($returnChoices))?.exchanges.find(({ itemId }) => itemId === item.id)
  const isHalf = quantity > 0 !== (reason !== null)
  const quantities = quantitiesUpTo(mostReturnable(item))
  const reasons = [
    { value: '', label: t`Choose a reason` },
    ...choosing.order.reasons.map(({ code, label }) => ({ value: code, label: label || t`Another reason` })),
  ]
  return (
    <fieldset className="returns-form-line">
      <legend className="touchline-hidden">{name}</legend>
      {image ? (
        <img className="returns-form-picture" src={image} alt="" width={80} height={80} loading="lazy" />
      ) : (
        <span className="returns-form-picture" />
      )}
      <div className="returns-form-item">
        <strong>{name}</strong>
        <span className="returns-form-hint">
          {[...(ordered === null ? [] : [t`Ordered: ${ordered}`]), ...options.map(({ label, value }) => `${label}: ${value}`)].join(', ')}
        </span>
        {returnable === 0 ? (
          <span className="returns-form-why">
            {noReturnReason ??
              t`This item cannot be returned under the right of withdrawal at the moment. Your rights if it is faulty remain.`}{' '}
            {complaintUrl === undefined ? null : (
              <a href={complaintAddress(complaintUrl, choosing, item)}>
                {t`Report a fault or a wrong print`} <span className="touchline-hidden">{name}</span>
              </a>
            )}
          </span>
        ) : (
          <div className="returns-form-choices">
            <Select
              id={id(`quantity-${item.id}`)}
              name={`quantity[${item.id}]`}
              label={t`Quantity`}
              value={String(quantity)}
              options={quantities}
              onChoose={(chosen) => changeReturn(item.id, { quantity: Number(chosen) })}
            />
            <Select
              id={id(`reason-${item.id}`)}
              name={`reason[${item.id}]`}
              label={t`Reason`}
              value={reason ?? ''}
              options={reasons}
              onChoose={(chosen) => changeReturn(item.id, { reason: chosen })}
            />
          </div>
        )}
        {offer && returnable !== 0 && (quantity > 0 || !isLive) ? (
          <ExchangePart offer={offer} quantity={quantity} exchange={exchange} isLive={isLive} />
        ) : null}
        {isHalf && canSubmit ? (
          <span className="returns-form-why">{t`Choose both a quantity and a reason, or this item will not be part of your return.`}</span>
        ) : null}
      </div>
    </fieldset>
  )
}

/** Where a fault of a line is reported; who came by the link of an e-mail need not find her order again. */
function complaintAddress(url: string, { access, order }: Choosing, { id }: ReturnItem): string {
  const address = url.replace('{order}', encodeURIComponent(order.number)).replace('{item}', String(id))
  return 'token' in access ? `${address}#order=${encodeURIComponent(access.token)}` : address
}

/** Whether the reason alone is said: nothing is wrong with the sending, and she can choose otherwise. */
function isOwnWords({ code, reason = '', message }: Failure): boolean {
  return code === 'returns.nothing-chosen' || (message !== null && ['sold-out', 'exchange', 'way'].includes(reason))
}

/** Returns whether JavaScript is running: a button that the server prints as disabled would stay so without it. */
function useLive(): boolean {
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  return isLive
}

function quantitiesUpTo(most: number): { value: string; label: string }[] {
  const all: { value: string; label: string }[] = []
  for (let count = 0; count <= most; count++) all.push({ value: String(count), label: String(count) })
  return all
}
