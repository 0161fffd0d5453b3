// The complaint form: find the order, describe the problem with an item, add photos, and get a receipt.
import { useMemo } from 'react'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { OrderLookup } from '#shared/orders/parts/OrderLookup.tsx'
import { useOrderLink } from '#shared/orders/parts/use-order-link.ts'
import { type OrderSteps, useOrderSteps } from '#shared/orders/parts/use-order-steps.ts'
import { ReturnOrder } from '#shared/orders/wire/returns.ts'
import {
  $complaint,
  complaintSeed,
  findComplaintOrder,
  provideComplaint,
  showComplaint,
  type ComplaintState,
} from '#stores/orders/complaint.ts'
import { lookupForm } from '#stores/orders/order-lookup.ts'
import { ComplaintDone } from './ComplaintDone.tsx'
import { ComplaintFields } from './ComplaintFields.tsx'

const Options = v.object({
  /** Where the form posts without JavaScript. Default: the page's own address. */
  action: v.optional(v.string()),
  /** The customer's e-mail address, filled in. */
  email: v.optional(v.string()),
  /** The order's number, filled in. */
  orderNumber: v.optional(v.string()),
  /** The `order` of `returns/fetch/order`, if the server has found it for a plain form. */
  order: v.optional(v.record(v.string(), v.unknown())),
  /** The line that it is about by its id, `7`, or a player of a team in it, `7.p1`; from a link, or of a plain form. */
  itemId: v.optional(v.string()),
  /** The name of the piece that a plain form is about. */
  piece: v.optional(v.string()),
  /** The values of a plain form, if the server refused it. */
  text: v.optional(v.string()),
  /** The number of the complaint, if the server has accepted it from a plain form. */
  reference: v.optional(v.string()),
  /** A random idempotency key of a plain form: sent twice, it creates one complaint. */
  intent: v.optional(v.string()),
  /** The number of working days within which the shop answers; the receipt says so only if it is set. */
  answerDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
})
type Options = v.InferOutput<typeof Options>

const steps: OrderSteps<ComplaintState['state']> = {
  $current: $complaint,
  name: 'complaint',
  steps: ['asking', 'writing', 'done'],
  show: showComplaint,
}

function ComplaintForm({ options }: { options: Options }) {
  const { t } = useLingui()
  const current = useShared($complaint)
  useOrderSteps(steps)
  const { action, email, orderNumber, itemId, piece, text, intent, answerDays } = options
  const make = useMemo(() => () => lookupForm({ email, orderNumber }, findComplaintOrder), [email, orderNumber])
  const link = useOrderLink(findComplaintOrder, current.state === 'asking')
  if (current.state === 'done') return <ComplaintDone done={current} action={action} answerDays={answerDays} />
  if (current.state === 'writing') {
    return <ComplaintFields key={current.order.number} writing={current} action={action} known={{ itemId, piece, text }} intent={intent} />
  }
  return (
    <div className="complaint-form-parts">
      <p className="complaint-form-words" role="status">
        {link.state === 'opening'
          ? t`Opening your order…`
          : t`Enter your order number and e-mail address. You will find the order number in your confirmation e-mail.`}
      </p>
      <OrderLookup make={make} action={action} link={link} />
    </div>
  )
}

/** On a plain page, the order is the host's own answer. */
function prepare({ order, email = '', orderNumber = '', reference }: Options) {
  const read = v.safeParse(ReturnOrder, order)
  return provideComplaint(read.success ? { access: { email, orderNumber }, order: read.output, reference: reference ?? null } : null)
}

export default defineWidget({
  name: 'complaint-form',
  options: Options,
  view: ComplaintForm,
  extension: 'service',
  seed: [complaintSeed],
  prepare,
})
