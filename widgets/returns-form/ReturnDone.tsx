// The confirmation of a return: its number, its items, the next steps, and the label.
import { useEffect, useRef, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { failureSentence } from '#shared/i18n/sentences.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { orderFields } from '#shared/orders/parts/order-fields.ts'
import { exchangeText, itemName } from '#shared/orders/rules/order-item.ts'
import { Exact } from '#shared/ui/Exact.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { PlainAction } from '#shared/ui/PlainAction.tsx'
import { $returnError, counts, returnMore, type ReturnState } from '#stores/orders/returns.ts'
import { LabelButton } from './LabelButton.tsx'

/** The confirmation. */
export function ReturnDone({
  done,
  action,
  isFree,
}: {
  done: Extract<ReturnState, { state: 'completed' }>
  action: string | undefined
  isFree: boolean
}) {
  const { t } = useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const error = useShared($returnError)
  const [isReading, setReading] = useState(false)
  const { reference, order, access, choices, way, exchanges } = done
  const { hasLabel, dropOffCode, next } = way ?? { hasLabel: true, dropOffCode: null, next: null }
  const more = async () => {
    setReading(true)
    await returnMore()
    setReading(false)
  }
  return (
    <div className="returns-form-parts">
      <h2 className="returns-form-title" ref={heading} tabIndex={-1}>{t`Your return has been registered`}</h2>
      {reference === null ? null : (
        <p className="returns-form-words">
          {t`Your return number:`} <strong translate="no">{reference}</strong>
        </p>
      )}
      <ul className="returns-form-items">
        {order.items.flatMap((item) => {
          const choice = choices[item.id]
          return choice && counts(choice)
            ? [
                <li key={item.id}>
                  <Exact text={`${choice.quantity} × ${itemName(item)}`} keep={[`${choice.quantity} ×`]} />
                </li>,
              ]
            : []
        })}
      </ul>
      {exchanges.length === 0 ? null : (
        <>
          <p className="returns-form-words">{t`You get in exchange:`}</p>
          <ul className="returns-form-items">
            {exchanges.map((exchange, at) => (
              <li key={at}>{exchangeText(exchange)}</li>
            ))}
          </ul>
        </>
      )}
      <ol className="returns-form-steps">
        <li>{order.shipmentId === null || !hasLabel ? t`Pack the items.` : t`Pack the items and stick the return label on the parcel.`}</li>
        <li>{next ?? (isFree && way === null ? t`Drop the parcel off. Returns are free.` : t`Drop the parcel off.`)}</li>
        <li>
          {exchanges.length === 0
            ? t`We check the items and tell you what you get back.`
            : t`We check the items and send you what you get in exchange.`}
        </li>
      </ol>
      {dropOffCode === null ? null : (
        <p className="returns-form-code">
          {t`Your code:`} <strong translate="no">{dropOffCode}</strong>
        </p>
      )}
      {hasLabel ? <LabelButton of={done} action={action} isPrimary /> : null}
      {error === null ? null : <Notice tone="error">{failureSentence(error)}</Notice>}
      <PlainAction
        action={action}
        fields={orderFields(access, { step: 'find' })}
        isBusy={isReading}
        onPress={() => void more()}
      >{t`Return more items from this order`}</PlainAction>
    </div>
  )
}
