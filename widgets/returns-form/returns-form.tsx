// A return: find the order, choose what goes back and why, and have the label.
import { useEffect, useMemo } from 'react'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { ReturnOrder } from '#shared/schemas/returns.ts'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { OrderLookup } from '#shared/ui/OrderLookup.tsx'
import { lookupForm } from '#stores/order-lookup.ts'
import { $return, findReturnOrder, openReturnLink, provideReturn, returnSeed } from '#stores/returns.ts'
import { ReturnDone } from './ReturnDone.tsx'
import { ReturnLines } from './ReturnLines.tsx'

const Options = v.object({
  /** Where the plain form posts. Default: the page's own address. */
  action: v.optional(v.string()),
  /** The customer's e-mail address, filled in. */
  email: v.optional(v.string()),
  /** The order's number, filled in. */
  orderNumber: v.optional(v.string()),
  /** The `order` of `returns/fetch/order`, where the server has found it for a plain form. */
  order: v.optional(v.record(v.string(), v.unknown())),
  /** The number of the return, where the server has registered it for a plain form. */
  reference: v.optional(v.string()),
  /** A random word that makes a plain form sent twice the same return. */
  intent: v.optional(v.string()),
})
type Options = v.InferOutput<typeof Options>

function ReturnsForm({ options }: { options: Options }) {
  const { t } = useLingui()
  const current = useShared($return)
  const { action, email, orderNumber } = options
  const make = useMemo(() => () => lookupForm({ email, orderNumber }, findReturnOrder), [email, orderNumber])
  useEffect(() => {
    void openReturnLink()
  }, [])
  if (current.state === 'completed') return <ReturnDone done={current} action={action} />
  if (current.state === 'choosing') return <ReturnLines choosing={current} action={action} />
  return (
    <div className="returns-form-parts">
      <p className="returns-form-words">{t`Enter your order number and e-mail address. You will find the order number in your confirmation e-mail.`}</p>
      <OrderLookup make={make} action={action} />
    </div>
  )
}

/** A plain page's order comes as the host's own answer. */
function prepare({ order, email = '', orderNumber = '', reference, intent = 'plain-form' }: Options) {
  const read = v.safeParse(ReturnOrder, order)
  const known = { access: { email, orderNumber }, reference: reference ?? null, intent }
  return provideReturn(read.success ? { ...known, order: read.output } : null)
}

export default defineWidget({ name: 'returns-form', options: Options, view: ReturnsForm, seed: [returnSeed], prepare })
