// A product of the wishlist: its card, a remove button, and the shortest way to buy its type of product.
import { useEffect, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { failureSentence } from '#shared/i18n/sentences.ts'
import { useMount } from '#shared/mount/context.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import type { CardPictures } from '#shared/product/parts/CardPicture.tsx'
import { DeliveryWords } from '#shared/product/parts/DeliveryWords.tsx'
import { ProductCard } from '#shared/product/parts/ProductCard.tsx'
import { useBuyTexts } from '#shared/product/parts/use-buy-texts.ts'
import { isQuick, verbOf } from '#shared/product/rules/buying.ts'
import type { CatalogueItem } from '#shared/product/wire/catalogue-item.ts'
import { productLink } from '#shared/state/product-link.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Icon } from '#shared/ui/Icon.tsx'
import { bag, cross } from '#shared/ui/icons.ts'
import { addToCart } from '#stores/cart/cart.ts'
import { $page } from '#stores/page/page.ts'
import { $promising, cardPromise, followDelivery } from '#stores/product/delivery.ts'

interface Props {
  item: CatalogueItem
  /** The index in the list, from 0. */
  at: number
  /** The page's settings for forms and pictures. */
  options: {
    sharedIds?: readonly number[] | undefined
    wishForm?: string | undefined
    compareForm?: string | undefined
    cartAction?: string | undefined
    pictures?: CardPictures | undefined
  }
  onGive: () => void
}

const FIRST_ROW = 4

/** One entry of the list. In a shared list, the heart replaces the remove button. */
export function WishedCard({ item, at, options, onGive }: Props) {
  const { currency } = useShared($page)
  const promise = cardPromise(useShared($promising), item)
  useEffect(followDelivery, [])
  return (
    <ProductCard
      product={item}
      currency={currency}
      list="wishlist"
      index={at + 1}
      pictures={options.pictures}
      isFirst={at < FIRST_ROW}
      heading="h2"
      delivery={promise && <DeliveryWords promise={promise} currency={currency} size="short" />}
      tools={{
        wishForm: options.wishForm,
        compareForm: options.compareForm,
        hasQuickBuy: false,
        ...(options.sharedIds ? {} : { instead: <GiveUp item={item} form={options.wishForm} onGive={onGive} /> }),
      }}
    >
      <Buy item={item} action={options.cartAction} />
    </ProductCard>
  )
}

function GiveUp({ item: { productId, name }, form, onGive }: { item: CatalogueItem; form: string | undefined; onGive: () => void }) {
  const { t } = useLingui()
  return (
    <button
      className="touchline-card-tool touchline-card-wish"
      type={form ? 'submit' : 'button'}
      form={form}
      name="product_id"
      value={productId}
      aria-label={t`Remove from wishlist: ${name}`}
      data-touchline-key={`give-${productId}`}
      onClick={(event) => {
        event.preventDefault()
        onGive()
      }}
    >
      <Icon path={cross} />
    </button>
  )
}

/**
 * The way to buy: simple products are added to the cart, those with options or parts open the quick-buy dialog, all others link to their
 * page.
 */
function Buy({ item, action }: { item: CatalogueItem; action: string | undefined }) {
  const { t } = useLingui()
  const { element } = useMount()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const { productId, sku, name } = item
  const texts = useBuyTexts(item)
  const url = productLink(item)
  const hidden = <span className="touchline-hidden">: {name}</span>
  if (!item.isInStock || !isQuick(item)) {
    return (
      <div className="wishlist-buy">
        <ButtonLink href={url}>
          {item.isInStock ? texts : t`View product`}
          {hidden}
        </ButtonLink>
      </div>
    )
  }
  if (verbOf(item) !== 'add') {
    return (
      <div className="wishlist-buy">
        <a className="touchline-button" data-tone="secondary" href={url} data-quick-buy={productId}>
          {texts}
          {hidden}
        </a>
      </div>
    )
  }
  const add = async () => {
    if (isBusy) return
    setBusy(true)
    setError(null)
    const result = await addToCart([{ sku, quantity: 1 }], element ?? undefined, { item_list_name: 'wishlist' })
    setBusy(false)
    if (!result.ok) setError(failureSentence(result.error))
  }
  return (
    <form
      className="wishlist-buy"
      action={action}
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <input type="hidden" name="product_id" value={productId} />
      <Button type="submit" isBusy={isBusy}>
        <Icon path={bag} size={20} />
        {t`Add to cart`}
        {hidden}
      </Button>
      {error ? (
        <p className="wishlist-error" role="alert">
          {error}
        </p>
      ) : null}
    </form>
  )
}
