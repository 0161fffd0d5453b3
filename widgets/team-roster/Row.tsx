// One player's row. It reads only its own data, so that typing redraws no other row.
import { memo, useMemo, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '#shared/i18n/format.ts'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { printable } from '#shared/product/rules/printing.ts'
import { Button } from '#shared/ui/Button.tsx'
import { say } from '#shared/ui/say.ts'
import type { RosterStore } from '#stores/product/team-roster/team-roster.ts'
import { faultTexts } from './fault-texts.ts'
import { focusSoon } from './focus.ts'
import { GridField } from './GridField.tsx'

interface Props {
  playerId: string
  /** The player's position, from 1. */
  position: number
  store: RosterStore
  currency: string
  isFull: boolean
}

function RowView({ playerId, position, store, currency, isFull }: Props) {
  const { t } = useLingui()
  const { id } = useMount()
  const $row = useMemo(() => store.row(playerId), [store, playerId])
  const row = useShared($row)
  const [wasFaulty, setWasFaulty] = useState(false)
  if (!row) return null
  const { player, plan, price, faults } = row
  const who = printable(player.name) || t`Player ${position}`
  const fieldId = (field: string | number) => id(`players.${playerId}.${typeof field === 'number' ? `sizes.${field}` : field}`)
  const amount = price === null ? '' : formatMoney(price, currency)
  const hasFault = Object.keys(faults).length > 0
  // A closed card has no field to focus, so a card with an error opens. It stays open while the error is corrected, until the shopper
  // closes it.
  if (hasFault && !wasFaulty) setWasFaulty(true)
  const isOpen = player.isOpen || wasFaulty
  const toggle = () => {
    setWasFaulty(false)
    store.change(playerId, { isOpen: !isOpen })
  }
  return (
    <tr
      className="team-roster-player"
      data-open={isOpen ? '' : undefined}
      data-faulty={hasFault ? '' : undefined}
      data-left-out={player.isOrdered ? undefined : ''}
    >
      <th scope="row">
        <span className="team-roster-position" translate="no">
          {position}
        </span>
        <button type="button" className="team-roster-toggle" aria-expanded={isOpen} onClick={toggle}>
          <bdi>{who}</bdi> <span translate="no">{printable(player.number)}</span>{' '}
          <span className="team-roster-toggle-price" translate="no">
            {amount}
          </span>
          {hasFault ? <span className="team-roster-toggle-fault">{t`Please check`}</span> : null}
        </button>
      </th>
      <td>
        <GridField id={fieldId('name')} field={`players.${playerId}.name`} label={t`Name`} of={who} fault={faultTexts(faults.name)}>
          {(wiring) => (
            <input
              {...wiring}
              className="touchline-input"
              data-column="name"
              type="text"
              dir="auto"
              autoComplete="off"
              value={player.name}
              onInput={(event) => store.change(playerId, { name: event.currentTarget.value })}
            />
          )}
        </GridField>
      </td>
      <td>
        <GridField id={fieldId('number')} field={`players.${playerId}.number`} label={t`Number`} of={who} fault={faultTexts(faults.number)}>
          {(wiring) => (
            <input
              {...wiring}
              className="touchline-input"
              data-column="number"
              type="text"
              inputMode="numeric"
              autoComplete="off"
              value={player.number}
              onInput={(event) => store.change(playerId, { number: event.currentTarget.value })}
            />
          )}
        </GridField>
      </td>
      {plan.products
        .filter(({ sizes }) => sizes.length > 0)
        .map(({ id: productId, label, sizes }) => (
          <td key={productId}>
            <GridField
              id={fieldId(productId)}
              field={`players.${playerId}.sizes.${productId}`}
              label={label}
              of={who}
              fault={faultTexts(faults[productId])}
            >
              {(wiring) => (
                <select
                  {...wiring}
                  className="touchline-input touchline-select"
                  data-column={productId}
                  value={player.sizes[productId] ?? ''}
                  onChange={(event) => store.chooseSize(playerId, productId, event.currentTarget.value)}
                >
                  <option value="">{t`Size`}</option>
                  {sizes.map(({ id: sizeId, label: size, stock }) => (
                    <option key={sizeId} value={sizeId}>
                      {stock === 0 ? t`${size} (sold out)` : size}
                    </option>
                  ))}
                </select>
              )}
            </GridField>
          </td>
        ))}
      <td className="team-roster-price" translate="no">
        {amount}
      </td>
      <td>
        <Ordered
          id={fieldId('ordered')}
          who={who}
          isOrdered={player.isOrdered}
          onChange={(isOrdered) => store.change(playerId, { isOrdered })}
        />
      </td>
      <td className="team-roster-buttons">
        <Button
          tone="quiet"
          isDisabled={isFull}
          onPress={() => {
            const added = store.copy(playerId)
            if (added) focusSoon(id(`players.${added}.name`))
          }}
        >
          {t`Copy`}
          <span className="touchline-hidden">, {who}</span>
        </Button>
        <Button
          tone="quiet"
          onPress={() => {
            const order = store.$order.get()
            const next = order[position] ?? order[position - 2]
            store.remove(playerId)
            say(t`${who} removed`)
            // The button is removed with its row.
            focusSoon(id(`players.${next ?? store.$order.get()[0] ?? ''}.name`))
          }}
        >
          {t`Remove`}
          <span className="touchline-hidden">, {who}</span>
        </Button>
      </td>
    </tr>
  )
}

interface OrderedProps {
  id: string
  who: string
  isOrdered: boolean
  onChange: (isOrdered: boolean) => void
}

function Ordered({ id, who, isOrdered, onChange }: OrderedProps) {
  const { t } = useLingui()
  return (
    <label className="team-roster-check" htmlFor={id}>
      <input type="checkbox" id={id} checked={isOrdered} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span className="team-roster-check-label">{t`In the order`}</span>
      <span className="touchline-hidden">, {who}</span>
    </label>
  )
}

/** A row of the grid. */
export const Row = memo(RowView)
