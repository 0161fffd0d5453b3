// The reviews of a product, rendered on the server; without the suite a list with links to its pages.
import { attributes, html, type Html } from '../markup.ts'
import { mount } from '../mount.ts'
import type { Page } from '../page.ts'
import type { WireProduct, WireReviews } from '../product-page.ts'
import { articleLink } from './info-links.ts'
import { rating, writeRating } from './rating.ts'

/** The widget with its first page; without scripts the links below it open the other pages. */
export function reviewsOf(page: Page, product: WireProduct, reviews: WireReviews): Html {
  const { product: texts } = page.texts
  // "My reviews" links to this id, which opens the form.
  const write = html`<div id="review-form">
    ${mount(page, 'review-form', {
      attributes: { productId: product.product_id, asksFit: product.size_chart_id !== null, isForBuyers: true },
      fallback: '',
    })}
  </div>`
  if (reviews.count === 0) return html`<p>${texts.noReviews}</p>${write}`
  const checked = articleLink(page, 'reviews')
  const pages = Math.ceil(reviews.total / reviews.page_size)
  const link = (to: number, label: string) => html`<a class="more" href="${product.url}?reviews_page=${to}#reviews">${label}</a>`
  const hasPhotos = reviews.items.some(({ photos }) => photos.length > 0)
  const list = mount(page, 'reviews', {
    // A photo that fails to load is tried again by the script.
    ...(hasPhotos && { when: 'visible' }),
    attributes: { productId: product.product_id, checkedUrl: page.link(checked.path), isForBuyers: true },
    options: { reviews: { ...reviews } },
    fallback: () =>
      html`<p class="reviews"><b aria-hidden="true">${writeRating(page, reviews.average ?? 0)}</b> ${rating(page, reviews.average ?? 0, reviews.count)}</p>
        ${reviews.items.map((item) => html`<article lang="${item.language}"><h3>${item.title}</h3><p>${item.text}</p>${item.photos.map((photo, at) => photoOf(photo, texts.picture(item.title, at + 1)))}<p class="muted">${item.nickname}</p></article>`)}
        <p>${texts.reviewsChecked} <a href="${page.link(checked.path)}">${checked.name}</a></p>`,
  })
  // The address's fragment numbers the product's own pictures only.
  return html`${mount(page, 'lightbox', { attributes: { maxZoom: 5, followsAddress: false }, fallback: list })}
    ${
      pages > 1 &&
      html`<noscript
        ><p>${reviews.page > 1 && link(reviews.page - 1, page.texts.list.previous)} ${reviews.page < pages && link(reviews.page + 1, page.texts.list.next)}</p></noscript
      >`
    }${write}`
}

function photoOf({ url, thumb }: WireReviews['items'][number]['photos'][number], alt: string): Html {
  return html`<a href="${url}"><img${attributes({ src: thumb, alt, width: 80, height: 80, loading: 'lazy' })} /></a>`
}
