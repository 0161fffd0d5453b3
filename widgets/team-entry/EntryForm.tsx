// A player's own entry: name and number as printed, and a size for each part of the kit.
import { useEffect, useRef } from 'react'
import { useLingui } from '@lingui/react/macro'
import { formatDate } from '#shared/i18n/format-date.ts'
import type { OpenedTeam } from '#shared/teams/wire.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Form } from '#shared/ui/Form.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { Select } from '#shared/ui/Select.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { useForm } from '#shared/ui/use-form.ts'
import { changeEntry, enterAnother, entryForm, type OpenTeam, sizeField } from '#stores/teams/team-entry.ts'
import { NumberPicker } from './NumberPicker.tsx'
import { Reminder } from './Reminder.tsx'
import { SizeHelp } from './SizeHelp.tsx'
import type { TeamEntryOptions } from './team-entry.tsx'

/** Props of the form. */
interface EntryProps {
  open: OpenTeam
  options: TeamEntryOptions
}

/** The team, and the form while entries are open. */
export function EntryForm({ open, options }: EntryProps) {
  const { t } = useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { title, kit, kitUrl, picture, closesOn, isOpen, entry } = open.team
  const day = formatDate(closesOn)
  return (
    <div className="team-entry-parts">
      <div className="team-entry-head">
        {/* The kit in the team's colours; a back with the player's own name takes this place. */}
        {picture === null ? null : <img className="team-entry-picture" src={picture} alt="" width={160} height={160} />}
        <div className="team-entry-team">
          <h2 className="team-entry-title" ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <p className="team-entry-words">{kitUrl === null ? kit : <a href={kitUrl}>{kit}</a>}</p>
          {isOpen ? <p className="team-entry-words">{t`You can sign up until ${day}.`}</p> : null}
        </div>
      </div>
      {isOpen ? null : <Notice tone="info">{t`The closing date has passed. Ask your organiser.`}</Notice>}
      {entry?.isApproved ? (
        <Approved team={open.team} />
      ) : entry && (open.isReturn || !isOpen) ? (
        <Returned team={open.team} onChange={() => heading.current?.focus()} />
      ) : isOpen ? (
        <Fields open={open} options={options} />
      ) : null}
      {isOpen && entry === null ? <Reminder open={open} options={options} /> : null}
    </div>
  )
}

function Approved({ team }: { team: OpenedTeam }) {
  const { t } = useLingui()
  return (
    <>
      <Notice tone="success">{t`Your entry is approved. Ask your organiser if something has to change.`}</Notice>
      <Facts team={team} />
      {team.isOpen ? <Another /> : null}
    </>
  )
}

/** An entry of an earlier visit: who has opened the link now says first whether it is about the same player. */
function Returned({ team, onChange }: { team: OpenedTeam; onChange: () => void }) {
  const { t } = useLingui()
  const change = () => {
    changeEntry()
    // The button is gone.
    onChange()
  }
  return (
    <>
      <Notice tone="info">{t`This player was entered on this device.`}</Notice>
      <Facts team={team} />
      {team.isOpen ? (
        <div className="touchline-form-end">
          <Button onPress={change}>{t`Change this entry`}</Button>
          <Another />
        </div>
      ) : null}
    </>
  )
}

function Facts({ team: { entry, parts } }: { team: OpenedTeam }) {
  const { t } = useLingui()
  if (!entry) return null
  const { name, number, sizes } = entry
  return (
    <dl className="team-entry-facts">
      <div>
        <dt>{t`Name on the shirt`}</dt>
        <dd>{name}</dd>
      </div>
      {number === '' ? null : (
        <div>
          <dt>{t`Number`}</dt>
          <dd>{number}</dd>
        </div>
      )}
      {parts.map((part) => (
        <div key={part.productId}>
          <dt>{part.name}</dt>
          <dd>{part.sizes.find(({ value }) => value === sizes[part.productId])?.label ?? '–'}</dd>
        </div>
      ))}
    </dl>
  )
}

function Fields({ open, options: { action, values, refused } }: EntryProps) {
  const { t } = useLingui()
  const { token, owner, team, isSent } = open
  const entry = useForm(() => entryForm(open, { values, refused }), {
    name: t`Name on the shirt`,
    number: t`Number`,
    ...Object.fromEntries(team.parts.map(({ productId, name }) => [sizeField(productId), name])),
  })
  const isKnown = team.entry !== null
  const { sending } = entry.state
  const gone = team.deletedOn === null ? '' : formatDate(team.deletedOn)
  const isDone = isSent && entry.problems.length === 0 && sending.state !== 'failed' && sending.state !== 'sending'
  return (
    <>
      {isKnown && !isSent ? (
        <Notice tone="success">{t`This is what you have entered. You can still change it here until it is approved.`}</Notice>
      ) : null}
      {/* Outside of the form, since the size advice has a form of its own. */}
      <SizeHelp parts={team.parts} />
      <Form of={entry} submit={isKnown ? t`Save` : t`Send to the organiser`} action={action} aside={isKnown ? <Another /> : undefined}>
        <input type="hidden" name="step" value="enter" />
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="owner" value={owner} />
        <TextField {...entry.text('name')} autoComplete="name" maxLength={200} />
        <TextField {...entry.text('number')} inputMode="numeric" autoComplete="off" maxLength={20} />
        {team.highestNumber === null ? null : (
          <NumberPicker
            numbers={{ taken: team.takenNumbers, reserved: team.reservedNumbers, highest: team.highestNumber }}
            chosen={entry.state.values['number'] ?? ''}
            onChoose={(number) => entry.text('number').onInput(number)}
          />
        )}
        {team.parts.map(({ productId, sizes }) => (
          <Select key={productId} {...entry.select(sizeField(productId))} options={[{ value: '', label: t`Choose a size` }, ...sizes]} />
        ))}
        <p className="team-entry-words">
          {t`Name, number and sizes go to your organiser and to us, for the orders of this team alone.`}{' '}
          {gone === '' ? null : t`They are deleted after ${gone} unless they are ordered or in the organiser’s cart by then.`}
        </p>
        {/* Beside the pressed button: on a phone the start of the form is out of view. */}
        {isDone ? (
          <Notice tone="success">{t`Your entry is with the organiser. You can still change it here until it is approved.`}</Notice>
        ) : null}
      </Form>
    </>
  )
}

function Another() {
  const { t } = useLingui()
  return <Button tone="quiet" onPress={enterAnother}>{t`Enter another player`}</Button>
}
