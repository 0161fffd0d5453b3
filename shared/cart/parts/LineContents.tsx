// The contents of a line of the cart or an order: choices, parts with their sizes, personalisation, and players.
import { useLingui } from '@lingui/react/macro'
import { partRows, playerRow, teamRows } from '#shared/cart/rules/team-contents.ts'
import type { LinePartShown, Print, ShownOption, ShownPlayer } from '#shared/cart/wire/cart.ts'

/** Props of the contents. */
export interface LineContentsProps {
  line: {
    options: readonly ShownOption[]
    parts: readonly LinePartShown[]
    prints: readonly Print[]
    players: readonly ShownPlayer[]
  }
  className: string
}

/** A list of the contents; nothing where the line is just the product. */
export function LineContents({ line: { options, parts, prints, players }, className }: LineContentsProps) {
  const { t } = useLingui()
  const count = players.length
  // Parts contain the options, and more.
  const rows = parts.length > 0 ? (count > 0 ? teamRows(parts) : partRows(parts)) : options.map(({ label, value }) => ({ label, value }))
  // Without parts the options already name the prints.
  const made = parts.length > 0 ? prints.map(({ label, value }) => ({ label, value })) : []
  if (rows.length === 0 && made.length === 0 && count === 0) return null
  return (
    <ul className={className}>
      {[...rows, ...made].map(({ label, value }, place) => (
        <li key={`${place}-${label}`}>{label ? `${label}: ${value}` : value}</li>
      ))}
      {count > 0 ? (
        <li>
          <details>
            <summary>{t`Players: ${count}`}</summary>
            <ul>
              {players.map((player) => (
                <li key={player.id}>{playerRow(player, parts)}</li>
              ))}
            </ul>
          </details>
        </li>
      ) : null}
    </ul>
  )
}
