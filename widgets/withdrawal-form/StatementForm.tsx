// The first step: who withdraws, from what, and where the receipt goes. No reason is asked.
import { useEffect, useRef } from 'react'
import { useLingui } from '@lingui/react/macro'
import { formatDay } from '#shared/i18n/format-date.ts'
import { useMount } from '#shared/mount/context.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Form } from '#shared/ui/Form.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { Select } from '#shared/ui/Select.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { useForm } from '#shared/ui/use-form.ts'
import { changeWithdrawal, leaveWithdrawal, type Statement, statementForm } from '#stores/withdrawal.ts'
import { Identity } from './Identity.tsx'

/** A select stays usable up to so many pieces. */
const MOST = 99

/** The statement. */
export function StatementForm({ statement, action }: { statement: Statement; action: string | undefined }) {
  const { t } = useLingui()
  const { id } = useMount()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const view = useForm(statementForm, { name: t`Your name`, receiptEmail: t`E-mail address for the receipt` })
  const { order, quantities } = statement
  const { number, until } = order
  const leave = <Button tone="quiet" onPress={leaveWithdrawal}>{t`Find another order`}</Button>
  const rows = (
    <ul className="withdrawal-form-list">
      {order.items.map(({ id: itemId, name, returnable, noReturnReason }) => (
        <li key={itemId} className="withdrawal-form-line">
          {returnable === 0 ? (
            <>
              <strong>{name}</strong>
              <span className="withdrawal-form-hint">{noReturnReason ?? t`You cannot withdraw from this item.`}</span>
            </>
          ) : (
            <Select
              id={id(`quantity-${itemId}`)}
              name={`quantity[${itemId}]`}
              label={name}
              value={String(quantities[itemId] ?? 0)}
              options={quantitiesUpTo(Math.min(returnable, MOST))}
              onChoose={(chosen) => changeWithdrawal(itemId, Number(chosen))}
            />
          )}
        </li>
      ))}
    </ul>
  )
  return (
    <div className="withdrawal-form-parts">
      <h2 className="withdrawal-form-title" ref={heading} tabIndex={-1}>{t`Order ${number}`}</h2>
      {until === null ? null : <p className="withdrawal-form-words">{t`You can withdraw until ${formatDay(until)}.`}</p>}
      {order.items.some(({ returnable }) => returnable > 0) ? (
        <Form of={view} submit={t`Continue`} action={action} aside={leave}>
          <input type="hidden" name="step" value="state" />
          <Identity statement={statement} />
          <p className="withdrawal-form-words">{t`I withdraw from the contract for these items:`}</p>
          {rows}
          <TextField {...view.text('name')} autoComplete="name" />
          <TextField {...view.text('receiptEmail')} type="email" inputMode="email" autoComplete="email" />
        </Form>
      ) : (
        <>
          {rows}
          <Notice tone="info" action={leave}>{t`You cannot withdraw from any item of this order.`}</Notice>
        </>
      )}
    </div>
  )
}

function quantitiesUpTo(most: number): { value: string; label: string }[] {
  const all: { value: string; label: string }[] = []
  for (let count = 0; count <= most; count++) all.push({ value: String(count), label: String(count) })
  return all
}
