// The photos of a review in a row: each links to the large one, which a lightbox around the reviews opens in place.
import { useLingui } from '@lingui/react/macro'
import type { ReviewPhoto } from '#shared/product/wire/reviews.ts'

/** The side of the square thumbnails in pixels: three fit beside each other on a phone, and nothing moves when they load. */
const SIDE = 80

/** The row. A page printed by an earlier build has no photos in its state. */
export function ReviewPhotos({ photos = [], nickname }: { photos?: readonly ReviewPhoto[]; nickname: string }) {
  const { t } = useLingui()
  if (photos.length === 0) return null
  const { length: count } = photos
  return (
    <ul className="reviews-photos">
      {photos.map(({ url, thumb }, at) => {
        const number = at + 1
        return (
          <li key={url}>
            <a className="reviews-photo" href={url}>
              <img
                src={thumb}
                width={SIDE}
                height={SIDE}
                alt={nickname === '' ? t`Photo ${number} of ${count}` : t`Photo ${number} of ${count} by ${nickname}`}
                loading="lazy"
                decoding="async"
              />
            </a>
          </li>
        )
      })}
    </ul>
  )
}
