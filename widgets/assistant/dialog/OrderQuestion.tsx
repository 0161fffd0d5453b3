// What would be ordered: the goods, where they go, how they are paid, the sums, and what the law wants read right before the button.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Sums } from '#shared/cart/parts/Sums.tsx'
import { useOrderFacts } from '#shared/checkout/parts/use-order-facts.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { $lines, $totals } from '#stores/cart/cart.ts'
import { rowTotalOf } from '#stores/cart/lines.ts'
import { $sums } from '#stores/cart/sums.ts'
import { $orderPlan } from '#stores/checkout/order-plan.ts'
import { $issuer, $paymentMethod } from '#stores/checkout/payment.ts'
import { valueOf } from '#stores/kit/loadable.ts'
import { $page } from '#stores/page/page.ts'
import { optionsOf } from '../facts.ts'
import { close } from '../model.ts'

/**
 * The order as the checkout has it. If any of it changes while she reads, the question is over: she agrees to what she has read. Who it goes
 * to stands there too, since her assistant may have filled it in.
 */
export function OrderQuestion() {
  const { t } = useLingui()
  const lines = useShared($lines)
  const totals = valueOf(useShared($totals))
  const sums = useShared($sums)
  const payment = useShared($paymentMethod)
  const issuer = useShared($issuer)
  const { currency, routes } = useShared($page)
  const facts = useOrderFacts(useShared($orderPlan))
  const read = JSON.stringify([
    lines.map(({ item, quantity }) => [item.id, item.sku, quantity]),
    ...[totals?.grandTotal, payment?.code, issuer],
    facts,
  ])
  const first = useRef(read)
  useEffect(() => {
    if (read !== first.current) close('changed')
  }, [read])
  if (!totals || !sums) return null
  const names = [...new Set(lines.flatMap(({ item }) => (item.hasNoReturn ? [item.name] : [])))].join(', ')
  return (
    <>
      <ul className="assistant-lines">
        {lines.map((line) => {
          const { item, quantity } = line
          const sum = rowTotalOf(line)
          const options = optionsOf(item)
          return (
            <li key={item.id}>
              <span className="assistant-goods">
                {quantity} × {item.name}
                {options === '' ? null : <span className="assistant-options">{options}</span>}
              </span>
              {sum === null ? null : <span translate="no">{formatMoney(sum, currency)}</span>}
            </li>
          )
        })}
      </ul>
      <Sums rows={sums.rows} currency={currency} />
      <dl className="assistant-ways">
        {facts.map(({ kind, name, text }) => (
          <div key={kind}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        {payment ? (
          <div>
            <dt>{t`Payment method`}</dt>
            <dd>{payment.title}</dd>
          </div>
        ) : null}
      </dl>
      {names === '' ? null : (
        <p className="assistant-words">
          {t`Made for you, so the right of withdrawal does not apply to: ${names}. Your rights if it is faulty remain.`}
        </p>
      )}
      <p className="assistant-words">
        {routes.terms === null ? null : (
          <Trans>
            By ordering you agree to our{' '}
            <a href={routes.terms} target="_blank" rel="noopener">
              terms and conditions
            </a>
            .
          </Trans>
        )}{' '}
        {routes.withdrawal === null ? null : (
          <Trans>
            Please note the instruction on your{' '}
            <a href={routes.withdrawal} target="_blank" rel="noopener">
              right of withdrawal
            </a>
            .
          </Trans>
        )}
      </p>
    </>
  )
}
