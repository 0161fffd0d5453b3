// The wishlist page: the shopper's own list with ways to buy, or a shared one to view. It works as forms and links without JavaScript.
import { useEffect, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { useMount } from '#shared/mount/context.ts'
import { defineWidget } from '#shared/mount/define.ts'
import { focusPlace } from '#shared/mount/focus-place.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { heart } from '#shared/ui/icons.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { usePictures } from '#shared/ui/pictures/use-pictures.ts'
import { Retry } from '#shared/ui/Retry.tsx'
import { $page } from '#stores/page/page.ts'
import { $cards, $cardsState, $isListKnown, $listedIds, loadCards, loadListed, wishedSeed } from '#stores/saved/wished-products.ts'
import { loadWishlist, toggleWish } from '#stores/saved/wishlist.ts'
import { ShareLink } from './ShareLink.tsx'
import { WishedCard } from './WishedCard.tsx'

const Options = v.object({
  /** Somebody else's list, which can only be viewed. Without it the page shows the shopper's own. */
  sharedIds: v.optional(v.array(v.number())),
  /** How many products are shown at first. */
  shown: v.optional(v.number(), 48),
  /** Where an empty list leads. Default: `routes.home` of the page. */
  shopUrl: v.optional(v.string()),
  /** Where the form that adds a simple product to the cart posts without JavaScript. */
  cartAction: v.optional(v.string()),
  /** Id of the page's form that saves or removes a product (field `product_id`) without JavaScript. */
  wishForm: v.optional(v.string()),
  /** Id of the page's form that adds a product (field `sku`) to the comparison without JavaScript. */
  compareForm: v.optional(v.string()),
  /** The width of a card, and the widths in which the host has pictures: `{ sizes, widths }`. */
  pictures: v.optional(v.object({ sizes: v.string(), widths: v.array(v.number()) })),
})

const MORE = 48

function Wishlist({ options }: { options: v.InferOutput<typeof Options> }) {
  const { t } = useLingui()
  const { element, id } = useMount()
  const listed = useShared($listedIds)
  const isListKnown = useShared($isListKnown)
  const cards = useShared($cards)
  const { state } = useShared($cardsState)
  const { routes } = useShared($page)
  const [shown, setShown] = useState(options.shown)
  const [removed, setRemoved] = useState<{ id: number; name: string } | null>(null)
  const ids = options.sharedIds ?? listed
  const visible = ids.slice(0, shown)
  const items = visible.flatMap((productId) => cards[productId] ?? [])
  const isWhole = (options.sharedIds !== undefined || isListKnown) && visible.every((productId) => Object.hasOwn(cards, productId))
  usePictures()
  useEffect(() => void loadWishlist(), [])
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the same ids in another array are the same request
  useEffect(() => void loadCards(visible), [visible.join()])

  const give = async (productId: number, name: string) => {
    setRemoved({ id: productId, name })
    const result = await toggleWish(productId, false, element ?? undefined)
    if (!result.ok) setRemoved(null)
    keepFocus(visible.length > 1)
  }
  /** The pressed button is removed with its card, its notice, or the whole list. */
  const keepFocus = (hasList: boolean) => {
    const place = (hasList ? document.getElementById(id('list')) : null) ?? element
    if (place) focusPlace(place, t`Products on this list`)
  }
  const bringBack = () => {
    keepFocus(items.length > 0)
    if (removed) void toggleWish(removed.id, true, element ?? undefined)
    setRemoved(null)
  }
  const name = removed?.name ?? ''
  const undo = removed ? (
    <Notice tone="info" action={<Button tone="quiet" onPress={bringBack}>{t`Undo`}</Button>}>
      {t`${name} was removed from your wishlist.`}
    </Notice>
  ) : null
  const onwards = <ButtonLink href={options.shopUrl ?? routes.home} tone="primary">{t`Continue shopping`}</ButtonLink>

  if (items.length === 0 && isWhole) {
    const isShared = options.sharedIds !== undefined
    return (
      <div className="wishlist-parts">
        {undo}
        <EmptyState icon={heart} title={isShared ? t`There is nothing on this list any more.` : t`Your wishlist is empty`} action={onwards}>
          {isShared ? null : t`Tap the heart on a product and you will find it here.`}
        </EmptyState>
      </div>
    )
  }
  if (items.length === 0) {
    return state === 'failed' ? (
      <EmptyState
        icon={heart}
        title={t`Your wishlist could not be loaded`}
        action={<Retry onPress={() => loadCards(visible)} />}
      />
    ) : (
      <div className="wishlist-coming" role="status" aria-label={t`Loading your wishlist`} />
    )
  }
  const total = ids.length
  return (
    <div className="wishlist-parts">
      {options.sharedIds ? (
        <p className="wishlist-lead">{t`Someone shared this list with you. Tap the heart to save what you like.`}</p>
      ) : (
        <ShareLink ids={listed} />
      )}
      {undo}
      <ul className="wishlist-list" id={id('list')} tabIndex={-1} aria-label={t`Products on this list`}>
        {items.map((item, at) => (
          <li key={item.productId} className="wishlist-item">
            <WishedCard item={item} at={at} options={options} onGive={() => void give(item.productId, item.name)} />
          </li>
        ))}
      </ul>
      {total > visible.length ? (
        <p className="wishlist-more">
          <span>{t`${shown} of ${total}`}</span>
          <a
            className="touchline-button"
            data-tone="secondary"
            href={`?show=${shown + MORE}`}
            onClick={(event) => {
              event.preventDefault()
              setShown(shown + MORE)
            }}
          >
            {t`Show more`}
          </a>
        </p>
      ) : null}
      {state === 'failed' ? (
        <Retry tone="quiet" onPress={() => loadCards(visible)} />
      ) : null}
    </div>
  )
}

export default defineWidget({
  name: 'wishlist',
  options: Options,
  view: Wishlist,
  load: ({ sharedIds, shown }) => (sharedIds ? loadCards(sharedIds.slice(0, shown)) : loadListed(shown)),
  seed: [wishedSeed],
})
