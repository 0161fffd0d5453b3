// Shown instead of the button if this page cannot offer all that the product needs.
import { useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { useMount } from '#shared/mount/context.ts'
import { useIsomorphicLayoutEffect, useShared } from '#shared/mount/use-shared.ts'
import type { Product } from '#shared/product/wire/product.ts'
import { productLink } from '#shared/state/product-link.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { $page } from '#stores/page/page.ts'
import { isOwnPage, tellIfLacking } from './use-elsewhere.ts'

/** A link to the product's page; on that page itself, or if its address is unknown, a way to contact the shop. */
export function Elsewhere({ product }: { product: Product }) {
  const { t } = useLingui()
  const { element } = useMount()
  const { routes } = useShared($page)
  const url = productLink(product)
  // The server that renders this does not know the page's address.
  const [isHere, setHere] = useState(false)
  useIsomorphicLayoutEffect(() => {
    const isOwn = isOwnPage(product)
    setHere(isOwn)
    if (isOwn) tellIfLacking(product, element)
  }, [product, element])
  if (url && !isHere) {
    return <ButtonLink href={url} tone="primary">{t`To the product page`}</ButtonLink>
  }
  return (
    <Notice tone="info" action={<ButtonLink href={`${routes.contact}?product=${product.productId}`}>{t`Ask us about it`}</ButtonLink>}>
      {t`This product cannot be ordered here yet.`}
    </Notice>
  )
}
