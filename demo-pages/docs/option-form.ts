// The form of a widget's options, printed from its JSON Schema with the fields of the page editor; the script applies its values to the mount.
import { optionFields, type Field } from '../editor/palette.ts'
import { attributes, html, type Html } from '../pages/markup.ts'
import type { MountContent } from '../pages/mount.ts'
import { sentence } from './markdown.ts'

/** The form, with more fields at its end; hidden without scripts. */
export function optionForm(
  schema: unknown,
  { attributes: scalars = {}, options = {}, when }: MountContent,
  usual: string,
  more: Html,
): Html {
  const given: Record<string, unknown> = { ...options, ...scalars }
  return html`<form class="docs-form" data-docs-form hidden>
    ${optionFields(schema).map((field) => row(field, given[field.name]))}
    <div class="docs-field">
      <label for="option-when">When it starts</label>
      <select class="input" id="option-when" name="when">
        ${['', 'load', 'idle', 'visible', 'interaction', 'needed'].map((one) => choice(one, one || `Default: ${usual}`, when ?? ''))}
      </select>
    </div>
    ${more}
  </form>`
}

const choice = (value: string, label: string, chosen: string) =>
  html`<option${attributes({ value, selected: value === chosen })}>${label}</option>`

function row(field: Field, value: unknown): Html {
  const id = `option-${field.name}`
  const json = value === undefined || value === null ? '' : JSON.stringify(value, null, 2)
  const written = typeof value === 'string' && field.kind !== 'long' ? value : json
  const own = attributes({ class: 'input', id, name: field.name, 'data-kind': field.kind, 'aria-describedby': `${id}-help ${id}-fault` })
  return html`<div class="docs-field">
    <label for="${id}">${field.label}</label>
    ${input(field, own, written)}
    <p class="docs-help" id="${id}-help">${sentence(field.help)}</p>
    <p class="docs-fault" id="${id}-fault" role="status"></p>
  </div>`
}

function input({ kind, choices, standard }: Field, own: Html, written: string): Html {
  if (kind === 'long') return html`<textarea${own} rows="4" spellcheck="false">${written}</textarea>`
  if (kind !== 'choice' && kind !== 'switch')
    return html`<input${own}${attributes({ value: written, placeholder: standard, inputmode: kind === 'number' ? 'decimal' : null, autocomplete: 'off' })} />`
  const all = kind === 'switch' ? ['true', 'false'] : choices
  return html`<select${own}>${choice('', standard ? `Default: ${standard}` : 'Default', written)}${all.map((one) => choice(one, one, written))}</select>`
}
