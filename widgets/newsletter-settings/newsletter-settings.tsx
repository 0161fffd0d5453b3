// The newsletters a customer receives.
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import * as v from 'valibot'
import { Newsletters } from '#shared/account/wire.ts'
import { failureSentence } from '#shared/i18n/sentences.ts'
import { useMount } from '#shared/mount/context.ts'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Awaited } from '#shared/ui/Awaited.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import {
  $newsletters,
  $newslettersMeanwhile,
  $newslettersSaving,
  $tickedNewsletters,
  loadNewsletters,
  newslettersSeed,
  provideNewsletters,
  saveNewsletters,
  tickNewsletter,
} from '#stores/account/newsletters.ts'
import { $page } from '#stores/page/page.ts'

const Options = v.object({
  /** Where the form posts without JavaScript. Default: the page's own address. */
  action: v.optional(v.string()),
  /** The answer of `api/customer/newsletters`, if the page has it. */
  newsletters: v.optional(v.record(v.string(), v.unknown())),
  /** The newsletters that a plain form selected while they were changed elsewhere. */
  mine: v.optional(v.array(v.string())),
})
type Options = v.InferOutput<typeof Options>

function NewsletterSettings({ options: { action } }: { options: Options }) {
  const { t } = useLingui()
  const newsletters = useShared($newsletters)
  const { routes } = useShared($page)
  useEffect(() => void loadNewsletters(), [])
  return (
    <Awaited of={newsletters} label={t`Loading your newsletters`} onRetry={() => loadNewsletters()} loginUrl={routes.login}>
      {(value) => <Choice newsletters={value} action={action} />}
    </Awaited>
  )
}

function Choice({ newsletters: { items, state, email, version }, action }: { newsletters: Newsletters; action: string | undefined }) {
  const { t } = useLingui()
  const { id } = useMount()
  const ticked = useShared($tickedNewsletters)
  const saving = useShared($newslettersSaving)
  const meanwhile = useShared($newslettersMeanwhile)
  const savedNames = items.filter(({ code }) => meanwhile?.includes(code)).map(({ label }) => label)
  const names = savedNames.join(', ')
  return (
    <form
      className="touchline-form newsletter-settings-form"
      action={action}
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        void saveNewsletters()
      }}
    >
      <input type="hidden" name="version" value={version} />
      {meanwhile ? (
        <Notice tone="info">
          {names === ''
            ? t`You have unsubscribed from all newsletters elsewhere in the meantime.`
            : t`This was saved elsewhere in the meantime: ${{ names }}.`}{' '}
          {t`Your own choice is below: save again to keep it.`}
        </Notice>
      ) : null}
      {state === 'asked' ? (
        <Notice tone="info">{t`Almost done: follow the link in the e-mail that we have sent to ${{ email }}.`}</Notice>
      ) : null}
      <div className="newsletter-settings-list">
        {items.map(({ code, label, detail }) => (
          <Checkbox
            key={code}
            id={id(`newsletter-${code}`)}
            name="codes"
            value={code}
            label={label}
            detail={detail}
            isTicked={ticked.includes(code)}
            onTick={(isTicked) => tickNewsletter(code, isTicked)}
          />
        ))}
      </div>
      {saving.state === 'saved' ? <Notice tone="success">{t`Your choices are saved.`}</Notice> : null}
      {saving.state === 'failed' ? <Notice tone="error">{failureSentence(saving.error)}</Notice> : null}
      <div className="touchline-form-end">
        <Button type="submit" tone="primary" isBusy={saving.state === 'saving'}>{t`Save`}</Button>
      </div>
    </form>
  )
}

function prepare({ newsletters, mine }: Options) {
  const read = v.safeParse(Newsletters, newsletters)
  return provideNewsletters(read.success ? read.output : null, mine ?? null)
}

export default defineWidget({
  name: 'newsletter-settings',
  options: Options,
  view: NewsletterSettings,
  load: () => loadNewsletters(),
  seed: [newslettersSeed],
  prepare,
})
