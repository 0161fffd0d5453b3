// Product pictures and scenes as `<img>`: with the widths that exist, reserved room, and lazy loading below the fold.
import { attributes, html, type Html } from '../markup.ts'

const widths = [160, 320, 480, 640, 800, 960, 1280, 1600]

/** How a page uses a picture. */
export interface PictureUse {
  alt: string
  /** The width in the layout. */
  sizes: string
  /** Visible without scrolling, so the browser loads it first. */
  isFirst?: boolean
  largest?: number
  class?: string
}

/** The address of the same picture in another width: only the number before the extension differs. */
export function pictureAt(url: string, width: number): string {
  return url.replace(/_\d+(\.\w+)$/, `_${width}$1`)
}

/** A square product picture. */
export function productPicture(url: string, use: PictureUse): Html {
  return picture(url, use, 1)
}

/** Any picture; `ratio` is width by height. */
export function picture(url: string, { alt, sizes, isFirst = false, largest = 1280, class: name }: PictureUse, ratio: number): Html {
  const srcset = widths.filter((width) => width <= largest).map((width) => `${pictureAt(url, width)} ${width}w`)
  return html`<img${attributes({
    class: name,
    src: pictureAt(url, 640),
    srcset: srcset.join(', '),
    sizes,
    width: 640,
    height: Math.round(640 / ratio),
    alt: alt === '' ? null : alt,
    loading: isFirst ? null : 'lazy',
    fetchpriority: isFirst ? 'high' : null,
    decoding: isFirst ? null : 'async',
  })}${alt === '' && html` alt=""`} />`
}

/** A wide scene, replaced by a tall one on narrow screens. Those get at most 960 pixels: twice a phone's width, and two thirds of 1280's bytes. */
export function scene(wide: string, tall: string, { largest = 1600 }: { largest?: number } = {}): Html {
  const set = (url: string, most: number) =>
    widths.filter((width) => width >= 320 && width <= most).map((width) => `${pictureAt(url, width)} ${width}w`)
  return html`<picture
    ><source media="(width < 600px)" srcset="${set(tall, 960).join(', ')}" sizes="100vw" width="640" height="800" /><img
      src="${pictureAt(wide, 1280)}"
      srcset="${set(wide, largest).join(', ')}"
      sizes="100vw"
      width="1280"
      height="560"
      alt=""
      fetchpriority="high"
  /></picture>`
}
