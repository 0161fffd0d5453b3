// A card with its delivery promise.
import { deliverySentence } from '#shared/i18n/delivery-sentence.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import type { CatalogueItem } from '#shared/schemas/catalogue-item.ts'
import { ProductCard, type ProductCardProps } from '#shared/ui/ProductCard.tsx'
import { $promising, cardPromise } from '#stores/delivery.ts'

/** The card of a list's product. */
export function PromisedCard({ product, ...card }: Omit<ProductCardProps, 'product' | 'delivery'> & { product: CatalogueItem }) {
  const promise = cardPromise(useShared($promising), product)
  return <ProductCard {...card} product={product} delivery={promise ? deliverySentence(promise, card.currency, 'short') : ''} />
}
