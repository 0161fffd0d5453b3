// What becomes of the players who are there already.
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMount } from '#shared/mount/context.ts'
import type { MergeWay } from '#shared/product/rules/player-list/merge.ts'
import { Choice } from '#shared/ui/Choice.tsx'
import { RadioGroup } from '#shared/ui/RadioGroup.tsx'
import type { ListStore } from '#stores/product/team-roster/player-list.ts'

/** The choice. */
export function Ways({ store, way, present }: { store: ListStore; way: MergeWay; present: number }) {
  const { t } = useLingui()
  const { id } = useMount()
  const ways: readonly { value: MergeWay; label: string; detail: string }[] = [
    { value: 'match', label: t`Match by name`, detail: t`Players of the same name are completed and changed, the others added.` },
    { value: 'add', label: t`Add below`, detail: t`Nobody who is there is changed.` },
    {
      value: 'replace',
      label: t`Replace`,
      detail: t`${plural(present, { one: 'The player who is there is removed.', other: 'The # players who are there are removed.' })}`,
    },
  ]
  return (
    <RadioGroup id={id('list-ways')} legend={t`The players who are there`}>
      <div className="team-list-ways">
        {ways.map(({ value, label, detail }) => (
          <Choice
            key={value}
            type="radio"
            id={id(`list-way-${value}`)}
            name={id('list-way')}
            value={value}
            label={label}
            detail={detail}
            isChosen={way === value}
            onChoose={() => store.choose(value)}
          />
        ))}
      </div>
    </RadioGroup>
  )
}
