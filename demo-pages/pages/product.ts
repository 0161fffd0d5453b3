// A product's page: large pictures, choices, price, and everything worth knowing before buying.
import { getAlternates } from '../catalogue/alternates.ts'
import { getProductBySlug, type ProductPage } from '../catalogue/product.ts'
import { getRelatedItems } from '../catalogue/related.ts'
import { getSizeCharts } from '../catalogue/size-chart.ts'
import type { HostContext } from '../host/context.ts'
import { readReviewRequest } from '../routes/reviews.ts'
import { getReviews } from '../shop/reviews.ts'
import { ShopError } from '../shop/shop-error.ts'
import type { Frame } from './frame.ts'
import { html } from './markup.ts'
import { mount } from './mount.ts'
import { stores } from './page.ts'
import { breadcrumbData, breadcrumbs } from './parts/breadcrumbs.ts'
import { buyBox, teamSheet } from './parts/buy-box.ts'
import { gallery } from './parts/gallery.ts'
import { productRow } from './parts/product-row.ts'
import { productInfo } from './parts/product-info.ts'
import { sectionTexts } from './texts/product-sections.ts'
import { productData } from './product-data.ts'

/** `/product/<slug>` */
export async function showProduct(frame: Frame, c: HostContext): Promise<Response> {
  const page = await frame.open(c)
  const { db } = frame.host
  const found = await getProductBySlug(db, page.store, c.req.param('slug') ?? '')
  if (!found) throw new ShopError(404, 'error.not-found')
  const { product, breadcrumbs: steps, slug } = found
  const { bundle_options: parts, child_products: members } = product
  const sized = [product, ...parts.flatMap(({ products }) => products), ...members].map(({ product_id: id }) => id)
  const [related, charts, alternates, reviews] = await Promise.all([
    getRelatedItems(db, page.store, product.product_id, product.in_stock ? 8 : 24),
    getSizeCharts(db, page.store, sized),
    getAlternates(db, stores, { type: 'product', slug }),
    getReviews(db, page.store, product.product_id, readReviewRequest(c, 'reviews_')),
  ])
  const images = imagesOf(found, c)
  return frame.show(c, page, {
    name: 'product',
    title: product.name,
    description: found.short_description,
    canonical: `product/${slug}`,
    alternates: Object.fromEntries(alternates.map(({ store, path }) => [store, path?.slice(store.length + 2) ?? null])),
    picture: images[0] ?? null,
    data: [breadcrumbData(page, steps), productData(page, found, reviews)],
    body: html`${breadcrumbs(page, steps, product.name)}
      ${mount(page, 'wishlist-toggle', {
        class: 'product wrap',
        attributes: { listName: 'product' },
        fallback: html`${gallery(page, found, images)}
          <div class="product-buy">${buyBox(page, found, lineOf(c), charts)}</div>`,
      })}
      ${teamSheet(page, product)}
      ${!product.in_stock && productRow(page, { id: 'related', title: sectionTexts[page.store.language].instead, items: related.filter((item) => item.in_stock).slice(0, 8) })}
      ${productInfo(page, found, charts, reviews)} ${product.in_stock && productRow(page, { id: 'related', title: page.texts.product.related, items: related })}
      ${mount(page, 'recently-viewed', {
        class: 'row wrap',
        attributes: { productId: product.product_id, needsConsent: true },
        options: { pictures: { sizes: '280px', widths: [320, 480, 640] } },
        fallback: '',
      })}`,
  })
}

/** The cart line to change, taken from the address; the server checks its owner on submit. */
function lineOf(c: HostContext): number | null {
  const line = c.req.query('line') ?? ''
  return /^\d{1,9}$/.test(line) ? Number(line) : null
}

/** The pictures of the colour in the address, or of the main colour. */
function imagesOf({ product }: ProductPage, c: HostContext): string[] {
  for (const { code, options } of product.configurable_data.attributes) {
    const id = Number(c.req.query(code) ?? '')
    if (!options.some((option) => option.id === id && option.swatch !== null)) continue
    const variant = product.virtual_products.find((candidate) => candidate[`${code}_option_id`] === id)
    if (variant?.images.length) return variant.images
  }
  return product.images
}
