// A product card with its delivery promise.
import { memo } from 'react'
import { DeliveryWords } from '#shared/product/parts/DeliveryWords.tsx'
import { ProductCard, type ProductCardProps } from '#shared/product/parts/ProductCard.tsx'
import type { DeliveryPromise } from '#shared/product/rules/delivery.ts'

/** The card of a product in a list; it redraws only when its product or its promise changes. */
export const PromisedCard = memo(({ promise, ...card }: Omit<ProductCardProps, 'delivery'> & { promise: DeliveryPromise | null }) => (
  <ProductCard {...card} delivery={promise && <DeliveryWords promise={promise} currency={card.currency} size="short" />} />
))
