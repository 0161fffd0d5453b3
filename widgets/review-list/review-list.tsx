// The customer's reviews, pending, published or rejected, and the products she can still review.
import { useEffect } from 'react'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { formatDate } from '#shared/i18n/format-date.ts'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { Pages } from '#shared/orders/parts/Pages.tsx'
import type { ListedReview } from '#shared/orders/wire/account-lists.ts'
import { productLink } from '#shared/state/product-link.ts'
import { Awaited } from '#shared/ui/Awaited.tsx'
import { myReviews } from '#stores/account/my-reviews.ts'
import { $page } from '#stores/page/page.ts'

const Options = v.object({
  /** The anchor of the review form on a product's page. */
  formAnchor: v.optional(v.string(), '#review-form'),
})

function ReviewList({ options }: { options: v.InferOutput<typeof Options> }) {
  const { t } = useLingui()
  const list = useShared(myReviews.$list)
  const { routes } = useShared($page)
  useEffect(() => {
    void myReviews.load()
  }, [])
  return (
    <Awaited of={list} label={t`Loading your reviews`} onRetry={() => myReviews.load()} loginUrl={routes.login}>
      {({ items, page, pages, toReview }) => (
        <>
          {toReview.length === 0 ? null : (
            <section className="touchline-row" aria-label={t`What do you think of it?`}>
              <h2 className="touchline-row-title">{t`What do you think of it?`}</h2>
              {toReview.map((product) => {
                const { productId: id, name } = product
                const url = productLink(product)
                return url === null ? (
                  <span key={id}>{name}</span>
                ) : (
                  <a key={id} href={`${url}${options.formAnchor}`}>{t`Review ${name}`}</a>
                )
              })}
            </section>
          )}
          {items.length === 0 ? <p className="touchline-row-words">{t`You have not written a review yet.`}</p> : null}
          <ol className="touchline-rows" aria-label={t`Reviews`}>
            {items.map((review) => (
              <li key={review.id} className="touchline-row">
                <Row review={review} />
              </li>
            ))}
          </ol>
          <Pages page={page} pages={pages} />
        </>
      )}
    </Awaited>
  )
}

function Row({ review }: { review: ListedReview }) {
  const { t } = useLingui()
  const { name, state, rating, title, text, photos, createdAt } = review
  const url = productLink(review)
  const states: Readonly<Record<string, string>> = {
    pending: t`Waiting to be checked`,
    approved: t`Published`,
    rejected: t`Not published`,
  }
  return (
    <>
      <h2 className="touchline-row-title">{url === null ? name : <a href={url}>{name}</a>}</h2>
      <dl className="touchline-row-facts">
        <div>
          <dt>{t`Date`}</dt>
          <dd>{formatDate(createdAt)}</dd>
        </div>
        <div>
          <dt>{t`Stars`}</dt>
          <dd>{t`${rating} of 5`}</dd>
        </div>
        <div>
          <dt>{t`Status`}</dt>
          <dd>{Object.hasOwn(states, state) ? states[state] : state}</dd>
        </div>
      </dl>
      <p className="touchline-row-words">
        <strong>{title}</strong> {text}
      </p>
      <Photos photos={photos} />
    </>
  )
}

/** The side of the square thumbnails in pixels. They show the middle of each photo, and nothing moves when they load. */
const SIDE = 64

/** The photos. A page printed by an earlier build has none in its state. */
function Photos({ photos = [] }: { photos?: ListedReview['photos'] }) {
  const { t } = useLingui()
  const { length: count } = photos
  if (count === 0) return null
  return (
    <ul className="review-list-photos">
      {photos.map(({ url, thumb }, at) => {
        const number = at + 1
        return (
          <li key={url}>
            <a href={url}>
              <img src={thumb} width={SIDE} height={SIDE} alt={t`Photo ${number} of ${count}`} loading="lazy" decoding="async" />
            </a>
          </li>
        )
      })}
    </ul>
  )
}

export default defineWidget({ name: 'review-list', options: Options, view: ReviewList, load: myReviews.load, seed: [myReviews.seed] })
