// The picture of a card and the second one, which a browser fetches when a pointer first rests on the card.
import { srcsetOf } from '#shared/product/rules/picture.ts'

/** Layout and widths of a card's pictures. */
export interface CardPictures {
  /** The `sizes` attribute for the layout. */
  sizes: string
  /** The widths that the host has; each is the number before the extension in the address. */
  widths: readonly number[]
}

/** Props of the picture. */
export interface CardPictureProps {
  product: { image: string | null; images: readonly string[] }
  pictures: CardPictures | undefined
  isFirst: boolean
}

/**
 * Width and height reserve the space; the card's name has the text, so the picture is decorative.
 * Keyed by address, since an image with a new address shows the earlier picture until the new one is loaded.
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
