// The returns form: find the order, choose items and reasons, and get the label.
import { useMemo } from 'react'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { OrderLookup } from '#shared/orders/parts/OrderLookup.tsx'
import { useOrderLink } from '#shared/orders/parts/use-order-link.ts'
import { type OrderSteps, useOrderSteps } from '#shared/orders/parts/use-order-steps.ts'
import type { ExchangeChoice } from '#shared/orders/rules/exchange.ts'
import { mostReturnable } from '#shared/orders/rules/returnable.ts'
import { type ExchangeOffer, ReturnChoices, ReturnWay, SentExchange } from '#shared/orders/wire/return-choices.ts'
import { type ReturnItem, ReturnOrder } from '#shared/orders/wire/returns.ts'
import type { Preparation } from '#shared/state/seed.ts'
import { lookupForm } from '#stores/orders/order-lookup.ts'
import { provideReturnChoices, returnChoicesSeed } from '#stores/orders/return-choices.ts'
import { $return, findReturnOrder, provideReturn, returnSeed, showReturn, type ReturnState } from '#stores/orders/returns.ts'
import { ReturnDone } from './ReturnDone.tsx'
import { ReturnLines } from './ReturnLines.tsx'

const Options = v.object({
  /** Where the form posts without JavaScript. Default: the page's own address. */
  action: v.optional(v.string()),
  /** The customer's e-mail address, filled in. */
  email: v.optional(v.string()),
  /** The order's number, filled in. */
  orderNumber: v.optional(v.string()),
  /** The `order` of `returns/fetch/order`, if the server has found it for a plain form. */
  order: v.optional(v.record(v.string(), v.unknown())),
  /** Quantities by line, as sent in a plain form: preselected if the server refused it, otherwise listed as the returned items. */
  quantities: v.optional(v.record(v.string(), v.number()), {}),
  /** Codes of reasons by line, as sent in a plain form. */
  reasons: v.optional(v.record(v.string(), v.string()), {}),
  /** The answer to `returns/fetch/choices`, if the server has it for a plain form. */
  offered: v.optional(v.record(v.string(), v.unknown())),
  /** What lines were to be exchanged for (`{ sku, wait }` by line), as sent in a plain form. */
  exchanges: v.optional(v.record(v.string(), v.object({ sku: v.string(), wait: v.boolean() })), {}),
  /** The code of the way to send it back, as sent in a plain form. */
  way: v.optional(v.string()),
  /** The `way` of the answer that registered it, if the server has registered it for a plain form. */
  sentBy: v.optional(v.record(v.string(), v.unknown())),
  /** The `exchanges` of the answer that registered it, if the server has registered it for a plain form. */
  exchanged: v.optional(v.array(v.record(v.string(), v.unknown())), []),
  /** The number of the return, if the server has registered it for a plain form. */
  reference: v.optional(v.string()),
  /** A random idempotency key of a plain form: sent twice, it creates one return. */
  intent: v.optional(v.string()),
  /** Whether sending back is free; the form says so only if it is set. */
  isFree: v.optional(v.boolean(), false),
  /** Where something faulty is reported that cannot be returned, with `{order}` and `{item}` for number and line: `/en/complaint?order={order}&item={item}`. */
  complaintUrl: v.optional(v.string()),
})
type Options = v.InferOutput<typeof Options>

const steps: OrderSteps<ReturnState['state']> = {
  $current: $return,
  name: 'return',
  steps: ['asking', 'choosing', 'completed'],
  show: showReturn,
}

function ReturnsForm({ options }: { options: Options }) {
  const { t } = useLingui()
  const current = useShared($return)
  useOrderSteps(steps)
  const { action, email, orderNumber, isFree, complaintUrl } = options
  const make = useMemo(() => () => lookupForm({ email, orderNumber }, findReturnOrder), [email, orderNumber])
  const link = useOrderLink(findReturnOrder, current.state === 'asking')
  if (current.state === 'completed') return <ReturnDone done={current} action={action} isFree={isFree} />
  if (current.state === 'choosing') return <ReturnLines choosing={current} action={action} complaintUrl={complaintUrl} />
  return (
    <div className="returns-form-parts">
      <p className="returns-form-words" role="status">
        {link.state === 'opening'
          ? t`Opening your order…`
          : t`Enter your order number and e-mail address. You will find the order number in your confirmation e-mail.`}
      </p>
      <OrderLookup make={make} action={action} link={link} />
    </div>
  )
}

/** On a plain page, the order is the host's own answer. */
function prepare({
  order,
  offered,
  email = '',
  orderNumber = '',
  quantities,
  reasons,
  reference,
  intent = 'plain-form',
  ...ways
}: Options) {
  const read = v.safeParse(ReturnOrder, order)
  if (!read.success) return provideReturn(null)
  const choices = v.safeParse(ReturnChoices, offered)
  const offers = choices.success ? choices.output.exchanges : []
  // Choices of a refused form are limited to the returnable quantity; a registered return is no longer part of that quantity.
  const most = (item: ReturnItem) => (reference === undefined ? mostReturnable(item) : Infinity)
  const lines = read.output.items.map((item) => {
    const { id } = item
    const quantity = Math.min(quantities[id] ?? 0, most(item))
    const exchange = exchangeOf(offers, id, ways.exchanges[id])
    return [String(id), { quantity, reason: reasons[id] || null, exchange }] as const
  })
  const known = { access: { email, orderNumber }, choices: Object.fromEntries(lines), reference: reference ?? null, intent }
  const sentBy = v.safeParse(ReturnWay, ways.sentBy)
  const exchanged = v.safeParse(v.array(SentExchange), ways.exchanged)
  const exchanges = exchanged.success ? exchanged.output : []
  const way = reference === undefined ? (ways.way ?? null) : sentBy.success ? sentBy.output : null
  const [provide, provideChoices] = [
    provideReturn({ ...known, order: read.output, way, exchanges }),
    provideReturnChoices(choices.success ? choices.output : null),
  ]
  return (printed: Parameters<Preparation>[0]) => {
    provide(printed)
    provideChoices(printed)
  }
}

/** What a plain form wanted in exchange, as the choices of its tiles. */
function exchangeOf(offers: readonly ExchangeOffer[], id: number, wish: { sku: string; wait: boolean } | undefined): ExchangeChoice | null {
  const offer = offers.find(({ itemId }) => itemId === id)
  const piece = offer?.variants.find(({ sku }) => sku === wish?.sku)
  if (!offer || !piece || !wish) return null
  const options = offer.attributes.flatMap(({ code }) => {
    const optionId = piece.options[code]
    return optionId === undefined ? [] : [{ attributeCode: code, optionId }]
  })
  return { options, isWaiting: wish.wait }
}

export default defineWidget({ name: 'returns-form', options: Options, view: ReturnsForm, seed: [returnSeed, returnChoicesSeed], prepare })
