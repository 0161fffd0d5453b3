// The list of what is wrong with a form; takes the focus when the form is sent, and leads to each field.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'

/** One wrong field. */
export interface FieldProblem {
  /** The id of the control, or of the group it is in. */
  id: string
  /** The sentence, as beside the field. */
  sentence: string
  /** The field's name, put before the sentence. */
  label: string
}

const CONTROL = 'input:not(:disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled)'

/** The summary. Give `focusKey` the number of submits so far, so that each of them moves the focus here. While it stands, the page's title says so. */
export function ErrorSummary({ heading, problems, focusKey }: { heading: string; problems: readonly FieldProblem[]; focusKey: number }) {
  const { t } = useLingui()
  const summary = useRef<HTMLElement>(null)
  const hasProblems = problems.length > 0
  const prefix = `${t`Error:`} `
  const served = useRef(0)
  useEffect(() => {
    // Only a submit moves the focus; mending a field must not.
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
    <section className="touchline-summary" ref={summary} tabIndex={-1} aria-label={heading}>
      <p className="touchline-summary-heading">{heading}</p>
      <ul className="touchline-summary-list">
        {problems.map(({ id, sentence, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault()
                goTo(id)
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

/** A group is no place for the focus: its chosen control is, else its first. */
function goTo(id: string): void {
  const place = document.getElementById(id)
  const control = place?.matches(CONTROL)
    ? place
    : (place?.querySelector<HTMLElement>(':checked') ?? place?.querySelector<HTMLElement>(CONTROL) ?? place)
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
