// The pictures of a product: large slides with thumbnails; on phones, a strip to swipe with dots.
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import * as v from 'valibot'
import { useMount } from '#shared/mount/context.ts'
import { defineWidget } from '#shared/mount/define.ts'
import { useShared } from '#shared/mount/use-shared.ts'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { chevronBack, chevronForward } from '#shared/ui/icons.ts'
import { usePictures } from '#shared/ui/pictures/use-pictures.ts'
import { productStore } from '#stores/product/product.ts'
import { Slide } from './Slide.tsx'
import { Thumbs } from './Thumbs.tsx'
import { useDecoded } from './use-decoded.ts'
import { useSlides } from './use-slides.ts'

const Options = v.object({
  /** The product whose choices the pictures follow. Without it they do not change. */
  productId: v.optional(v.number()),
  /** The subject of the pictures, e.g. the product's name; their alternative texts begin with it. */
  label: v.string(),
  /**
   * Addresses of the pictures, in order. With `widths`, the number before the extension is the width, and any of `widths` may replace it.
   */
  images: v.array(v.string()),
  /** What each picture shows, e.g. "from behind", for its alternative text; those without one are numbered. */
  names: v.optional(v.array(v.string()), []),
  /** Widths in which the host has each picture. */
  widths: v.optional(v.array(v.number()), []),
  /** How wide the layout shows a slide, as the `sizes` of its picture. */
  sizes: v.optional(v.string(), '(width >= 1024px) 50vw, 100vw'),
})

function Gallery({ options: { productId = 0, label, images, names, widths, sizes } }: { options: v.InferOutput<typeof Options> }) {
  const { t } = useLingui()
  const { id } = useMount()
  const store = useMemo(() => productStore(productId), [productId])
  const chosen = useShared(store.$pictures)
  const pictures = useDecoded(images, chosen ?? images, widths, sizes)
  const { track, index, isLive, go, listenToKeys } = useSlides(pictures)
  usePictures()
  const count = pictures.length
  if (count === 0) return null
  const number = index + 1
  return (
    <div className="gallery-box" role="group" aria-roledescription={t`carousel`} aria-label={t`Pictures of ${label}`}>
      <div className="gallery-stage">
        <div className="gallery-track" ref={track} role="presentation" onKeyDown={listenToKeys}>
          {pictures.map((url, at) => (
            <Slide
              // Keyed by position: when the colour changes, the element stays and only its picture changes.
              key={at}
              id={id(`slide-${at + 1}`)}
              picture={{ url, widths, sizes }}
              label={label}
              // Other pictures in another number show something else than what was named.
              name={pictures.length === images.length ? names[at] : undefined}
              number={at + 1}
              count={count}
              isTabbable={!isLive || at === index}
            />
          ))}
        </div>
        {count > 1 ? (
          <>
            <IconButton
              className="gallery-arrow gallery-back"
              icon={chevronBack}
              label={t`Previous picture`}
              onPress={() => go(index - 1)}
            />
            <IconButton className="gallery-arrow gallery-on" icon={chevronForward} label={t`Next picture`} onPress={() => go(index + 1)} />
            <p className="gallery-count" aria-hidden="true">{`${number} / ${count}`}</p>
          </>
        ) : null}
        <p className="touchline-hidden" role="status">
          {isLive && count > 1 ? t`Picture ${number} of ${count}` : ''}
        </p>
      </div>
      {count > 1 ? <Thumbs pictures={pictures} index={index} slideId={(at) => id(`slide-${at + 1}`)} onChoose={go} /> : null}
    </div>
  )
}

export default defineWidget({ name: 'gallery', options: Options, view: Gallery })
