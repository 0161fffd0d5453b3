// One large picture. It links to the file, so that it can be viewed without JavaScript; a lightbox around the gallery opens it in place.
import { useLingui } from '@lingui/react/macro'
import { pictureAt, srcsetOf } from '#shared/product/rules/picture.ts'

/** A picture and the sizes in which the host has it. */
export interface GalleryPicture {
  url: string
  widths: readonly number[]
  sizes: string
}

/** Props of a slide. */
export interface SlideProps {
  id: string
  picture: GalleryPicture
  /** The subject of the picture. */
  label: string
  /** What it shows. */
  name: string | undefined
  number: number
  count: number
  /** Whether the Tab key reaches it; false for slides that are out of view. */
  isTabbable: boolean
}

/** The slide. Only the first picture is loaded eagerly. */
export function Slide({ id, picture: { url, widths, sizes }, label, name, number, count, isTabbable }: SlideProps) {
  const { t } = useLingui()
  const isFirst = number === 1
  return (
    <div className="gallery-slide" id={id} role="group" aria-roledescription={t`slide`} aria-label={t`${number} of ${count}`}>
      <a
        href={widths.length > 0 ? pictureAt(url, Math.max(...widths)) : url}
        aria-label={t`Enlarge picture ${number}`}
        tabIndex={isTabbable ? undefined : -1}
        draggable={false}
      >
        <img
          {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
          srcSet={srcsetOf(url, widths)}
          sizes={sizes}
          src={url}
          width={960}
          height={960}
          alt={name ? `${label}, ${name}` : t`${label}, picture ${number}`}
          draggable={false}
        />
      </a>
    </div>
  )
}
