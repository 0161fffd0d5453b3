// The head of a player's row: her position, or in a narrow container the button that opens her card and says what is in it.
import { useLingui } from '@lingui/react/macro'
import type { PlayerField } from '#shared/product/rules/player.ts'
import { piecesOf } from '#shared/product/rules/player.ts'
import { printable } from '#shared/product/rules/printing.ts'
import { chosenSize } from '#shared/product/rules/roster.ts'
import { missingSizes } from '#shared/product/rules/roster-totals.ts'
import type { RosterRow } from '#stores/product/team-roster/view.ts'
import { faultTexts } from './fault-texts.ts'

interface Props {
  row: RosterRow
  who: string
  position: number
  amount: string
  onToggle: () => void
}

/** The head. What is missing comes first, then what is wrong, then what is chosen. */
export function RowHead({ row: { player, plan, faults, isAsked }, who, position, amount, onToggle }: Props) {
  const { t } = useLingui()
  const labelOf = (field: PlayerField) =>
    field === 'name' ? t`Name` : field === 'number' ? t`Number` : plan.products.find(({ id }) => id === field)?.label
  const missing = missingSizes(plan, player).map(({ label }) => label)
  const list = missing.join(', ')
  // A missing size has been said already.
  const wrong = Object.entries(faults).flatMap(([field, fault]) => {
    const text = 'code' in fault && fault.code === 'team-roster.size-missing' ? null : faultTexts(fault)
    const label = labelOf(field === 'name' || field === 'number' ? field : Number(field))
    return text ? [label ? `${label}: ${text}` : text] : []
  })
  const chosen = plan.products.flatMap((product) => {
    const size = chosenSize(product, player)
    return size ? [`${product.label} ${size.label}`] : []
  })
  const pieces = piecesOf(player)
  return (
    <th scope="row">
      <span className="team-roster-position" translate="no">
        {position}
      </span>
      <button type="button" className="team-roster-toggle" aria-expanded={player.isOpen} onClick={onToggle}>
        <bdi>{who}</bdi> <span translate="no">{printable(player.number)}</span>{' '}
        {pieces > 1 ? <span translate="no">{`× ${pieces} `}</span> : null}
        <span className="team-roster-toggle-price" translate="no">
          {amount}
        </span>{' '}
        {missing.length > 0 ? (
          <span className="team-roster-toggle-missing" data-asked={isAsked ? '' : undefined}>
            {t`Missing: ${list}`}
          </span>
        ) : null}{' '}
        {wrong.map((text) => (
          <span className="team-roster-toggle-fault" key={text}>
            {`${text} `}
          </span>
        ))}
        {chosen.length > 0 ? <span className="team-roster-toggle-sizes">{chosen.join(', ')}</span> : null}
      </button>
    </th>
  )
}
