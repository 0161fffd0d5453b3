// A player's entry in a team order by the organiser's link: name, number and sizes. It needs no account and shows no other player.
import { useEffect } from 'react'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { failureSentence } from '#shared/i18n/sentences.ts'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { OpenedTeam } from '#shared/teams/wire.ts'
import { Form } from '#shared/ui/Form.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { Spinner } from '#shared/ui/Spinner.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { useForm } from '#shared/ui/use-form.ts'
import { $teamEntry, $teamLinkError, openTeamLink, provideTeamEntry, teamCodeForm, teamEntrySeed } from '#stores/teams/team-entry.ts'
import { EntryForm } from './EntryForm.tsx'

const Options = v.object({
  /** Where forms post without JavaScript. Default: the page's own address. */
  action: v.optional(v.string()),
  /** The token of the link, if the server has opened it for a plain form. */
  token: v.optional(v.string()),
  /** A random idempotency key of a plain form: sent twice, it creates one player. */
  owner: v.optional(v.string()),
  /** The answer of `api/teams/open`, if the server has opened the link for a plain form. */
  team: v.optional(v.record(v.string(), v.unknown())),
  /** The values of a plain form: `name`, `number`, and `size.12` for the part with that product. */
  values: v.optional(v.record(v.string(), v.string()), {}),
  /** The server's messages for its fields, by name. */
  refused: v.optional(v.record(v.string(), v.string()), {}),
  /** Whether the plain form was accepted. */
  isSent: v.optional(v.boolean(), false),
})

/** The options of a player's entry. */
export type TeamEntryOptions = v.InferOutput<typeof Options>

function TeamEntry({ options }: { options: TeamEntryOptions }) {
  const { t } = useLingui()
  const current = useShared($teamEntry)
  useEffect(() => {
    void openTeamLink()
  }, [])
  if (current.state === 'open') return <EntryForm key={current.owner} open={current} options={options} />
  if (current.state === 'asking') return <CodeForm action={options.action} />
  return (
    <div className="team-entry-wait" role="status" aria-label={t`Opening the link`}>
      <Spinner />
    </div>
  )
}

function CodeForm({ action }: { action: string | undefined }) {
  const { t } = useLingui()
  const failed = useShared($teamLinkError)
  const code = useForm(teamCodeForm, { token: t`Code from your link` })
  return (
    <div className="team-entry-parts">
      {failed === null ? null : <Notice tone="error">{failureSentence(failed)}</Notice>}
      <Form of={code} submit={t`Open`} action={action} label={t`Open the link of your team`}>
        <TextField {...code.text('token')} autoComplete="off" maxLength={300} hint={t`It is the part after # in your organiser’s link.`} />
      </Form>
    </div>
  )
}

/** On a plain page, the server has already opened the link. */
function prepare({ token, owner, team, isSent }: TeamEntryOptions) {
  const read = v.safeParse(OpenedTeam, team)
  return provideTeamEntry(read.success && token && owner ? { token, owner, team: read.output, isSent } : null)
}

export default defineWidget({ name: 'team-entry', options: Options, view: TeamEntry, extension: 'teams', seed: [teamEntrySeed], prepare })
