// The picture of a card, and its second one, which a browser fetches when a pointer first rests on the card.
import { srcsetOf } from '#shared/product/rules/picture.ts'

/** How pictures are asked for. */
export interface CardPictures {
  /** The `sizes` of the layout. */
  sizes: string
  /** Widths the host has; each stands before the extension of its address. */
  widths: readonly number[]
}

/** What it draws. */
export interface CardPictureProps {
  product: { image: string | null; images: readonly string[] }
  pictures: CardPictures | undefined
  isFirst: boolean
}

/**
 * Room is kept by width and height; the words are the name's, so it is decoration.
 * Keyed by address, since an image that gets another one shows the earlier picture until that has come.
 */
export function CardPicture({ product: { image, images }, pictures, isFirst }: CardPictureProps) {
  if (!image) return null
  const second = images.find((url) => url !== image)
  const draw = (url: string, className: string, isUrgent: boolean) => {
    const srcSet = pictures && srcsetOf(url, pictures.widths)
    return (
      <img
        key={url}
        className={className}
        {...(isUrgent ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
        srcSet={srcSet}
        sizes={srcSet && pictures?.sizes}
        src={url}
        width={640}
        height={640}
        alt=""
      />
    )
  }
  return (
    <>
      {draw(image, 'touchline-card-image', isFirst)}
      {second ? draw(second, 'touchline-card-second', false) : null}
    </>
  )
}
