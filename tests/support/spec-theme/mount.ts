// Prints a mount as the README describes: attributes, options as JSON, and the platform's own HTML inside.
import { html, jsonText, raw, type Html, type Part } from '../spec-host/pages/html.ts'

type Attributes = Record<string, string | number | boolean | undefined>

/** A scalar option becomes an attribute, a list or an object goes into the JSON child. */
export function mount(widget: string, attributes: Attributes, content: Part, options?: Record<string, unknown>): Html {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => html` data-${name}="${String(value)}"`)
  const json = options === undefined ? '' : html`<script type="application/json" data-touchline-options>${raw(jsonText(options))}</script>`
  return html`<div data-touchline="${widget}"${written}>${json}${content}</div>`
}
