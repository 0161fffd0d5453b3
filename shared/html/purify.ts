// The sanitiser for browsers without `setHTML`: DOMPurify, which is loaded only there.
import DOMPurify from 'dompurify'
import { commonAttributes, elements } from './allow-list.ts'
import { parseInert } from './parse-inert.ts'

/** Parses a text and removes everything that is not on the list. */
export function purify(html: string): HTMLElement {
  const { body } = parseInert(html)
  DOMPurify.sanitize(body, {
    ALLOWED_TAGS: ['body', '#text', ...elements.keys()],
    // The next pass checks which attribute is allowed on which element.
    ALLOWED_ATTR: [...new Set([...commonAttributes, ...[...elements.values()].flat()])],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    KEEP_CONTENT: false,
    IN_PLACE: true,
    // DOMPurify gets a document, so it needs no policy of its own, which the shop's headers would refuse.
    TRUSTED_TYPES_POLICY: null,
  })
  return body
}
