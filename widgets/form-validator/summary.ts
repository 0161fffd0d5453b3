// The error summary above a host's form: takes the focus when the form is submitted, and links to each invalid field.
import { msg } from '@lingui/core/macro'
import { i18n } from '#shared/i18n/i18n.ts'
import type { Field } from './fields.ts'
import { inBatches } from './in-batches.ts'

/** The summary of one form. */
export interface Summary {
  /** Lists the invalid fields, or removes the summary if there are none. `takesFocus` is true after a submit. */
  show: (wrong: readonly Field[], takesFocus: boolean) => void
}

/** Creates the summary. It is in the form only while there are errors; `saidOf` returns the message of a field. */
export function openSummary(form: HTMLFormElement, saidOf: (field: Field) => string, signal: AbortSignal): Summary {
  const section = document.createElement('section')
  const heading = document.createElement('p')
  const list = document.createElement('ul')
  const title = i18n._(msg`Please check these fields`)
  const prefix = `${i18n._(msg`Error:`)} `
  section.className = 'touchline-summary'
  section.tabIndex = -1
  // With the form's name, so that two summaries on one page have different names.
  const of = form.getAttribute('aria-label') ?? form.querySelector('[type="submit"], button:not([type])')?.textContent?.trim()
  section.setAttribute('aria-label', of ? `${of}: ${title}` : title)
  heading.className = 'touchline-summary-heading'
  heading.textContent = title
  list.className = 'touchline-summary-list'
  section.append(heading, list)
  // Each entry is drawn once per message: reading a label's text is slow in forms with hundreds of fields.
  const lines = new Map<Field, { said: string; item: HTMLElement }>()
  const standing = (field: Field) => {
    const known = lines.get(field)
    return known?.said === saidOf(field) ? known.item : null
  }
  const drawInBatches = inBatches(signal)
  const leave = () => {
    // Prototype's `remove` throws if the element has no parent.
    if (section.parentNode) section.remove()
    lines.clear()
    if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length)
  }
  signal.addEventListener('abort', leave)
  return {
    show: (wrong, takesFocus) => {
      if (wrong.length === 0) return leave()
      // Unchanged entries are shown at once, in order; the others are inserted in batches.
      list.replaceChildren(...wrong.flatMap((one) => standing(one) ?? []))
      let labels: Labels | undefined
      let next = list.firstElementChild
      // Correcting a field does not bring back a summary that was removed.
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
  // Without an id there is no fragment to link to, but a link needs an `href` to be focusable.
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

/** Maps the form's labels by the controls they are for, in one query: `control.labels` searches the whole page each time. */
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
