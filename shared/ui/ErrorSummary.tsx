// The summary of a form's errors; takes the focus when the form is submitted, and links to each field.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'

/** A field with an error. */
export interface FieldProblem {
  /** The id of the control, or of its group. */
  id: string
  /** The sentence, the same as beside the field. */
  sentence: string
  /** The field's label, shown before the sentence. */
  label: string
  /** Shows the control, if it may be hidden, before it gets the focus. */
  onGo?: (() => void) | undefined
}

const CONTROL = 'input:not(:disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled)'

/** Props of the summary. */
export interface ErrorSummaryProps {
  /** The visible heading, to replace the default one. */
  heading?: string | undefined
  /** The form's name: with it, two summaries on one page have two names. */
  of?: string | undefined
  problems: readonly FieldProblem[]
  /** The number of submits: each of them moves the focus here. */
  focusKey: number
}

/** The summary. While it is shown, the page's title starts with an error notice. */
export function ErrorSummary({ heading: given, of, problems, focusKey }: ErrorSummaryProps) {
  const { t } = useLingui()
  const heading = given ?? t`Please check these fields`
  const summary = useRef<HTMLElement>(null)
  const hasProblems = problems.length > 0
  const prefix = `${t`Error:`} `
  const served = useRef(0)
  useEffect(() => {
    // Only a submit moves the focus; correcting a field must not.
    if (served.current === focusKey || !summary.current) return
    served.current = focusKey
    summary.current.focus()
  })
  useEffect(() => {
    if (!hasProblems) return undefined
    if (!document.title.startsWith(prefix)) document.title = prefix + document.title
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length)
    }
  }, [hasProblems, prefix])
  if (!hasProblems) return null
  return (
    <section className="touchline-summary" ref={summary} tabIndex={-1} aria-label={of === undefined ? heading : `${of}: ${heading}`}>
      <p className="touchline-summary-heading">{heading}</p>
      <ul className="touchline-summary-list">
        {problems.map(({ id, sentence, label, onGo }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault()
                onGo?.()
                // What this shows is drawn before the next frame.
                if (onGo) requestAnimationFrame(() => goTo(id))
                else goTo(id)
              }}
            >
              {label}: {sentence}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A group cannot take the focus: its selected control does, or else its first. */
function goTo(id: string): void {
  const place = document.getElementById(id)
  const control = place?.matches(CONTROL)
    ? place
    : (place?.querySelector<HTMLElement>(':checked') ?? place?.querySelector<HTMLElement>(CONTROL) ?? place)
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
