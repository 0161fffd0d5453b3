// The form that starts the team order, loaded with the press; then the link to send.
import { useEffect, useRef, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { grouped } from '#shared/domain/grouped.ts'
import { formatDate } from '#shared/i18n/format-date.ts'
import { sentence } from '#shared/i18n/sentences.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { focusField } from '#shared/product/parts/focus-field.ts'
import { PlayersLink } from '#shared/teams/parts/PlayersLink.tsx'
import type { TeamOrder } from '#shared/teams/wire.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Form } from '#shared/ui/Form.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { useForm } from '#shared/ui/use-form.ts'
import { productStore } from '#stores/product/product.ts'
import { chosenKit } from '#stores/product/team-kit.ts'
import { $isLoggedIn } from '#stores/session/current-customer.ts'
import { teamLinkForm, type TeamLinkValues } from '#stores/teams/team-link.ts'

/** Props of the form: its product, the values to start with, and where a team order has its page. */
export interface StartFormProps {
  productId: number
  values: TeamLinkValues
  teamUrl: string | undefined
}

/** The form, or what it has started. */
export function StartForm({ productId, values, teamUrl }: StartFormProps) {
  const { t } = useLingui()
  const [started, keep] = useState<TeamOrder | null>(null)
  const isLoggedIn = useShared($isLoggedIn)
  const team = useForm(() => teamLinkForm(productId, values), { title: t`Name of the team`, closesOn: t`Closing date` })
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('input')?.focus(), [])
  if (started) return <Started team={started} teamUrl={teamUrl} />
  return (
    <div className="team-link-form" ref={place}>
      <StillToChoose productId={productId} />
      <Form of={team} submit={t`Create link`} label={t`Send your players a link`} onSent={keep}>
        <TextField {...team.text('title')} maxLength={80} autoComplete="off" />
        <TextField {...team.text('closesOn')} type="date" hint={t`Until this day your players can enter and change their data.`} />
        {isLoggedIn ? null : (
          <p className="team-link-words">{t`The team order is kept in your account: you log in next, and nothing that you have entered is lost.`}</p>
        )}
      </Form>
    </div>
  )
}

/** What the whole team still has to choose, part by part; each leads to its field above. */
function StillToChoose({ productId }: { productId: number }) {
  const { $configuration, $items } = productStore(productId)
  useShared($configuration)
  const items = useShared($items)
  const problems = chosenKit(productId)?.problems ?? []
  if (problems.length === 0) return null
  // What several parts lack, such as a colour, is chosen once for the whole kit.
  const links = [...grouped(problems, ({ code, values }) => sentence(code, values))].flatMap(([words, [problem, ...more]]) => {
    if (!problem) return []
    const { field } = problem
    const part = items.find(({ optionId, selectionId }) => `${field}.`.startsWith(`bundle.${optionId}.${selectionId}.`))
    return [
      <Button key={field} tone="quiet" onPress={() => focusField(productId, field)}>
        {[more.length === 0 ? part?.title : '', words].filter(Boolean).join(': ')}
      </Button>,
    ]
  })
  return (
    <Notice tone="info" action={<div className="team-link-open">{links}</div>}>
      {sentence('team-link.kit-open')}
    </Notice>
  )
}

function Started({ team: { id, title, closesOn, link }, teamUrl }: { team: TeamOrder; teamUrl: string | undefined }) {
  const { t } = useLingui()
  const day = formatDate(closesOn)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div className="team-link-started" ref={place} tabIndex={-1}>
      <Notice tone="success">{t`Your team order is ready. Players can sign up until ${day}.`}</Notice>
      {link === null ? null : <PlayersLink link={link} title={title} name={`link-${id}`} />}
      {teamUrl === undefined ? null : (
        <p>
          <ButtonLink href={teamUrl.replace('{id}', String(id))}>{t`To the team order`}</ButtonLink>
        </p>
      )}
    </div>
  )
}
