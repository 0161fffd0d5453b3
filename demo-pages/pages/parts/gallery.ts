// The pictures of a product: large slides and thumbnails, each of which opens in full size. Without the suite, links to the files.
import { html, type Html } from '../markup.ts'
import { mount } from '../mount.ts'
import type { Page } from '../page.ts'
import type { ProductPage } from '#demo-pages/catalogue/product.ts'
import { pictureName } from '../texts/pictures.ts'
import { pictureAt, productPicture } from './picture.ts'

/** The widths in which every picture is served. */
const widths = [320, 480, 640, 800, 960, 1280, 1600]

/** The gallery in its lightbox. */
export function gallery(page: Page, found: ProductPage, images: readonly string[]): Html {
  const { product_id: productId, name } = found.product
  const names = namesOf(page, found)
  return mount(page, 'lightbox', {
    class: 'product-pictures',
    attributes: { maxZoom: 5 },
    fallback: mount(page, 'gallery', {
      attributes: { productId, label: name, sizes: '(width >= 1024px) calc(58vw - 92px), (width >= 768px) calc(92vw - 92px), 92vw' },
      options: { images, names, widths },
      fallback: strip(page, name, images, names),
    }),
  })
}

/** What each picture shows: a view of the product, or the part of it by its name. */
export function namesOf(page: Page, { product, pictures, pictured_parts: parts }: ProductPage): string[] {
  const { bundle_options: options, child_products: members } = product
  const all = [...options.flatMap(({ products }) => products), ...members]
  const own = pictures.length - parts.length
  return pictures.map(
    (picture, at) => all.find(({ product_id: id }) => id === parts[at - own])?.name ?? pictureName(picture, page.store.language),
  )
}

function strip(page: Page, name: string, images: readonly string[], names: readonly string[]): Html {
  const { product } = page.texts
  return html`<ul class="gallery" role="list" tabindex="0" aria-label="${product.pictures}">
    ${images.map(
      (url, index) =>
        html`<li>
          <a href="${pictureAt(url, 1600)}" aria-label="${product.enlarge(index + 1)}"
            >${productPicture(url, {
              alt: `${name}, ${names[index]}`,
              sizes: '(width >= 1024px) 58vw, 92vw',
              isFirst: index === 0,
              largest: 1600,
            })}</a
          >
        </li>`,
    )}
  </ul>`
}
