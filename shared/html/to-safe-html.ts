// The only entry point for a host's HTML: menus, banners, content blocks. All other host content is text.
import { commonAttributes, elements } from './allow-list.ts'
import { tidy } from './tidy.ts'

declare global {
  interface Window {
    readonly Sanitizer?: new (config: { elements: object[]; attributes: string[]; comments: boolean; dataAttributes: boolean }) => object
  }
  interface Element {
    /** Missing where the browser has no Sanitizer API. */
    setHTML?: (html: string, options: { sanitizer: object }) => void
  }
}

let sanitizer: object | null = null

/**
 * Sanitises by the browser's own sanitiser with our list; its default would remove class, id, aria and pictures. Null where it has none.
 */
function sanitise(html: string): HTMLElement | null {
  // In a separate document, so that no picture is fetched before its address was checked.
  const { body } = document.implementation.createHTMLDocument('')
  if (!body.setHTML || !window.Sanitizer) return null
  sanitizer ??= new window.Sanitizer({
    elements: [...elements].map(([name, attributes]) => ({ name, attributes: [...attributes] })),
    attributes: [...commonAttributes],
    comments: false,
    dataAttributes: false,
  })
  body.setHTML(html, { sanitizer })
  return body
}

/**
 * Converts a host's HTML to safe nodes. Rejects only where the fallback sanitiser cannot be loaded.
 * @example place.replaceChildren(await toSafeHtml(menu, page.baseUrl))
 */
export async function toSafeHtml(html: string, baseUrl: string): Promise<DocumentFragment> {
  const body = sanitise(html) ?? (await import('./purify.ts')).purify(html)
  // A host's base may be only a path.
  tidy(body, new URL(baseUrl, window.location.href).href)
  const fragment = document.createDocumentFragment()
  fragment.append(...body.childNodes)
  return fragment
}
