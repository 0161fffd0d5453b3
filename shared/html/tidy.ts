// The last pass over sanitised HTML, the same for both sanitisers: makes addresses absolute and safe, and ids unique.
import { safeFile, safeLink } from '#shared/domain/safe-url.ts'
import { elements, isAllowed } from './allow-list.ts'
import { safeSrcset } from './safe-srcset.ts'

const XHTML = 'http://www.w3.org/1999/xhtml'

/** Processes everything inside `root`; `baseUrl` is the base of relative addresses, whatever `<base>` the page has. */
export function tidy(root: Element, baseUrl: string): void {
  for (const element of root.querySelectorAll('*')) {
    if (element.namespaceURI !== XHTML || !elements.has(element.localName)) element.remove()
    else tidyAttributes(element, baseUrl)
  }
}

function tidyAttributes(element: Element, baseUrl: string): void {
  for (const { name, value } of [...element.attributes]) {
    const kept = isAllowed(element.localName, name) ? keptValue(element, name, value, baseUrl) : null
    if (kept === null) element.removeAttribute(name)
    else if (kept !== value) element.setAttribute(name, kept)
  }
  if (element.getAttribute('target') === '_blank') element.setAttribute('rel', 'noopener')
}

/** The safe value of an attribute; null where it has to be removed. */
function keptValue({ localName }: Element, name: string, value: string, baseUrl: string): string | null {
  if (name === 'id') return isHarmless(value) ? value : null
  if (name === 'href') return safeHref(value, baseUrl)
  if (name === 'src') return safeFile(value, baseUrl)
  if (name === 'srcset') return safeSrcset(value, baseUrl)
  if (name === 'target') return value === '_blank' ? value : null
  // The media type of a picture is set by its server.
  return localName === 'ol' && name === 'type' && !/^[1aAiI]$/.test(value) ? null : value
}

/** A link within the page is unchanged; every other one becomes absolute. */
function safeHref(value: string, baseUrl: string): string | null {
  const href = value.trim()
  return href.startsWith('#') ? window.location.href.replace(/#.*/s, '') + href : safeLink(href, baseUrl)
}

/**
 * Named elements become properties of `window` and `document`: an id must not look like a variable's name, be one of ours, or exist
 * already.
 */
function isHarmless(id: string): boolean {
  return /^[a-z][\w]*(-[\w]+)+$/i.test(id) && !/^touchline/i.test(id) && !document.getElementById(id)
}
