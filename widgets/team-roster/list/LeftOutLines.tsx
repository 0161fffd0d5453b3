// What of a list is not taken over, each with its line and reason.
import { Trans, useLingui } from '@lingui/react/macro'
import type { LeftOutReason } from '#shared/product/rules/player-list/listed.ts'
import type { ListCheck } from '#stores/product/team-roster/player-list.ts'

/** Above this number, the remaining lines are only counted. */
const MOST_LINES = 20

/** The lines; nothing where everything is taken over. */
export function LeftOutLines({ check: { leftOut, merged } }: { check: ListCheck }) {
  const { t } = useLingui()
  const reasons: Record<LeftOutReason | 'left', string> = {
    above: t`a title above the list`,
    again: t`the headings once more`,
    total: t`a total`,
    remark: t`not a player`,
    column: t`this column is left out`,
    unread: t`not understood`,
    number: t`this is not a number`,
    size: t`this size is not available here`,
    unclear: t`it is not clear which size this is`,
    pieces: t`this is no number of pieces`,
    none: t`no pieces`,
    left: t`the team is full`,
  }
  const lines = [
    ...leftOut,
    ...merged.outcomes.flatMap(({ kind, listed: { line, name, number } }) =>
      kind === 'left' ? [{ line, cell: `${name} ${number}`.trim(), reason: 'left' as const }] : [],
    ),
  ].toSorted((one, other) => one.line - other.line)
  if (lines.length === 0) return null
  const rest = lines.length - MOST_LINES
  return (
    <div className="team-roster-report">
      <h4 className="team-list-subtitle">{t`Not taken over`}</h4>
      <ul>
        {lines.slice(0, MOST_LINES).map(({ line, cell, reason }, at) => (
          <li key={`${line}-${at}`}>
            {t`Line ${line}:`} <Quoted text={cell.slice(0, 60)} />, {reasons[reason]}
          </li>
        ))}
        {rest > 0 ? <li>{t`and ${rest} more`}</li> : null}
      </ul>
    </div>
  )
}

function Quoted({ text }: { text: string }) {
  return (
    <Trans>
      “<bdi>{text}</bdi>”
    </Trans>
  )
}
