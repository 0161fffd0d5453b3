// Shown instead of the button if options and a quantity are not enough to buy the product.
import { useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { hasHostQuery } from '#shared/catalogue/rules/host-query.ts'
import { environment } from '#shared/environment.ts'
import { useIsomorphicLayoutEffect, useShared } from '#shared/mount/use-shared.ts'
import type { Product } from '#shared/product/wire/product.ts'
import { productLink } from '#shared/state/product-link.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { $page } from '#stores/page/page.ts'

/** The way to the product's own page; on that page itself, or where it is not known, a way to ask. */
export function Elsewhere({ product }: { product: Product }) {
  const { t } = useLingui()
  const { routes } = useShared($page)
  const url = productLink(product)
  // A server that prints this does not know for which page.
  const [isHere, setHere] = useState(false)
  useIsomorphicLayoutEffect(() => {
    const { href, pathname, search } = environment.location
    const own = url ? new URL(url, href) : null
    setHere(own !== null && own.pathname === pathname && hasHostQuery(search, own.search))
  }, [url])
  if (url && !isHere) {
    return <ButtonLink href={url} tone="primary">{t`To the product page`}</ButtonLink>
  }
  return (
    <Notice tone="info" action={<ButtonLink href={`${routes.contact}?product=${product.productId}`}>{t`Ask us about it`}</ButtonLink>}>
      {t`This product cannot be ordered here yet.`}
    </Notice>
  )
}
