// The last pass over sanitised HTML, the same for both sanitisers: makes addresses absolute and safe, and ids unique.
import { safeFile, safeLink } from '#shared/domain/safe-url.ts'
import { elements, isAllowed } from './allow-list.ts'
import { safeSrcset } from './safe-srcset.ts'

const XHTML = 'http://www.w3.org/1999/xhtml'

/** Goes over everything inside `root`; `baseUrl` is what relative addresses start from, whatever `<base>` the page has. */
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

/** An attribute's value as it may stand; null where it may not. */
function keptValue({ localName }: Element, name: string, value: string, baseUrl: string): string | null {
  if (name === 'id') return isHarmless(value) ? value : null
  if (name === 'href') return safeHref(value, baseUrl)
  if (name === 'src') return safeFile(value, baseUrl)
  if (name === 'srcset') return safeSrcset(value, baseUrl)
  if (name === 'target') return value === '_blank' ? value : null
  // A picture's type is named by its server.
  return localName === 'ol' && name === 'type' && !/^[1aAiI]$/.test(value) ? null : value
}

/** A link within the page stays there; every other one is made whole. */
function safeHref(value: string, baseUrl: string): string | null {
  const href = value.trim()
  return href.startsWith('#') ? window.location.href.replace(/#.*/s, '') + href : safeLink(href, baseUrl)
}

/** Named elements turn up on `window` and `document`: an id must not look like a variable's name, be ours, or be there already. */
function isHarmless(id: string): boolean {
  return /^[a-z][\w]*(-[\w]+)+$/i.test(id) && !/^touchline/i.test(id) && !document.getElementById(id)
}
