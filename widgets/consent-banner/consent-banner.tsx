// Asks for consent to count the visit, and to remember what was seen where widgets wait for that. Refusing takes one press, like agreeing, and the answer can be changed in the same place.
import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { environment } from '#shared/environment.ts'
import { useMount } from '#shared/mount/context.ts'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { classes } from '#shared/ui/classes.ts'
import { $consent, changeConsent, followConsent } from '#stores/page/consent.ts'
import { $page } from '#stores/page/page.ts'

const Options = v.object({
  /** `inline` stays in place and shows the given answer; `bar` is at the bottom of the window until answered, and again at `#consent`. */
  placement: v.optional(v.picklist(['inline', 'bar']), 'inline'),
  /** Where the form posts without JavaScript, with `consent=granted` or `consent=denied`. */
  action: v.optional(v.string()),
  /** The page that says what is counted, by whom and for how long. Default: `routes.privacy` of the page. */
  privacyUrl: v.optional(v.string()),
  /** The same answer decides what widgets with `needsConsent` remember on the device (recently viewed, recent searches): the question says so. */
  coversMemory: v.optional(v.boolean(), false),
})

/** The fragment of links to the question: `<a href="#consent">`. */
const ADDRESS = '#consent'

function ConsentBanner({ options: { placement, action, privacyUrl, coversMemory } }: { options: v.InferOutput<typeof Options> }) {
  const { t } = useLingui()
  const { id, element } = useMount()
  const consent = useShared($consent)
  const { routes } = useShared($page)
  const [isRequested, setRequested] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(followConsent, [])
  useEffect(() => {
    const look = () => setRequested(environment.location.hash === ADDRESS)
    look()
    return environment.onAddress(look)
  }, [])
  useEffect(() => {
    if (isRequested) title.current?.focus()
  }, [isRequested])

  const isBar = placement === 'bar'
  if (isBar && !isRequested && consent !== 'unasked') return null
  const decide = (event: FormEvent) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : { submitter: null }
    if (!(submitter instanceof HTMLButtonElement)) return
    void changeConsent(submitter.value === 'granted', element ?? undefined)
    // Removes the fragment, so that the same link works again.
    if (isRequested) environment.replaceAddress(environment.location.href.replace(/#.*/, ''))
    setRequested(false)
  }
  const said = consent === 'granted' ? t`You allow us to count your visit.` : consent === 'denied' ? t`Your visit is not counted.` : ''
  const privacy = privacyUrl ?? routes.privacy
  const choice = (value: 'granted' | 'denied', label: string) => (
    <button
      type="submit"
      name="consent"
      value={value}
      className="touchline-button consent-banner-choice"
      data-tone="secondary"
      aria-pressed={consent === null ? undefined : consent === value}
    >
      {label}
    </button>
  )
  return (
    <section className={classes('consent-banner-box', isBar && 'is-bar')} aria-labelledby={id('title')}>
      <div className="consent-banner-words">
        <h2 className="consent-banner-title" id={id('title')} ref={title} tabIndex={-1}>{t`May we count your visit?`}</h2>
        <p className="consent-banner-text">
          {t`We would like to know which products and pages people look at, so that we can improve the shop. Nothing is counted or stored for this until you agree.`}
          {coversMemory
            ? ` ${t`If you agree, this device also remembers what you looked at and searched for, to show it to you again.`}`
            : null}
          {privacy === null ? null : (
            <>
              {' '}
              <a className="consent-banner-link" href={privacy}>{t`More about your privacy`}</a>
            </>
          )}
        </p>
        <p className="consent-banner-text" role="status">
          {said}
        </p>
      </div>
      <form className="consent-banner-form" action={action} method="post" onSubmit={decide}>
        {choice('denied', t`Do not count`)}
        {choice('granted', t`Count my visit`)}
      </form>
    </section>
  )
}

export default defineWidget({ name: 'consent-banner', options: Options, view: ConsentBanner })
