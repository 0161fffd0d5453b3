// One large picture. It is a link to the file, so that it can be seen whole without a script; a lightbox around the gallery takes it over.
import { useLingui } from '@lingui/react/macro'
import { pictureAt, srcsetOf } from '#shared/product/rules/picture.ts'

/** A picture and how the host has it. */
export interface GalleryPicture {
  url: string
  widths: readonly number[]
  sizes: string
}

/** What a slide draws. */
export interface SlideProps {
  id: string
  picture: GalleryPicture
  /** What is on it. */
  label: string
  number: number
  count: number
  /** Off the stage it is left out of the way of the Tab key. */
  isTabbable: boolean
}

/** The slide. Only the first picture is asked for at once. */
export function Slide({ id, picture: { url, widths, sizes }, label, number, count, isTabbable }: SlideProps) {
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
          alt={t`${label}, picture ${number}`}
          draggable={false}
        />
      </a>
    </div>
  )
}
