// The sizes of a player who is taken over from an earlier season, one row a part: what she wore then, and the next size with one press.
import { useLingui } from '@lingui/react/macro'
import { useShared } from '#shared/mount/use-shared.ts'
import type { TeamPart, TeamPlayer } from '#shared/teams/wire.ts'
import { say } from '#shared/ui/say.ts'
import { $teamPressed, changeSize } from '#stores/teams/team-orders.ts'
import { Step } from './Step.tsx'

/** Props of the sizes: the parts that the team wears, and who is asked for them. */
export interface LastSizesProps {
  team: number
  player: TeamPlayer
  parts: readonly TeamPart[]
  action: string | undefined
  /** Called when the pressed button is gone, since there is no size beyond. */
  onGone: () => void
}

/** The rows. A size that is no longer made has none, and begins with the smallest. */
export function LastSizes({ team, player, parts, ...rest }: LastSizesProps) {
  const { t } = useLingui()
  const { name, last } = player
  return (
    <ul className="team-orders-sizes" aria-label={t`Sizes of ${name}`}>
      {parts.map((part) => {
        const at = part.sizes.findIndex(({ value }) => value === player.sizes.find(({ productId }) => productId === part.productId)?.value)
        const before = last?.sizes.find(({ productId }) => productId === part.productId)
        const now = part.sizes[at]?.label
        const [year, worn] = [last?.year ?? 0, before?.size ?? '']
        return (
          <li key={part.productId}>
            <span>
              {part.name} <strong>{now ?? t`no size yet`}</strong>{' '}
              {before ? <span className="team-orders-before">{worn === now ? t`as in ${year}` : t`${year}: ${worn}`}</span> : null}
            </span>
            <span className="team-orders-change">
              <Change team={team} player={player} part={part} at={at - 1} {...rest} isDown />
              <Change team={team} player={player} part={part} at={at + 1} {...rest} />
            </span>
          </li>
        )
      })}
    </ul>
  )
}

interface ChangeProps extends Omit<LastSizesProps, 'parts'> {
  part: TeamPart
  /** The place of the new size among those of the part. */
  at: number
  isDown?: boolean
}

/** The button to the size beside; nothing beyond the last one. */
function Change({ team, player, part: { productId, name, sizes }, at, action, onGone, isDown = false }: ChangeProps) {
  const { t } = useLingui()
  const pressed = useShared($teamPressed)
  const size = sizes[at]
  if (!size) return null
  const { value, label } = size
  const who = player.name
  const change = async () => {
    if (!(await changeSize(team, player.id, productId, value)).ok) return
    say(t`${who}, ${name}: ${label}`)
    if (!sizes[isDown ? at - 1 : at + 1]) onGone()
  }
  return (
    <Step
      step="size"
      team={team}
      player={player.id}
      size={{ productId, value }}
      action={action}
      tone={isDown ? 'quiet' : 'secondary'}
      isBusy={pressed?.team === team && pressed.player === player.id && pressed.what === 'size'}
      onPress={() => void change()}
    >
      {isDown ? t`Smaller: ${label}` : t`Larger: ${label}`}{' '}
      <span className="touchline-hidden">
        {name}, {who}
      </span>
    </Step>
  )
}
