// The pictures of a product: side by side where there is room, a strip that snaps where there is not. Each opens in full.
import { html, type Html } from '../markup.ts'
import type { Page } from '../page.ts'
import { pictureAt, productPicture } from './picture.ts'

/** The gallery. Links lead to the file, so that it can be seen large without a script. */
export function gallery(page: Page, name: string, images: readonly string[]): Html {
  const { product } = page.texts
  return html`<ul class="gallery" role="list" tabindex="0" aria-label="${product.pictures}">
    ${images.map(
      (url, index) =>
        html`<li>
          <a href="${pictureAt(url, 1600)}" aria-label="${product.enlarge(index + 1)}"
            >${productPicture(url, {
              alt: product.picture(name, index + 1),
              sizes: index === 0 ? '(width >= 1024px) 58vw, 92vw' : '(width >= 1024px) 29vw, 92vw',
              isFirst: index === 0,
              largest: 1600,
            })}</a
          >
        </li>`,
    )}
  </ul>`
}
