// The fields of a widget's look and slots, folded below its options; the script sets the properties and adds the templates.
import { attributes, html, type Html } from '../pages/markup.ts'
import type { Library, WidgetInfo } from './library.ts'
import { sentence } from './markdown.ts'

/** The fields; empty for a widget that has neither. */
export function lookFields({ customProperties, slots }: WidgetInfo, { tokens }: Library): Html {
  const known = customProperties.flatMap((name) => tokens.get(name) ?? [])
  return html`${fold(
    'Look',
    known.map(({ name, initial, description }) =>
      field(
        { name, kind: 'token', help: sentence(description) },
        (own) => html`<input${own}${attributes({ placeholder: initial, autocomplete: 'off' })} />`,
      ),
    ),
  )}${fold(
    'Slots',
    slots.map((name) =>
      field(
        { name, kind: 'slot', help: html`HTML of your own at this place.` },
        (own) => html`<textarea${own} rows="3" spellcheck="false"></textarea>`,
      ),
    ),
  )}`
}

const fold = (title: string, fields: readonly Html[]): Html | '' =>
  fields.length === 0 ? '' : html`<details class="docs-fold"><summary>${title}</summary>${fields}</details>`

function field({ name, kind, help }: { name: string; kind: 'token' | 'slot'; help: Html }, control: (own: Html) => Html): Html {
  const id = `${kind}-${name.replaceAll(/[^a-z]+/g, '-')}`
  return html`<div class="docs-field">
    <label for="${id}"><code>${name}</code></label>
    ${control(attributes({ class: 'input', id, name, 'data-kind': kind, 'aria-describedby': `${id}-help` }))}
    <p class="docs-help" id="${id}-help">${help}</p>
  </div>`
}
