// Helpers that every template needs besides Hono's escaping `html`.
import { html, raw } from 'hono/html'

export { html, raw }

/** Escaped markup; it is a promise only if a template contains one. */
export type Html = ReturnType<typeof html>

/** Markup as plain text, for display. */
export function textOf(markup: Html): string {
  if (markup instanceof Promise) throw new Error('pages: this markup is not finished; await it first')
  return markup.toString()
}

/** JSON that cannot end the script element it is printed in. */
export function scriptJson(value: unknown): Html {
  return raw(JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029'))
}

/** Prints `name="value"` for each value; `true` prints the bare name, null and false print nothing. */
export function attributes(values: Readonly<Record<string, string | number | boolean | null | undefined>>): Html {
  const printed = Object.entries(values).flatMap(([name, value]) => {
    if (value === null || value === undefined || value === false) return []
    return value === true ? [html` ${raw(name)}`] : [html` ${raw(name)}="${value}"`]
  })
  return html`${printed}`
}

/** A hidden field of a form. */
export function hidden(name: string, value: string | number): Html {
  return html`<input type="hidden" name="${name}" value="${value}" />`
}
