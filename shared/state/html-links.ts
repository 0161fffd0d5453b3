// Points links in the HTML of answers to the host's own pages.
import { categoryLink, type CategoryPages } from './category-link.ts'
import { productLink } from './product-link.ts'

const numberIn = (text: string | undefined) => (text && /^\d+$/.test(text) ? Number(text) : null)

/**
 * Changes the links that name their target: `data-category-id` a category, `data-sku` or `data-product-id` a product. Others keep their
 * address.
 */
export function leadToOwnPages(root: ParentNode, pages: CategoryPages): void {
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const { categoryId, sku, productId } = link.dataset
    const url = link.getAttribute('href') ?? ''
    if (categoryId !== undefined) link.setAttribute('href', categoryLink({ url, id: numberIn(categoryId) }, pages))
    else if (sku !== undefined || productId !== undefined)
      link.setAttribute('href', productLink({ url, sku, productId: numberIn(productId) }))
  }
}
