// Builds HTML and escapes everything that is not HTML already.

/** A piece of HTML, which is not escaped again. */
export interface Html {
  readonly text: string
}

export type Part = Html | string | number | null | undefined | readonly Part[]

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)

const isHtml = (part: Part): part is Html => typeof part === 'object' && part !== null && 'text' in part

export const render = (part: Part): string => {
  if (part === null || part === undefined) return ''
  if (typeof part === 'string' || typeof part === 'number') return escape(String(part))
  return isHtml(part) ? part.text : part.map(render).join('')
}

export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html => ({
  text: strings.map((piece, index) => piece + (index < parts.length ? render(parts[index]) : '')).join(''),
})

/** Marks trusted HTML as HTML. */
export const raw = (text: string): Html => ({ text })

/** JSON that can be printed in a script element. */
export const jsonText = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
