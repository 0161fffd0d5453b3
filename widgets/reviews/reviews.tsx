// The reviews of a product: the average, a histogram that filters, and the reviews by page.
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useRef } from 'react'
import * as v from 'valibot'
import { useMount } from '#shared/mount/context.ts'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Button } from '#shared/ui/Button.tsx'
import { LiveRegion } from '#shared/ui/LiveRegion.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { followPictures } from '#shared/ui/pictures/follow-pictures.ts'
import { Retry } from '#shared/ui/Retry.tsx'
import { Select } from '#shared/ui/Select.tsx'
import { provideReviews, reviewsSeed, reviewsStore, type ReviewSort } from '#stores/product/reviews.ts'
import { Histogram } from './Histogram.tsx'
import { Pages } from './Pages.tsx'
import { ReviewCard } from './ReviewCard.tsx'
import { Summary } from './Summary.tsx'

const Options = v.object({
  /** The product's id. */
  productId: v.number(),
  /** The first page of reviews as `GET catalog/product/{id}/reviews` answers it, if the host prints it; otherwise it is loaded. */
  reviews: v.optional(v.record(v.string(), v.unknown())),
  /** The page that says how reviews are checked. */
  checkedUrl: v.optional(v.string()),
  /** Whether only customers who bought the product can review it; the widget says so only if it is set. */
  isForBuyers: v.optional(v.boolean(), false),
})

const sorts: readonly ReviewSort[] = ['relevant', 'newest', 'highest', 'lowest']

function ReviewsView({ options: { productId, checkedUrl, isForBuyers } }: { options: v.InferOutput<typeof Options> }) {
  const { t } = useLingui()
  const { id, element, signal } = useMount()
  const store = useMemo(() => reviewsStore(productId), [productId])
  const loaded = useShared(store.$reviews)
  const ask = useShared(store.$query)
  const isPending = useShared(store.$isPending)
  const isOutdated = useShared(store.$isOutdated)
  const pages = useShared(store.$pages)
  useEffect(() => void store.load(), [store])
  useEffect(() => {
    if (element) followPictures(element, signal, 'retrying')
  }, [element, signal])
  const list = useRef<HTMLOListElement>(null)
  // The buttons are below the list, and the last page removes the pressed one, so the focus moves to the first review.
  const turn = async (page: number) => {
    const turned = await store.turn(page)
    if (!turned.ok || turned.value.page !== page) return
    list.current?.focus({ preventScroll: true })
    list.current?.scrollIntoView({ block: 'start' })
  }
  // The reviews of the first load are not announced.
  const first = useRef(loaded.state === 'ready' ? loaded.value : null)
  if (first.current === null && loaded.state === 'ready') first.current = loaded.value

  const again = <Retry onPress={() => store.reload()} />
  if (loaded.state === 'failed') {
    return (
      <Notice tone="error" action={again}>
        {t`The reviews could not be loaded.`}
      </Notice>
    )
  }
  if (loaded.state !== 'ready') return <div className="reviews-coming" role="status" aria-label={t`Loading the reviews`} />
  const { value: reviews } = loaded
  if (reviews.count === 0) return <p className="reviews-none">{t`No reviews yet.`}</p>
  const names: Record<ReviewSort, string> = {
    relevant: t`In your language first`,
    newest: t`Newest first`,
    highest: t`Highest rating first`,
    lowest: t`Lowest rating first`,
  }
  // The notice is shown where the choice was made: the pagination is below the list.
  const isTurn = ask.page !== reviews.page
  const outdated = (
    <Notice tone="info" action={again}>
      {t`These reviews do not reflect your last choice.`}
    </Notice>
  )
  const { total } = reviews
  const { rating } = ask
  const found = plural(total, { one: '# review', other: '# reviews' })
  return (
    <div className="reviews-parts" aria-busy={isPending ? 'true' : undefined}>
      <div className="reviews-head">
        <Summary reviews={reviews} checkedUrl={checkedUrl} isForBuyers={isForBuyers} />
        <Histogram histogram={reviews.histogram} count={reviews.count} chosen={ask.rating} onChoose={(stars) => void store.filter(stars)} />
      </div>
      <div className="reviews-tools">
        <p className="reviews-total">
          {rating === null
            ? found
            : t`${plural(total, { one: '# review', other: '# reviews' })} with ${plural(rating, { one: '# star', other: '# stars' })}`}
        </p>
        {ask.rating === null ? null : <Button tone="quiet" onPress={() => void store.filter(null)}>{t`Show all`}</Button>}
        <Select
          id={id('sort')}
          label={t`Sort reviews`}
          className="reviews-sort"
          name="reviews-sort"
          value={ask.sort}
          options={sorts.map((value) => ({ value, label: names[value] }))}
          onChoose={(value) => {
            const sort = sorts.find((one) => one === value)
            if (sort) void store.sortBy(sort)
          }}
        />
      </div>
      {isOutdated && !isTurn ? outdated : null}
      <ol className="reviews-list" id={id('list')} ref={list} tabIndex={-1}>
        {reviews.items.map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </ol>
      {isOutdated && isTurn ? outdated : null}
      <Pages page={reviews.page} pages={pages} onTurn={(page) => void turn(page)} />
      <LiveRegion text={isPending ? t`Loading the reviews` : reviews === first.current ? '' : found} />
    </div>
  )
}

export default defineWidget({
  name: 'reviews',
  options: Options,
  view: ReviewsView,
  load: ({ productId }) => reviewsStore(productId).load(),
  seed: [reviewsSeed],
  prepare: ({ productId, reviews }) => provideReviews(productId, reviews),
})
