// The contents of a line of the cart or an order: choices, parts with their sizes, personalisation, and players.
import { useLingui } from '@lingui/react/macro'
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
  const rows = parts.length > 0 ? parts.map(partRow) : options.map(({ label, value }) => ({ label, value }))
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
            <ol>
              {players.map((player) => (
                <li key={player.id}>{playerText(player)}</li>
              ))}
            </ol>
          </details>
        </li>
      ) : null}
    </ul>
  )
}

function partRow({ title, quantity, name, options, prints }: LinePartShown): ShownOption {
  const more = [...options.map(({ value }) => value), ...prints.map(({ label, value }) => `${label}: ${value}`)]
  return { label: title, value: `${quantity} × ${name}${more.length > 0 ? ` (${more.join(', ')})` : ''}` }
}

const playerText = ({ name, number, quantity, sizes }: ShownPlayer) =>
  (quantity > 1 ? `${quantity} × ` : '') + [number, name, ...sizes.map((size) => `${size.name} ${size.value}`)].filter(Boolean).join(', ')
