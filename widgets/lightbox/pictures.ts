// A picture of the lightbox, and how large it is.

/** A picture of the lightbox. */
export interface FullPicture {
  src: string
  alt: string
  width: number
  height: number
  /** A smaller version that the page shows already. */
  preview?: string
}

/** Returns the picture of a link; its size is 0 until it is measured. */
export function pictureOf(link: HTMLAnchorElement): FullPicture {
  const image = link.querySelector('img')
  const picture = { src: link.href, alt: image?.alt || link.textContent.trim(), width: 0, height: 0 }
  return image && image.complete && image.naturalWidth > 0 ? { ...picture, ...large(image), preview: image.currentSrc } : picture
}

/** The assumed longer side of a picture in pixels, until it has loaded. */
const LARGE = 1600

function large({ naturalWidth, naturalHeight }: HTMLImageElement): { width: number; height: number } {
  const scale = LARGE / Math.max(naturalWidth, naturalHeight, 1)
  return { width: Math.round(naturalWidth * scale), height: Math.round(naturalHeight * scale) }
}

/** Returns the picture's size: at once if the page shows a smaller version, otherwise once it has loaded. Rejects if it fails to load. */
export async function measurePicture({ src, width, height, preview }: FullPicture): Promise<{ width: number; height: number }> {
  if (preview) return { width, height }
  const image = new Image()
  image.src = src
  await image.decode()
  return { width: image.naturalWidth, height: image.naturalHeight }
}
