// The list above a host's form of all that is wrong with it: takes the focus when the form is sent and leads to each field.
import { msg } from '@lingui/core/macro'
import { i18n } from '#shared/i18n/i18n.ts'
import type { Field } from './fields.ts'
import { inBatches } from './in-batches.ts'

/** One form's summary. */
export interface Summary {
  /** Lists what is wrong now, nothing if all is well; with `takesFocus` somebody sent the form. */
  show: (wrong: readonly Field[], takesFocus: boolean) => void
}

/** Makes it; it is in the form while there is something to say, which is what `saidOf` a field. */
export function openSummary(form: HTMLFormElement, saidOf: (field: Field) => string, signal: AbortSignal): Summary {
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
  const standing = (field: Field) => {
    const known = lines.get(field)
    return known?.said === saidOf(field) ? known.item : null
  }
  const drawInBatches = inBatches(signal)
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
      // What is said already stands at once, in its order; the rest comes between.
      list.replaceChildren(...wrong.flatMap((one) => standing(one) ?? []))
      let labels: Labels | undefined
      let next = list.firstElementChild
      // Mending a field does not bring a list back that has gone.
      if (takesFocus) {
        if (!section.isConnected) form.prepend(section)
        if (!document.title.startsWith(prefix)) document.title = prefix + document.title
      }
      drawInBatches(
        wrong,
        (one) => {
          const said = saidOf(one)
          const item = standing(one) ?? drawLine(one, labelOf(one, (labels ??= labelsOf(form))), said)
          lines.set(one, { said, item })
          if (item === next) next = next.nextElementSibling
          else list.insertBefore(item, next)
        },
        () => takesFocus && section.focus(),
      )
    },
  }
}

function drawLine({ owner }: Field, label: string, said: string): HTMLElement {
  const item = document.createElement('li')
  const link = document.createElement('a')
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

type Labels = ReadonlyMap<string, HTMLLabelElement>

/** A form's labels by what they are for, in one look: a control asked for its own looks through the whole page. */
const labelsOf = (form: HTMLFormElement): Labels =>
  new Map([...form.querySelectorAll<HTMLLabelElement>('label[for]')].map((label) => [label.htmlFor, label]))

/** A group is named by its legend, a field by its label. */
function labelOf({ controls, owner }: Field, labels: Labels): string {
  const legend = controls.length > 1 ? owner.closest('fieldset')?.querySelector('legend') : null
  const label = legend ?? labels.get(owner.id) ?? owner.closest('label:not([for])') ?? owner.labels?.[0]
  const text = label
    ? [...label.childNodes]
        .filter((node) => !(node instanceof Element && node.matches('input, select, textarea')))
        .map((node) => node.textContent)
        .join(' ')
    : ''
  return (text.trim() || owner.getAttribute('aria-label') || '').replaceAll(/\s+/g, ' ').replace(/[\s:*]+$/, '')
}
