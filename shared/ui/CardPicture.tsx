// The picture of a card, and its second one, which a browser fetches when a pointer first rests on the card.
import { srcsetOf } from '#shared/domain/picture.ts'

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

/** Room is kept by width and height; the words are the name's, so it is decoration. */
export function CardPicture({ product: { image, images }, pictures, isFirst }: CardPictureProps) {
  if (!image) return null
  const second = images.find((url) => url !== image)
  const more = (url: string) => {
    const srcSet = pictures && srcsetOf(url, pictures.widths)
    return srcSet ? { srcSet, sizes: pictures.sizes } : {}
  }
  return (
    <>
      <img
        className="touchline-card-image"
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
        {...more(image)}
        src={image}
        width={640}
        height={640}
        alt=""
      />
      {second ? (
        <img
          className="touchline-card-second"
          loading="lazy"
          decoding="async"
          {...more(second)}
          src={second}
          width={640}
          height={640}
          alt=""
        />
      ) : null}
    </>
  )
}
