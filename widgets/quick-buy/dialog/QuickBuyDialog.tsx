// The quick-buy dialog: a product's picture, and the page's own widgets for its options and its button, mounted for this product.
import { useEffect, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { MouseEvent, ReactNode } from 'react'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { isQuick, mountsOf } from '#shared/product/rules/buying.ts'
import { productLink } from '#shared/state/product-link.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { takeClick } from '#shared/ui/plain-click.ts'
import { productStore, type ProductStore } from '#stores/product/product.ts'
import { $quickBuy, closeQuickBuy } from '#stores/product/quick-buy.ts'
import { useClosing } from './use-closing.ts'

/** The dialog, open or closed. */
export function QuickBuyDialog() {
  const { t } = useLingui()
  const { id } = useMount()
  const { isOpen, productId } = useShared($quickBuy)
  useClosing(isOpen)
  if (productId === null) return null
  return (
    <Named productId={productId}>
      {(name) => (
        <Dialog isOpen={isOpen} onClose={closeQuickBuy} title={name ?? t`Quick buy`} titleId={id('title')} className="quick-buy-dialog">
          <Content key={productId} store={productStore(productId)} productId={productId} />
        </Dialog>
      )}
    </Named>
  )
}

/** Passes on the product's name as soon as it is loaded. */
function Named({ productId, children }: { productId: number; children: (name: string | null) => ReactNode }) {
  const product = useShared(productStore(productId).$product)
  return <>{children(product.state === 'ready' ? product.value.name : null)}</>
}

function Content({ store, productId }: { store: ProductStore; productId: number }) {
  const { t } = useLingui()
  const product = useShared(store.$product)
  const variant = useShared(store.$variant)
  const [{ link, early }] = useState(() => findOpener(productId))
  useEffect(() => {
    void store.load()
  }, [store])
  const known = product.state === 'ready' ? product.value : null
  const url = (known && productLink(known)) ?? link

  // Personalised and team products need their own page.
  const isElsewhere =
    known !== null &&
    !isQuick({ type: known.type, hasPersonalisation: known.personalisation.length > 0, kind: known.teamWear ? 'team-wear' : null })
  useEffect(() => {
    if (isElsewhere && url) location.replace(url)
  }, [isElsewhere, url])

  if (product.state === 'failed') {
    return (
      <Notice tone="error" action={link ? <ButtonLink href={link}>{t`To the product page`}</ButtonLink> : undefined}>
        {t`This product could not be loaded.`}
      </Notice>
    )
  }
  if (!known || isElsewhere) {
    return (
      <div className="quick-buy-coming" role="status" aria-label={isElsewhere ? t`Opening the product page` : t`Loading the product`} />
    )
  }
  const picture = variant?.images[0] ?? known.image
  return (
    <div className="quick-buy-parts">
      <Picture url={picture} early={variant ? null : early} />
      <div className="quick-buy-choice">
        {known.manufacturer ? (
          <p className="quick-buy-brand" translate="no">
            {known.manufacturer}
          </p>
        ) : null}
        {mountsOf(known).map((name) => (
          <div key={name} className="quick-buy-options" data-touchline={name} data-product-id={productId} {...unwritten(name)} />
        ))}
        <div data-touchline="add-to-cart" data-product-id={productId} data-when="load" />
        {url ? (
          <a className="quick-buy-more" href={url} onClick={leave}>
            {t`All about this product`}
          </a>
        ) : null}
      </div>
    </div>
  )
}

/** The picture. The card's smaller one is shown until the large one has loaded. */
function Picture({ url, early }: { url: string | null; early: string | null }) {
  return (
    <div className="quick-buy-picture">
      {early ? <img src={early} alt="" width={480} height={480} /> : null}
      {url ? <img key={url} src={url} alt="" width={480} height={480} /> : null}
    </div>
  )
}

/** Choices in the dialog are not written to the page's address. */
const unwritten = (name: string) => (name === 'product-options' ? { 'data-follows-address': 'false' } : {})

/** Returns the page's link to this product, and the picture shown with it. */
function findOpener(productId: number): { link: string | null; early: string | null } {
  const opener = document.querySelector<HTMLAnchorElement>(`a[data-quick-buy="${productId}"]`)
  return { link: opener?.href ?? null, early: opener?.closest('article')?.querySelector('img')?.currentSrc || null }
}

/** Replaces the dialog's history entry with the product's page, so that Back leads to the list. */
function leave(event: MouseEvent<HTMLAnchorElement>): void {
  if (!takeClick(event)) return
  location.replace(event.currentTarget.href)
}
