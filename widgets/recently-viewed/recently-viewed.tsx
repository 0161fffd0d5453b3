// The products viewed before on this device: a scrollable row of cards; draws nothing if there are none.
import { useEffect } from 'react'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { useMount } from '#shared/mount/context.ts'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { ProductCard } from '#shared/product/parts/ProductCard.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { $page } from '#stores/page/page.ts'
import { $viewed, followViewed, forgetViewed, loadViewed, provideViewed } from '#stores/saved/recently-viewed.ts'
import { wishedSeed } from '#stores/saved/wished-products.ts'

/** The ids as an attribute: `12,15`. */
const Listed = v.pipe(
  v.string(),
  v.regex(/^\d+(,\d+)*$/),
  v.transform((text) => text.split(',').map(Number)),
)

const Options = v.object({
  /** The product of this page, which is stored but not shown; 0 on other pages. */
  productId: v.optional(v.number(), 0),
  /** Whether to store products only after the shopper has given the page's consent. */
  needsConsent: v.optional(v.boolean(), false),
  /** Products that the host knows the shopper has viewed, newest first; shown after those from this device. */
  productIds: v.optional(v.union([v.array(v.number()), Listed]), []),
  /** The width of a card, and the widths in which the host has pictures. */
  pictures: v.optional(v.object({ sizes: v.string(), widths: v.array(v.number()) })),
})

/** A scrollable area has to be reachable by keyboard. */
const scrollable = { tabIndex: 0 }

function RecentlyViewed({ options }: { options: v.InferOutput<typeof Options> }) {
  const { t } = useLingui()
  const { id } = useMount()
  const items = useShared($viewed)
  const { currency } = useShared($page)
  useEffect(() => followViewed(options), [options])
  if (items.length === 0) return null
  return (
    <section className="recently-viewed-box" aria-labelledby={id('title')}>
      <div className="recently-viewed-head">
        <h2 className="recently-viewed-title" id={id('title')}>{t`Recently viewed`}</h2>
        <Button tone="quiet" onPress={forgetViewed}>{t`Clear list`}</Button>
      </div>
      <div className="recently-viewed-track" role="group" aria-labelledby={id('title')} {...scrollable}>
        {items.map((item, at) => (
          <div key={item.productId} className="recently-viewed-card">
            <ProductCard
              product={item}
              currency={currency}
              list="recently-viewed"
              index={at + 1}
              pictures={options.pictures}
              heading="h3"
            />
          </div>
        ))}
      </div>
    </section>
  )
}

export default defineWidget({
  name: 'recently-viewed',
  options: Options,
  view: RecentlyViewed,
  load: loadViewed,
  seed: [wishedSeed],
  prepare: provideViewed,
})
