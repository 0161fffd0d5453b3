// A photo that a customer sent, small, with a link to the whole.
import { attributes, html, type Html } from '../pages/markup.ts'

/** The picture at an address of the operator's own. */
export function photo(address: string, alt: string): Html {
  return html`<a href="${address}"><img${attributes({ src: address, alt, width: 160, loading: 'lazy' })} /></a>`
}
