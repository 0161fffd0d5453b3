// The numbers of the team: the free ones and those of last year's players to press, and those of other players struck through, without whose they are.
import { useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { useMount } from '#shared/mount/context.ts'
import { shirtNumbers, type UsedNumbers } from '#shared/teams/rules/numbers.ts'
import { Button } from '#shared/ui/Button.tsx'

/** Numbers shown before the rest is asked for: most teams wear these. */
const FIRST = 24

/** Props of the numbers. */
export interface NumberPickerProps {
  numbers: UsedNumbers
  chosen: string
  onChoose: (number: string) => void
}

/** The numbers; a press fills in the field. */
export function NumberPicker({ numbers, chosen, onChoose }: NumberPickerProps) {
  const { t } = useLingui()
  const mount = useMount()
  const [isWhole, showAll] = useState(false)
  const { reserved, highest } = numbers
  const heading = mount.id('numbers')
  return (
    <div className="team-entry-numbers">
      <p className="team-entry-words" id={heading}>{t`Free numbers; those of other players are struck through.`}</p>
      {reserved.length === 0 ? null : (
        <p className="team-entry-words">{t`Numbers with a dashed border are kept for last year’s players: enter your name as it was printed then.`}</p>
      )}
      <ul className="team-entry-grid" aria-labelledby={heading}>
        {shirtNumbers(numbers, isWhole ? highest : FIRST).map(({ number, state }) => (
          <li key={number}>
            {state === 'taken' ? (
              <span className="team-entry-number" data-taken="">
                <s>{number}</s> <span className="touchline-hidden">{t`taken`}</span>
              </span>
            ) : (
              <button
                type="button"
                className="team-entry-number"
                aria-pressed={chosen !== '' && Number(chosen) === number}
                data-reserved={state === 'reserved' ? '' : undefined}
                onClick={() => onChoose(String(number))}
              >
                {number}
                {state === 'reserved' ? <span className="touchline-hidden"> {t`kept for last year’s player`}</span> : null}
              </button>
            )}
          </li>
        ))}
      </ul>
      {isWhole || highest <= FIRST ? null : <Button tone="quiet" onPress={() => showAll(true)}>{t`Show all numbers`}</Button>}
    </div>
  )
}
