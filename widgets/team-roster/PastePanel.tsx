// A text area for rows from a spreadsheet, and the lines that could not be parsed.
import { useEffect, useState } from 'react'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMount } from '#shared/mount/context.ts'
import type { Misunderstood } from '#shared/product/rules/roster-paste.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Field } from '#shared/ui/Field.tsx'
import { focusSoon } from './focus.ts'
import type { PasteReport, RosterStore } from '#stores/product/team-roster/team-roster.ts'

/** Above this number, the remaining lines are only counted. */
const MOST_LINES = 20

/** The panel. */
export function PastePanel({ store, onDone }: { store: RosterStore; onDone: () => void }) {
  const { t } = useLingui()
  const { id } = useMount()
  const [text, setText] = useState('')
  const [report, setReport] = useState<PasteReport | null>(null)
  useEffect(() => focusSoon(id('paste')), [id])
  const take = async () => {
    const found = await store.paste(text)
    setReport(found)
    if (found.players.length > found.left) setText('')
  }
  const taken = report ? report.players.length - report.left : 0
  return (
    <div className="team-roster-panel">
      <Field
        id={id('paste')}
        label={t`Your list`}
        hint={t`Copy it from a spreadsheet or a CSV file: name, number and sizes in any order, a line for each player.`}
      >
        {(wiring) => (
          <textarea
            {...wiring}
            className="touchline-input team-roster-text"
            rows={6}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        )}
      </Field>
      <div className="team-roster-tools">
        <Button tone="primary" onPress={() => void take()}>{t`Add these players`}</Button>
        <Button tone="quiet" onPress={onDone}>{t`Close`}</Button>
      </div>
      <div className="team-roster-report" role="status">
        {report ? <p>{t`${plural(taken, { one: '# player added.', other: '# players added.' })}`}</p> : null}
        {report && (report.misunderstood.length > 0 || report.left > 0) ? <Rest report={report} /> : null}
      </div>
    </div>
  )
}

function Rest({ report: { misunderstood, left } }: { report: PasteReport }) {
  const { t } = useLingui()
  const reasons = {
    column: t`we do not recognise this column`,
    number: t`this is not a number`,
    size: t`this size is not available here`,
    'too-many': t`the team is full`,
  }
  // A player is added without what was not understood of her.
  const unread = misunderstood.filter(({ reason }) => reason !== 'too-many')
  const excess = misunderstood.filter(({ reason }) => reason === 'too-many')
  return (
    <>
      {unread.length > 0 ? (
        <>
          <p>{t`Not understood:`}</p>
          <Lines lines={unread} reasons={reasons} />
        </>
      ) : null}
      {excess.length > 0 || left > 0 ? (
        <>
          <p>{t`Not added:`}</p>
          <Lines lines={excess} reasons={reasons} />
          {left > 0 ? (
            <p>{t`${plural(left, { one: '# player for whom the team has no room', other: '# players for whom the team has no room' })}`}</p>
          ) : null}
        </>
      ) : null}
    </>
  )
}

function Lines({ lines, reasons }: { lines: readonly Misunderstood[]; reasons: Record<Misunderstood['reason'], string> }) {
  const { t } = useLingui()
  const rest = lines.length - MOST_LINES
  return (
    <ul>
      {lines.slice(0, MOST_LINES).map(({ line, cell, reason }, at) => (
        <li key={`${line}-${at}`}>
          {t`Line ${line}:`} “<bdi>{cell.slice(0, 60)}</bdi>”, {reasons[reason]}
        </li>
      ))}
      {rest > 0 ? <li>{t`and ${rest} more`}</li> : null}
    </ul>
  )
}
