// The first step of a withdrawal: the shopper's name, the items, and the address for the receipt. No reason is required.
import { useEffect, useRef } from 'react'
import { useLingui } from '@lingui/react/macro'
import { formatDay } from '#shared/i18n/format-date.ts'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { itemName } from '#shared/orders/rules/order-item.ts'
import { mostReturnable } from '#shared/orders/rules/returnable.ts'
import { Form } from '#shared/ui/Form.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { PlainAction } from '#shared/ui/PlainAction.tsx'
import { Select } from '#shared/ui/Select.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { useForm } from '#shared/ui/use-form.ts'
import { changeWithdrawal, leaveWithdrawal, type Statement, statementForm } from '#stores/orders/withdrawal.ts'
import { $customer } from '#stores/session/current-customer.ts'
import { Identity } from './Identity.tsx'

/** The statement. */
export function StatementForm({ statement, action }: { statement: Statement; action: string | undefined }) {
  const { t } = useLingui()
  const { id } = useMount()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const view = useForm(statementForm, { name: t`Your name`, receiptEmail: t`E-mail address for the receipt` })
  const customer = useShared($customer)
  const { form } = view
  useEffect(() => {
    const { name, receiptEmail } = form.$state.get().values
    if (customer && name === '') form.fillIn({ name: `${customer.firstname} ${customer.lastname}` })
    if (customer && receiptEmail === '') form.fillIn({ receiptEmail: customer.email })
  }, [customer, form])
  const { order, quantities } = statement
  const { number, until } = order
  const rows = (
    <ul className="withdrawal-form-list">
      {order.items.map((item) => (
        <li key={item.id} className="withdrawal-form-line">
          {item.returnable === 0 ? (
            <>
              <strong>{itemName(item)}</strong>
              <span className="withdrawal-form-hint">
                {item.noReturnReason ?? t`There is no right of withdrawal for this item. Your rights if it is faulty remain.`}
              </span>
            </>
          ) : (
            <Select
              id={id(`quantity-${item.id}`)}
              name={`quantity[${item.id}]`}
              label={itemName(item)}
              value={String(quantities[item.id] ?? 0)}
              options={quantitiesUpTo(mostReturnable(item))}
              onChoose={(chosen) => changeWithdrawal(item.id, Number(chosen))}
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
      {order.items.some((item) => mostReturnable(item) > 0) ? (
        <Form of={view} submit={t`Continue`} action={action}>
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
          <Notice tone="info">{t`There is no right of withdrawal for this order. Your rights if something is faulty remain.`}</Notice>
        </>
      )}
      <PlainAction action={action} onPress={leaveWithdrawal}>{t`Find another order`}</PlainAction>
    </div>
  )
}

function quantitiesUpTo(most: number): { value: string; label: string }[] {
  const all: { value: string; label: string }[] = []
  for (let count = 0; count <= most; count++) all.push({ value: String(count), label: String(count) })
  return all
}
