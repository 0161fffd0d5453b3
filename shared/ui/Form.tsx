// A form on the page: a summary of what is wrong that takes the focus, its fields, the server's message, and the submit button.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, type ReactNode } from 'react'
import type { FormValues } from '#shared/form/form-parts.ts'
import { failureSentence } from '#shared/i18n/sentences.ts'
import { useMount } from '#shared/mount/context.ts'
import { Challenged } from '#shared/mount/slot.tsx'
import { Button } from './Button.tsx'
import { classes } from './classes.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { Notice } from './Notice.tsx'
import type { FormView } from './use-form.ts'

/** What a form needs. */
export interface FormProps<Values extends FormValues, Value> {
  /** What `useForm` answered. */
  of: FormView<Values, Value>
  /** The words of the button. */
  submit: string
  /** The fields. */
  children: ReactNode
  /** Where the plain form goes that a host prints: before the widget is there, and where it never comes. */
  action?: string | undefined
  method?: 'get' | 'post'
  /** `multipart/form-data` where files go along. */
  encType?: 'multipart/form-data'
  /** Beside the button. */
  aside?: ReactNode
  /** Takes the form's place, and the focus, once it is sent. */
  done?: ReactNode
  /** Called once it is sent. */
  onSent?: (value: Value) => void
  /** The failure of the whole form is shown by somebody else. */
  isFailureElsewhere?: boolean
  /** Heads what is wrong, where there are better words than the usual ones. */
  summary?: string | undefined
  /** Its name, where no heading stands right above it. */
  label?: string
  className?: string
}

/** A form. Its errors are said in the page's language, so the browser's own bubbles stay off. */
export function Form<Values extends FormValues, Value>({
  of: { form, state, problems, takeShown },
  submit,
  children,
  action,
  method = 'post',
  encType,
  aside,
  done,
  onSent,
  isFailureElsewhere = false,
  summary,
  label,
  className,
}: FormProps<Values, Value>) {
  const { t } = useLingui()
  const { element } = useMount()
  const { sending, refusals } = state
  if (sending.state === 'sent' && done !== undefined) return <Done>{done}</Done>
  const send = async () => {
    const result = await form.submit(element ?? undefined)
    if (result.ok) onSent?.(result.value)
  }
  return (
    <form
      className={classes('touchline-form', className)}
      action={action}
      method={method}
      encType={encType}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (sending.state === 'sending') return
        takeShown()
        void send()
      }}
    >
      {/* What is being mended leaves the list at once; the list comes with a submit. */}
      <ErrorSummary heading={summary ?? t`Please check these fields`} problems={refusals > 0 ? problems : []} focusKey={refusals} />
      {children}
      {sending.state === 'failed' && !isFailureElsewhere ? <Notice tone="error">{failureSentence(sending.error)}</Notice> : null}
      <Challenged sending={sending} />
      <div className="touchline-form-end">
        <Button type="submit" tone="primary" isBusy={sending.state === 'sending'}>
          {submit}
        </Button>
        {aside}
      </div>
    </form>
  )
}

/** What stands there instead; without the focus a screen reader would be left nowhere. */
function Done({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div className="touchline-form-done" ref={place} tabIndex={-1}>
      {children}
    </div>
  )
}
