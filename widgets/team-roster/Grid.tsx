// The players as a table; in a narrow container each row is a card. Both use the same markup, so that nothing moves on narrow pages.
import { useEffect, useRef } from 'react'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '#shared/i18n/format.ts'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import type { RosterPlan, RosterProduct } from '#shared/product/rules/roster.ts'
import { say } from '#shared/ui/say.ts'
import { $page } from '#stores/page/page.ts'
import type { RosterStore } from '#stores/product/team-roster/team-roster.ts'
import { neighbour, stepOf } from './focus.ts'
import { Row } from './Row.tsx'

interface Props {
  store: RosterStore
  plan: RosterPlan
  onAdd: () => void
  isFull: boolean
}

/** The grid. */
export function Grid({ store, plan, onAdd, isFull }: Props) {
  const { t } = useLingui()
  const { id } = useMount()
  const order = useShared(store.$order)
  const { currency } = useShared($page)
  const sized = plan.products.filter(({ sizes }) => sizes.length > 0)
  const go = (event: KeyboardEvent) => {
    const field = event.target
    if (!(field instanceof HTMLElement) || !field.hasAttribute('data-column')) return
    const step = stepOf(event, field)
    if (step === null) return
    // Enter would submit the surrounding form.
    event.preventDefault()
    const next = neighbour(field, step)
    if (next) next.focus()
    else if (event.key === 'Enter' && !isFull) onAdd()
  }
  // One listener handles the keys of all fields, before a surrounding form receives them.
  const goNow = useRef(go)
  goNow.current = go
  const grid = useRef<HTMLTableElement>(null)
  useEffect(() => {
    const table = grid.current
    const hear = (event: KeyboardEvent) => goNow.current(event)
    table?.addEventListener('keydown', hear)
    return () => table?.removeEventListener('keydown', hear)
  }, [])
  return (
    <>
      <p className="team-roster-keys" id={id('keys')}>
        {t`Enter and the arrow keys go from player to player, Tab from field to field; in a size use Ctrl with the arrows.`}
      </p>
      <table className="team-roster-grid" aria-labelledby={id('title')} aria-describedby={id('keys')} ref={grid}>
        <thead>
          <tr>
            <th scope="col">{t`Player`}</th>
            <th scope="col">{t`Name`}</th>
            <th scope="col">{t`Number`}</th>
            {sized.map(({ id: productId, label }) => (
              <th scope="col" key={productId}>
                {label}
              </th>
            ))}
            <th scope="col">{t`Price`}</th>
            <th scope="col">{t`In the order`}</th>
            <th scope="col">
              <span className="touchline-hidden">{t`Change`}</span>
            </th>
          </tr>
          {sized.length > 0 ? (
            <tr className="team-roster-fill">
              <td colSpan={3}>{t`The same size for everybody:`}</td>
              {sized.map((product) => (
                <td key={product.id}>
                  <Fill product={product} store={store} />
                </td>
              ))}
              <td className="team-roster-rest" colSpan={3}>
                &#8203;
              </td>
            </tr>
          ) : null}
        </thead>
        <tbody>
          {order.map((playerId, at) => (
            <Row key={playerId} playerId={playerId} position={at + 1} store={store} currency={currency} isFull={isFull} />
          ))}
        </tbody>
      </table>
      <Total store={store} currency={currency} />
    </>
  )
}

function Fill({ product, store }: { product: RosterProduct; store: RosterStore }) {
  const { t } = useLingui()
  const { label } = product
  return (
    <label className="team-roster-field">
      <span className="team-roster-label">{label}</span>
      <select
        className="touchline-input touchline-select"
        aria-label={t`${label} for everybody`}
        value=""
        onChange={(event) => {
          const chosen = product.sizes.find((one) => one.id === event.currentTarget.value)
          event.currentTarget.value = ''
          if (!chosen) return
          store.fillColumn(product, chosen.id)
          const size = chosen.label
          say(t`${label}: ${size} for everybody`)
        }}
      >
        <option value="">{t`Fill in`}</option>
        {product.sizes.map((size) => (
          <option key={size.id} value={size.id} disabled={size.stock === 0}>
            {size.label}
          </option>
        ))}
      </select>
    </label>
  )
}

function Total({ store, currency }: { store: RosterStore; currency: string }) {
  const { t } = useLingui()
  const count = useShared(store.$count)
  const total = useShared(store.$total)
  const amount = total === null ? '' : formatMoney(total, currency)
  return (
    <p className="team-roster-total">
      <span>{t`${plural(count, { one: '# player', other: 'All # players together' })}`}</span> <strong translate="no">{amount}</strong>
    </p>
  )
}
