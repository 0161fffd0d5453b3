// What can be done with a player's row: leave it out of the order, copy it, remove it.
import { useLingui } from '@lingui/react/macro'
import { useMount } from '#shared/mount/context.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { bin } from '#shared/ui/icons.ts'
import { say } from '#shared/ui/say.ts'
import type { RosterStore } from '#stores/product/team-roster/team-roster.ts'
import { focusName, focusSoon } from './focus.ts'

interface Props {
  playerId: string
  who: string
  isOrdered: boolean
  isFull: boolean
  store: RosterStore
}

const copies = 'M8 8V4h12v12h-4M4 8h12v12H4Z'

/** The two cells. */
export function RowButtons({ playerId, who, isOrdered, isFull, store }: Props) {
  const { t } = useLingui()
  const { id } = useMount()
  const copy = () => {
    const added = store.copy(playerId)
    if (added) focusSoon(id(`players.${added}.name`))
  }
  const remove = () => {
    const order = store.$order.get()
    const at = order.indexOf(playerId)
    const next = order[at + 1] ?? order[at - 1]
    store.remove(playerId)
    say(t`${who} removed`)
    // The button is removed with its row.
    focusName(id(`players.${next ?? store.$order.get()[0] ?? ''}.name`))
  }
  return (
    <>
      <td>
        <Ordered playerId={playerId} who={who} isOrdered={isOrdered} store={store} />
      </td>
      <td className="team-roster-buttons">
        <RowButton column="copy" path={copies} name={t`Copy`} who={who} isDisabled={isFull} onPress={copy} />
        <RowButton column="remove" path={bin} name={t`Remove`} who={who} onPress={remove} />
      </td>
    </>
  )
}

function Ordered({ playerId, who, isOrdered, store }: Omit<Props, 'isFull'>) {
  const { t } = useLingui()
  const { id } = useMount()
  const box = id(`players.${playerId}.ordered`)
  return (
    <label className="team-roster-check" htmlFor={box}>
      <input
        type="checkbox"
        id={box}
        data-column="ordered"
        checked={isOrdered}
        onChange={(event) => store.change(playerId, { isOrdered: event.currentTarget.checked })}
      />
      <span className="team-roster-check-label">{t`In the order`}</span>
      <span className="touchline-hidden">, {who}</span>
    </label>
  )
}

interface ButtonProps {
  column: string
  path: string
  name: string
  who: string
  isDisabled?: boolean
  onPress: () => void
}

/** A button with an icon where rows are short, and with its name on a card. */
function RowButton({ column, path, name, who, isDisabled, onPress }: ButtonProps) {
  return (
    <button
      type="button"
      className="touchline-button"
      data-tone="quiet"
      data-column={column}
      title={name}
      disabled={isDisabled}
      onClick={onPress}
    >
      <Icon path={path} size={18} />
      <span className="team-roster-button-name">{name}</span>
      <span className="touchline-hidden">, {who}</span>
    </button>
  )
}
