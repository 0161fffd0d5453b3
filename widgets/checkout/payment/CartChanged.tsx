// A notice that the cart changed after its total was shown: nothing was ordered, and the shopper has to confirm the new one.
import { useEffect, useRef } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { LineChange } from '#shared/checkout/rules/cart-change.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Exact } from '#shared/ui/Exact.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { $cart } from '#stores/cart/cart.ts'
import { $cartChange } from '#stores/checkout/payment.ts'
import { $page } from '#stores/page/page.ts'

/** Lists the changes right above the button. It takes the focus if they came up at a press of it. */
export function CartChanged() {
  const { t } = useLingui()
  const change = useShared($cartChange)
  const cart = useShared($cart)
  const { currency, routes } = useShared($page)
  const box = useRef<HTMLDivElement>(null)
  const hasStopped = change?.hasStoppedOrder === true
  useEffect(() => {
    // What changed elsewhere takes nobody away from what she is doing.
    if (!hasStopped) return
    box.current?.scrollIntoView({ block: 'center' })
    box.current?.focus({ preventScroll: true })
  }, [hasStopped])
  if (!change) return null
  const isEmpty = cart.state === 'ready' && cart.value.lines.length === 0
  const before = change.total ? formatMoney(change.total.before, currency) : ''
  const now = change.total ? formatMoney(change.total.now, currency) : ''
  return (
    // The alert announces the sentence; a separate name keeps screen readers from repeating it on focus.
    <div ref={box} tabIndex={-1} className="checkout-changed" role="group" aria-label={t`Error`}>
      <Notice tone="error">
        <strong>{t`Your cart has changed. Nothing has been ordered yet.`}</strong>
        {change.lines.length > 0 ? (
          <ul className="checkout-changes">
            {change.lines.map((line) => (
              <li key={`${line.kind} ${line.name}`}>
                <Change line={line} currency={currency} />
              </li>
            ))}
          </ul>
        ) : null}
        {change.total ? (
          <p className="checkout-changed-total">
            <Exact text={t`The total was ${before} and is now ${now}.`} keep={[before, now]} />
          </p>
        ) : null}
        {isEmpty ? (
          <p>
            <a href={routes.cart}>{t`Back to the cart`}</a>
          </p>
        ) : (
          <p>{t`Please check your order and place it if you agree.`}</p>
        )}
      </Notice>
    </div>
  )
}

function Change({ line, currency }: { line: LineChange; currency: string }) {
  const { t } = useLingui()
  const { name } = line
  if (line.kind === 'gone') return <>{t`${name} is no longer in your cart.`}</>
  if (line.kind === 'new') return <>{t`${line.quantity} × ${name} was added.`}</>
  if (line.kind === 'quantity') return <>{t`${name}: ${line.now} pieces instead of ${line.before}.`}</>
  const [before, now] = [formatMoney(line.before, currency), formatMoney(line.now, currency)]
  return <Exact text={t`${name} now costs ${now} instead of ${before}.`} keep={[now, before]} />
}
