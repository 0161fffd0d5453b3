// The kit that a team order starts with, on a page that is not its own: its picture and a link.
import { useShared } from '#shared/mount/use-shared.ts'
import type { Product } from '#shared/product/wire/product.ts'
import { productLink } from '#shared/state/product-link.ts'
import { productStore } from '#stores/product/product.ts'

/** The kit in the colours chosen so far. */
export function Kit({ product }: { product: Product }) {
  const chosen = useShared(productStore(product.productId).$pictures)
  const url = productLink(product)
  const picture = chosen?.[0] ?? product.image
  return (
    <p className="team-link-kit">
      {picture ? <img className="team-link-picture" src={picture} alt="" width={160} height={160} loading="lazy" /> : null}
      {url ? <a href={url}>{product.name}</a> : <span>{product.name}</span>}
    </p>
  )
}
