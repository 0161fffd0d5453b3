// The second step of a withdrawal: a review of the statement, and the button that withdraws.
import { useEffect, useRef } from 'react'
import { useLingui } from '@lingui/react/macro'
import { failureSentence } from '#shared/i18n/sentences.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { orderFields } from '#shared/orders/parts/order-fields.ts'
import { itemName } from '#shared/orders/rules/order-item.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { PlainAction } from '#shared/ui/PlainAction.tsx'
import { $isWithdrawing, $withdrawalError, changeStatement, confirmWithdrawal, type Statement } from '#stores/orders/withdrawal.ts'
import { Identity } from './Identity.tsx'

/** The confirmation. */
export function Confirmation({ statement, action }: { statement: Statement; action: string | undefined }) {
  const { t } = useLingui()
  const isSending = useShared($isWithdrawing)
  const error = useShared($withdrawalError)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { access, order, quantities, values } = statement
  const { name, receiptEmail } = values
  const { number } = order
  const chosen = order.items.filter(({ id }) => (quantities[id] ?? 0) > 0)
  const stated = Object.fromEntries(chosen.map(({ id }) => [`quantity[${id}]`, quantities[id] ?? 0]))
  return (
    <div className="withdrawal-form-parts">
      <form
        className="touchline-form withdrawal-form-parts"
        action={action}
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          void confirmWithdrawal()
        }}
      >
        <h2 className="withdrawal-form-title" ref={heading} tabIndex={-1}>{t`Check and confirm your withdrawal`}</h2>
        <input type="hidden" name="step" value="confirm" />
        <Identity statement={statement} />
        <input type="hidden" name="name" value={name} />
        <input type="hidden" name="receiptEmail" value={receiptEmail} />
        <p className="withdrawal-form-words">{t`I, ${name}, withdraw from the contract for these items of order ${number}:`}</p>
        <ul className="withdrawal-form-list">
          {chosen.map((item) => (
            <li key={item.id}>
              <input type="hidden" name={`quantity[${item.id}]`} value={quantities[item.id]} />
              {`${quantities[item.id]} × ${itemName(item)}`}
            </li>
          ))}
        </ul>
        <p className="withdrawal-form-words">{t`The receipt goes to ${receiptEmail}.`}</p>
        {error === null ? null : <Notice tone="error">{failureSentence(error)}</Notice>}
        <div className="touchline-form-end">
          <Button type="submit" tone="primary" isBusy={isSending}>{t`Confirm withdrawal`}</Button>
        </div>
      </form>
      <PlainAction
        action={action}
        fields={orderFields(access, { step: 'change', name, receiptEmail, ...stated })}
        onPress={changeStatement}
      >{t`Change`}</PlainAction>
    </div>
  )
}
