// The withdrawal function of Directive (EU) 2023/2673: find the order, state the withdrawal, confirm it, get the receipt.
import { useEffect, useMemo, useRef } from 'react'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { formatMoment } from '#shared/i18n/format-date.ts'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { OrderLookup } from '#shared/orders/parts/OrderLookup.tsx'
import { useOrderLink } from '#shared/orders/parts/use-order-link.ts'
import { type OrderSteps, useOrderSteps } from '#shared/orders/parts/use-order-steps.ts'
import { itemName } from '#shared/orders/rules/order-item.ts'
import { ReturnOrder } from '#shared/orders/wire/returns.ts'
import { lookupForm } from '#stores/orders/order-lookup.ts'
import {
  $withdrawal,
  begin,
  findWithdrawalOrder,
  provideWithdrawal,
  type WithdrawalState,
  withdrawalSeed,
  showWithdrawal,
} from '#stores/orders/withdrawal.ts'
import { $page } from '#stores/page/page.ts'
import { Confirmation } from './Confirmation.tsx'
import { StatementForm } from './StatementForm.tsx'

const Options = v.object({
  /** Where the form posts without JavaScript. Default: the page's own address. */
  action: v.optional(v.string()),
  /** The customer's e-mail address, filled in. */
  email: v.optional(v.string()),
  /** The order's number, filled in. */
  orderNumber: v.optional(v.string()),
  /** The `order` of `returns/fetch/order`, if the server has found it for a plain form. */
  order: v.optional(v.record(v.string(), v.unknown())),
  /** The name sent in a plain form. */
  name: v.optional(v.string()),
  /** The address for the receipt, as sent in a plain form. */
  receiptEmail: v.optional(v.string()),
  /** Quantities by line, as sent in a plain form; with them the confirmation is shown. */
  quantities: v.optional(v.record(v.string(), v.number())),
  /** Whether to show the statement again with these quantities: the server refused it, or the shopper changes it. */
  isStating: v.optional(v.boolean(), false),
  /** The number of the receipt, if the server has registered the withdrawal. */
  reference: v.optional(v.string()),
  /** The date and time at which the withdrawal was received. */
  receivedAt: v.optional(v.string()),
  /** A random idempotency key of a plain form: sent twice, it creates one withdrawal. */
  intent: v.optional(v.string()),
  /** Whether sending back is free; the receipt says so only if it is set. */
  isFree: v.optional(v.boolean(), false),
  /** Whether the e-mail with the receipt contains the return label, if the order has one. */
  mailsLabel: v.optional(v.boolean(), false),
})
type Options = v.InferOutput<typeof Options>

const steps: OrderSteps<WithdrawalState['state']> = {
  $current: $withdrawal,
  name: 'withdrawal',
  steps: ['asking', 'stating', 'confirming', 'done'],
  show: showWithdrawal,
}

function WithdrawalForm({ options }: { options: Options }) {
  const { t } = useLingui()
  const current = useShared($withdrawal)
  useOrderSteps(steps)
  const { action, email, orderNumber } = options
  const make = useMemo(() => () => lookupForm({ email, orderNumber }, findWithdrawalOrder), [email, orderNumber])
  const link = useOrderLink(findWithdrawalOrder, current.state === 'asking')
  if (current.state === 'stating') return <StatementForm statement={current.statement} action={action} />
  if (current.state === 'confirming') return <Confirmation statement={current.statement} action={action} />
  if (current.state === 'done') return <Receipt done={current} options={options} />
  return (
    <div className="withdrawal-form-parts">
      <p className="withdrawal-form-words" role="status">
        {link.state === 'opening'
          ? t`Opening your order…`
          : t`Enter your order number and e-mail address. You will find the order number in your confirmation e-mail.`}
      </p>
      <OrderLookup make={make} action={action} link={link} />
    </div>
  )
}

function Receipt({
  done: { statement, receipt },
  options: { isFree, mailsLabel },
}: {
  done: Extract<WithdrawalState, { state: 'done' }>
  options: Options
}) {
  const { t } = useLingui()
  const { delivery } = useShared($page)
  const timeZone = delivery?.timeZone ?? 'UTC'
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { order, quantities, values } = statement
  const { receiptEmail } = values
  const moment = formatMoment(receipt.receivedAt, timeZone)
  const number = order.number
  return (
    <div className="withdrawal-form-parts">
      <h2 className="withdrawal-form-title" ref={heading} tabIndex={-1}>{t`We have received your withdrawal`}</h2>
      <p className="withdrawal-form-words">
        {t`Reference:`} <strong>{receipt.reference}</strong>
      </p>
      <p className="withdrawal-form-words">{t`Received on ${moment}`}</p>
      <p className="withdrawal-form-words">{t`Order ${number}`}</p>
      <ul className="withdrawal-form-list">
        {order.items.flatMap((item) =>
          quantities[item.id] ? [<li key={item.id}>{`${quantities[item.id]} × ${itemName(item)}`}</li>] : [],
        )}
      </ul>
      <p className="withdrawal-form-words">{t`The receipt has also been sent to ${receiptEmail}.`}</p>
      <p className="withdrawal-form-words">
        {isFree
          ? t`Return what you have already received within 14 days. Returns are free.`
          : t`Return what you have already received within 14 days.`}
      </p>
      {mailsLabel && order.shipmentId !== null ? (
        <p className="withdrawal-form-words">{t`You will find the return label in the e-mail.`}</p>
      ) : null}
    </div>
  )
}

/** On a plain page, the steps are the host's own answers. */
function prepare(options: Options) {
  const { email = '', orderNumber = '', name = '', receiptEmail = email, quantities, isStating, intent, reference, receivedAt } = options
  const read = v.safeParse(ReturnOrder, options.order)
  if (!read.success) return provideWithdrawal(null)
  const statement = begin({ email, orderNumber }, read.output, { name, receiptEmail }, { quantities, intent: intent ?? 'plain-form' })
  if (reference !== undefined && receivedAt !== undefined)
    return provideWithdrawal({ state: 'done', statement, receipt: { reference, receivedAt } })
  return provideWithdrawal({ state: quantities && !isStating ? 'confirming' : 'stating', statement })
}

export default defineWidget({
  name: 'withdrawal-form',
  options: Options,
  view: WithdrawalForm,
  extension: 'service',
  seed: [withdrawalSeed],
  prepare,
})
