// Which part of the names is printed: lists have whole names, shirts often only the last one.
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMount } from '#shared/mount/context.ts'
import { namePart, type NameWay } from '#shared/product/rules/player-list/names.ts'
import { lettersOf } from '#shared/product/rules/printing.ts'
import type { RosterText } from '#shared/product/rules/roster.ts'
import { Choice } from '#shared/ui/Choice.tsx'
import { RadioGroup } from '#shared/ui/RadioGroup.tsx'
import type { ListStore } from '#stores/product/team-roster/player-list.ts'

/** Props of the choice: the names as the list has them, and what may be printed. */
interface PrintedNamesProps {
  store: ListStore
  names: readonly string[]
  way: NameWay
  rule: RosterText
}

/** The choice, each way with an example and how many names are too long; nothing where no name has several words. */
export function PrintedNames({ store, names, way, rule: { maxLength } }: PrintedNamesProps) {
  const { t } = useLingui()
  const { id } = useMount()
  const example = names.find((name) => namePart(name, 'first') !== name)
  if (example === undefined) return null
  const ways: readonly { value: NameWay; label: string }[] = [
    { value: 'whole', label: t`Whole name` },
    { value: 'last', label: t`Last name` },
    { value: 'first', label: t`First name` },
  ]
  const detailOf = (value: NameWay) => {
    const long = maxLength === null ? 0 : names.filter((name) => lettersOf(namePart(name, value)).length > maxLength).length
    const shown = namePart(example, value)
    return long === 0 ? shown : `${shown}; ${t`${plural(long, { one: '# name is too long', other: '# names are too long' })}`}`
  }
  return (
    <RadioGroup id={id('list-names')} legend={t`What is printed as the name?`}>
      <div className="team-list-ways">
        {ways.map(({ value, label }) => (
          <Choice
            key={value}
            type="radio"
            id={id(`list-names-${value}`)}
            name={id('list-names-way')}
            value={value}
            label={label}
            detail={detailOf(value)}
            isChosen={way === value}
            onChoose={() => store.print(value)}
          />
        ))}
      </div>
    </RadioGroup>
  )
}
