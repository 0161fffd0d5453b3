// The list of what is wrong with a form; takes the focus when the form is sent, and leads to each field.
import { useEffect, useRef } from 'react'

/** One wrong field. */
export interface FieldProblem {
  /** The control's id. */
  id: string
  /** The sentence, as beside the field. */
  sentence: string
  /** The field's name, put before the sentence. */
  label: string
}

/** The summary. Give `focusKey` another value with every submit, so that it takes the focus again. */
export function ErrorSummary({ heading, problems, focusKey }: { heading: string; problems: readonly FieldProblem[]; focusKey: number }) {
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problems.length > 0) summary.current?.focus()
    // Only a submit moves the focus; mending a field must not.
  }, [focusKey])
  if (problems.length === 0) return null
  return (
    <div className="touchline-summary" ref={summary} tabIndex={-1} role="group" aria-label={heading}>
      <p className="touchline-summary-heading">{heading}</p>
      <ul className="touchline-summary-list">
        {problems.map(({ id, sentence, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault()
                const control = document.getElementById(id)
                control?.scrollIntoView({ block: 'center' })
                control?.focus({ preventScroll: true })
              }}
            >
              {label}: {sentence}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
