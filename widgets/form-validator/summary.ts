// The list above a host's form of all that is wrong with it: takes the focus when the form is sent and leads to each field.
import { msg } from '@lingui/core/macro'
import { i18n } from '#shared/i18n/i18n.ts'
import type { Field } from './fields.ts'

/** A field with what is said beside it. */
export interface Wrong {
  field: Field
  sentences: readonly string[]
}

/** One form's summary. */
export interface Summary {
  /** Lists what is wrong now, nothing where all is well; with `takesFocus` somebody sent the form. */
  show: (wrong: readonly Wrong[], takesFocus: boolean) => void
}

/** Makes it; it stands in the form while there is something to say. */
export function openSummary(form: HTMLFormElement, signal: AbortSignal): Summary {
  const section = document.createElement('section')
  const heading = document.createElement('p')
  const list = document.createElement('ul')
  const words = i18n._(msg`Please check these fields`)
  const prefix = `${i18n._(msg`Error:`)} `
  section.className = 'touchline-summary'
  section.tabIndex = -1
  section.setAttribute('aria-label', words)
  heading.className = 'touchline-summary-heading'
  heading.textContent = words
  list.className = 'touchline-summary-list'
  section.append(heading, list)
  // A line is drawn once a mistake: a label's text is dear where a form has hundreds.
  const lines = new Map<Field, { said: string; item: HTMLElement }>()
  const lineOf = ({ field, sentences }: Wrong) => {
    const said = sentences.join(' ')
    const known = lines.get(field)
    if (known?.said === said) return known.item
    const item = drawLine(field, said)
    lines.set(field, { said, item })
    return item
  }
  const leave = () => {
    // Prototype's `remove` throws where the element stands nowhere.
    if (section.parentNode) section.remove()
    lines.clear()
    if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length)
  }
  signal.addEventListener('abort', leave)
  return {
    show: (wrong, takesFocus) => {
      if (wrong.length === 0) return leave()
      list.replaceChildren(...wrong.map(lineOf))
      // Mending a field does not bring a list back that has gone.
      if (!takesFocus) return
      if (!section.isConnected) form.prepend(section)
      if (!document.title.startsWith(prefix)) document.title = prefix + document.title
      section.focus()
    },
  }
}

function drawLine(field: Field, said: string): HTMLElement {
  const item = document.createElement('li')
  const link = document.createElement('a')
  const { owner } = field
  const label = labelOf(field)
  link.textContent = `${label && `${label}: `}${said}`
  // Without an id there is no fragment to lead to, and a link needs one to be a link.
  link.href = `#${owner.id}`
  link.addEventListener('click', (event) => {
    event.preventDefault()
    owner.scrollIntoView({ block: 'center' })
    owner.focus({ preventScroll: true })
  })
  item.append(link)
  return item
}

/** A group is named by its legend, a field by its label. */
function labelOf({ controls, owner }: Field): string {
  const legend = controls.length > 1 ? owner.closest('fieldset')?.querySelector('legend') : null
  const label = legend ?? owner.labels?.[0]
  const text = label
    ? [...label.childNodes]
        .filter((node) => !(node instanceof Element && node.matches('input, select, textarea')))
        .map((node) => node.textContent)
        .join(' ')
    : ''
  return (text.trim() || owner.getAttribute('aria-label') || '').replaceAll(/\s+/g, ' ').replace(/[\s:*]+$/, '')
}
