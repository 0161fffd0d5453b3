// A product card with its delivery promise.
import { useShared } from '#shared/mount/use-shared.ts'
import { DeliveryWords } from '#shared/product/parts/DeliveryWords.tsx'
import { ProductCard, type ProductCardProps } from '#shared/product/parts/ProductCard.tsx'
import type { CatalogueItem } from '#shared/product/wire/catalogue-item.ts'
import { $promising, cardPromise } from '#stores/product/delivery.ts'

/** The card of a product in a list. */
export function PromisedCard({ product, ...card }: Omit<ProductCardProps, 'product' | 'delivery'> & { product: CatalogueItem }) {
  const promise = cardPromise(useShared($promising), product)
  return (
    <ProductCard
      {...card}
      product={product}
      delivery={promise && <DeliveryWords promise={promise} currency={card.currency} size="short" />}
    />
  )
}
