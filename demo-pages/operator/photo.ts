// A photo that a customer sent, as a thumbnail that links to the full size.
import { attributes, html, type Html } from '../pages/markup.ts'

/** The thumbnail; its address belongs to the operator's pages. */
export function photo(address: string, alt: string): Html {
  return html`<a href="${address}"><img${attributes({ src: address, alt, width: 160, loading: 'lazy' })} /></a>`
}
