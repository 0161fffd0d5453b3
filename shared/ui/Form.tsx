// A form: an error summary that takes the focus, the fields, the server's message, and the submit button.
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

/** Props of a form. */
export interface FormProps<Values extends FormValues, Value> {
  /** The result of `useForm`. */
  of: FormView<Values, Value>
  /** The text of the submit button. */
  submit: string
  /** The button's tone. Default: `primary`, unless the form is not the main action of its screen. */
  tone?: 'primary' | 'secondary'
  /** The fields. */
  children: ReactNode
  /** The address of the plain form that a host prints, used before the widget is ready and where it never loads. */
  action?: string | undefined
  method?: 'get' | 'post'
  /** `multipart/form-data` for forms with files. */
  encType?: 'multipart/form-data'
  /** Content beside the button. */
  aside?: ReactNode
  /** Replaces the form and takes the focus, once it is sent. */
  done?: ReactNode
  /** Called once it is sent. */
  onSent?: (value: Value) => void
  /** Whether the failure of the whole form is shown elsewhere. */
  isFailureElsewhere?: boolean
  /** The heading of the error summary, to replace the default one. */
  summary?: string | undefined
  /** The accessible name, where no heading stands right above the form. */
  label?: string
  className?: string
}

/** A form. Its errors are in the page's language, so the browser's own bubbles are off. */
export function Form<Values extends FormValues, Value>({
  of: { form, state, problems, takeShown },
  submit,
  tone = 'primary',
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
      {/* A corrected field leaves the summary at once; a new error enters it only with a submit. */}
      <ErrorSummary heading={summary} of={label ?? submit} problems={refusals > 0 ? problems : []} focusKey={refusals} />
      {children}
      {sending.state === 'failed' && !isFailureElsewhere ? <Notice tone="error">{failureSentence(sending.error)}</Notice> : null}
      <Challenged sending={sending} />
      <div className="touchline-form-end">
        <Button type="submit" tone={tone} isBusy={sending.state === 'sending'}>
          {submit}
        </Button>
        {aside}
      </div>
    </form>
  )
}

/** The content after sending; without the focus a screen reader would lose its place. */
function Done({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div className="touchline-form-done" ref={place} tabIndex={-1}>
      {children}
    </div>
  )
}
