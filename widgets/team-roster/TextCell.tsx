// A cell to type into: a player's name, her number, or the pieces of her row.
import { useMount } from '#shared/mount/context.ts'
import { GridField } from './GridField.tsx'

interface Props {
  column: 'name' | 'number' | 'quantity'
  label: string
  playerId: string
  who: string
  value: string
  fault: string | null
  /** Takes what was typed and returns what may stand in the field. */
  onType: (text: string) => string
}

/** The cell. */
export function TextCell({ column, label, playerId, who, value, fault, onType }: Props) {
  const { id } = useMount()
  const field = `players.${playerId}.${column}`
  return (
    <td>
      <GridField id={id(field)} field={field} label={label} of={who} fault={fault}>
        {(wiring) => (
          <input
            {...wiring}
            className="touchline-input"
            data-column={column}
            type="text"
            dir={column === 'name' ? 'auto' : undefined}
            inputMode={column === 'name' ? undefined : 'numeric'}
            placeholder={column === 'quantity' ? '1' : undefined}
            autoComplete="off"
            value={value}
            onInput={(event) => {
              const shown = onType(event.currentTarget.value)
              // A letter that may not stay causes no redraw that would take it out.
              if (shown !== event.currentTarget.value) event.currentTarget.value = shown
            }}
          />
        )}
      </GridField>
    </td>
  )
}
