// Products that an editor picked, by id or as the first of a category, drawn as list cards.
import { useEffect } from 'react'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import type { Result } from '#shared/domain/failure.ts'
import { useMount } from '#shared/mount/context.ts'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { DeliveryWords } from '#shared/product/parts/DeliveryWords.tsx'
import { ProductCard } from '#shared/product/parts/ProductCard.tsx'
import { usePictures } from '#shared/ui/pictures/use-pictures.ts'
import { Retry } from '#shared/ui/Retry.tsx'
import { $picks, keyOfPick, loadPicks, picksSeed, type Pick } from '#stores/content/product-picks.ts'
import { $page } from '#stores/page/page.ts'
import { $promising, cardPromise, followDelivery } from '#stores/product/delivery.ts'

const Options = v.object({
  /** The ids of the products, in this order. */
  ids: v.optional(v.array(v.number())),
  /** The category whose first products are shown if no product is named. */
  categoryId: v.optional(v.number()),
  /** How many products of the category are shown. */
  count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24)), 4),
  /** The heading above the products. */
  heading: v.optional(v.string()),
  /** The width of a card, and the widths in which the host has pictures: `{ sizes, widths }`. */
  pictures: v.optional(v.object({ sizes: v.string(), widths: v.array(v.number()) })),
})
type PickOptions = v.InferOutput<typeof Options>

function pickOf({ ids, categoryId }: PickOptions): Pick | null {
  if (ids?.length) return { ids }
  return categoryId === undefined ? null : { categoryId }
}

function ProductPicks({ options }: { options: PickOptions }) {
  const { t } = useLingui()
  const { id } = useMount()
  const { currency } = useShared($page)
  const lists = useShared($picks)
  const promising = useShared($promising)
  const pick = pickOf(options)
  const key = pick ? keyOfPick(pick) : ''
  const list = Object.hasOwn(lists, key) ? lists[key] : undefined
  usePictures()
  useEffect(followDelivery, [])
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key identifies the pick
  useEffect(() => void (pick && loadPicks(pick)), [key])
  // Without ids or a category there is nothing to load.
  if (!pick) return null
  if (list?.state === 'failed')
    return (
      <p className="product-picks-news">
        <Retry tone="quiet" onPress={() => loadPicks(pick)} />
      </p>
    )
  if (list?.state !== 'ready') return <div className="product-picks-coming" role="status" aria-label={t`Products are loading`} />
  const items = 'ids' in pick ? list.value : list.value.slice(0, options.count)
  // If none of them is sold any more, the heading is not shown either.
  if (items.length === 0) return null
  return (
    <section aria-labelledby={options.heading ? id('heading') : undefined}>
      {options.heading ? (
        <h2 className="product-picks-heading" id={id('heading')}>
          {options.heading}
        </h2>
      ) : null}
      <ul className="product-picks-list">
        {items.map((item, at) => {
          const promise = cardPromise(promising, item)
          return (
            <li key={item.productId} className="product-picks-item">
              <ProductCard
                product={item}
                currency={currency}
                list="picks"
                index={at + 1}
                pictures={options.pictures}
                delivery={promise && <DeliveryWords promise={promise} currency={currency} size="short" />}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

async function load(options: PickOptions): Promise<Result<unknown>> {
  const pick = pickOf(options)
  return pick ? loadPicks(pick) : { ok: true, value: null }
}

export default defineWidget({ name: 'product-picks', options: Options, view: ProductPicks, load: load, seed: [picksSeed] })
