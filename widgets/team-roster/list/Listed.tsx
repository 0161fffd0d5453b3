// Each player of a list as she will be, with what is missing, wrong or changed; on a narrow page each row is a card.
import { useLingui } from '@lingui/react/macro'
import { sentence } from '#shared/i18n/sentences.ts'
import type { Outcome, PlayerChange } from '#shared/product/rules/player-list/merge.ts'
import { piecesOf } from '#shared/product/rules/player.ts'
import type { PlayerFault, RosterPlan, RosterProduct } from '#shared/product/rules/roster.ts'
import type { ListCheck } from '#stores/product/team-roster/player-list.ts'
import { isMissing } from './is-missing.ts'

/** The players; nothing where there are none. */
export function Listed({ check: { merged, faults }, plan }: { check: ListCheck; plan: RosterPlan }) {
  const { t } = useLingui()
  const sized = plan.products.filter(({ sizes }) => sizes.length > 0)
  // Who has no room stands below, with what else is left out.
  const taken = merged.outcomes.filter(({ kind }) => kind !== 'left')
  if (taken.length === 0) return null
  const hasPieces = taken.some(({ listed }) => listed.quantity !== undefined)
  return (
    <table className="team-list-players">
      <caption className="touchline-hidden">{t`The players of your list`}</caption>
      <thead>
        <tr>
          <th scope="col">{t`Line`}</th>
          <th scope="col">{t`Name`}</th>
          <th scope="col">{t`Number`}</th>
          {sized.map(({ id, label }) => (
            <th scope="col" key={id}>
              {label}
            </th>
          ))}
          {hasPieces ? <th scope="col">{t`Pieces`}</th> : null}
          <th scope="col">{t`In the team`}</th>
        </tr>
      </thead>
      <tbody>
        {taken.map((outcome, at) => (
          <Row
            key={`${outcome.listed.line}-${at}`}
            outcome={outcome}
            sized={sized}
            hasPieces={hasPieces}
            faults={faults.filter(({ playerId }) => playerId === outcome.playerId)}
            merged={merged.players.find(({ id }) => id === outcome.playerId)}
          />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps {
  outcome: Outcome
  sized: readonly RosterProduct[]
  hasPieces: boolean
  faults: readonly PlayerFault[]
  /** The player as she will be. */
  merged: ListCheck['merged']['players'][number] | undefined
}

function Row({ outcome: { kind, listed, changes }, sized, hasPieces, faults, merged }: RowProps) {
  const { t } = useLingui()
  const isEmpty = (field: PlayerFault['field']) => faults.some((fault) => fault.field === field && isMissing(fault.code))
  const listedName = (listed.whole ?? listed.name).slice(0, 60)
  const wrong = faults.filter(({ code }) => !isMissing(code))
  const columns = [
    { field: 'name' as const, label: t`Name`, text: merged?.name ?? '' },
    { field: 'number' as const, label: t`Number`, text: merged?.number ?? '' },
    ...sized.map((product) => ({
      field: product.id,
      label: product.label,
      text: product.sizes.find(({ id }) => id === merged?.sizes[product.id])?.label ?? '',
    })),
    ...(hasPieces && merged ? [{ field: 'quantity' as const, label: t`Pieces`, text: String(piecesOf(merged)) }] : []),
  ]
  /** What is printed is limited, and the sentence does not say of what it speaks. */
  const wordsOf = (field: PlayerFault['field'], code: PlayerFault['code'], values: PlayerFault['values']) => {
    const label = field === 'name' ? t`Name` : t`Number`
    const words = sentence(code, values)
    return code.startsWith('personalisation.') ? t`${label}: ${words}` : words
  }
  return (
    <tr>
      <td className="team-list-line" translate="no">
        {listed.line}
      </td>
      {columns.map(({ field, label, text }) => (
        <td key={field} className={field === 'name' ? 'team-list-name' : undefined}>
          <span className="team-list-label">{label}</span>
          {isEmpty(field) ? <span className="team-list-missing">{t`missing`}</span> : <bdi translate="no">{text.slice(0, 60)}</bdi>}
        </td>
      ))}
      <td>
        {kind === 'new' ? t`New player` : kind === 'same' ? t`As it is` : <Changes changes={changes} sized={sized} />}
        {kind === 'new' || listedName === '' || listedName.toLowerCase() === merged?.name.toLowerCase() ? null : (
          <span className="team-list-source">{t`In your list: ${listedName}`}</span>
        )}
        {wrong.map(({ field, code, values }) => (
          <span className="team-list-fault" key={`${field}-${code}`}>
            {wordsOf(field, code, values)}
          </span>
        ))}
      </td>
    </tr>
  )
}

/** Each change in words: Shirt: M → L. */
function Changes({ changes, sized }: { changes: readonly PlayerChange[]; sized: readonly RosterProduct[] }) {
  const { t } = useLingui()
  return (
    <ul className="team-list-changes">
      {changes.map(({ field, from, to }) => {
        const product = sized.find(({ id }) => id === field)
        const textOf = (value: string) => (product ? (product.sizes.find(({ id }) => id === value)?.label ?? '') : value)
        const own = field === 'quantity' ? t`Pieces` : field === 'name' ? t`Name` : t`Number`
        const [what, before, after] = [product?.label ?? own, textOf(from), textOf(to)]
        return <li key={field}>{before === '' ? t`${what}: ${after}` : t`${what}: ${before} → ${after}`}</li>
      })}
    </ul>
  )
}
