// The free gift: the amount still missing for it, then the choice. The chosen gift is a line of the cart.
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import * as v from 'valibot'
import type { Result } from '#shared/domain/failure.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { failureSentence } from '#shared/i18n/sentences.ts'
import { useMount } from '#shared/mount/context.ts'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Choice } from '#shared/ui/Choice.tsx'
import { Exact } from '#shared/ui/Exact.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { RadioGroup } from '#shared/ui/RadioGroup.tsx'
import { useSaid } from '#shared/ui/use-said.ts'
import { cartSeed, loadCart } from '#stores/cart/cart.ts'
import { $giftError, $giftOffer, $isChoosingGift, chooseGift, giftSeed, loadGifts } from '#stores/cart/free-gift.ts'
import { $page } from '#stores/page/page.ts'

const Options = v.object({
  /** Whether to say how much is missing for the gift. */
  hasHint: v.optional(v.boolean(), true),
})

function FreeGift({ options }: { options: v.InferOutput<typeof Options> }) {
  const { t } = useLingui()
  const { id } = useMount()
  const offer = useShared($giftOffer)
  const error = useShared($giftError)
  const isChoosing = useShared($isChoosingGift)
  const { currency } = useShared($page)
  useEffect(() => void loadCart(), [])
  const missing = formatMoney(offer?.missing ?? 0, currency)
  const hint = offer && offer.missing > 0 && options.hasHint ? t`Spend ${missing} more and choose a free gift.` : ''
  const gift = offer?.gifts.find(({ sku }) => sku === offer.chosen)?.name ?? ''
  const news = !offer || offer.missing > 0 ? hint : gift === '' ? t`Choose your free gift` : t`Your free gift: ${gift}`
  // Until the shop confirms it, the gift is not in the cart.
  useSaid(isChoosing || error ? null : news)
  if (!offer || offer.gifts.length === 0) return null
  if (offer.missing > 0)
    return hint ? (
      <p className="free-gift-hint">
        <Exact text={hint} keep={[missing]} />
      </p>
    ) : null
  return (
    <div className="free-gift-box" aria-busy={isChoosing ? 'true' : undefined}>
      <RadioGroup legend={t`Choose your free gift`} id={id('gifts')}>
        {offer.gifts.map(({ sku, name, image, isInStock }) => (
          <Choice
            key={sku}
            type="radio"
            id={id(`gift-${sku}`)}
            name="gift"
            value={sku}
            isChosen={sku === offer.chosen}
            isDisabled={!isInStock}
            onChoose={() => void chooseGift(sku)}
            label={name}
            detail={!isInStock ? t`Out of stock` : isChoosing && sku === offer.chosen ? t`Adding your gift …` : null}
            aside={image ? <img className="free-gift-picture" src={image} alt="" width={48} height={48} loading="lazy" /> : null}
          />
        ))}
      </RadioGroup>
      {error ? <Notice tone="error">{failureSentence(error)}</Notice> : null}
    </div>
  )
}

async function load(): Promise<Result<unknown>> {
  const cart = await loadCart()
  return cart.ok ? loadGifts() : cart
}

export default defineWidget({ name: 'free-gift', options: Options, view: FreeGift, load, seed: [cartSeed, giftSeed] })
