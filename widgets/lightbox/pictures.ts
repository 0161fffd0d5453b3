// Which links in a mount are pictures: those to a file with a picture's extension.

/** The spec's image types. */
const PICTURE = /\.(?:png|jpe?g|gif|webp|avif)$/i

/** The links, in the order of the page. */
export function pictureLinks(mount: HTMLElement): HTMLAnchorElement[] {
  return [...mount.querySelectorAll('a')].filter((link) => /^https?:$/.test(link.protocol) && PICTURE.test(link.pathname))
}

/** A picture as the lightbox shows it. */
export interface FullPicture {
  src: string
  alt: string
  width: number
  height: number
  /** A smaller one of the same, which the page shows already. */
  preview?: string
}

/** What the link says of its picture; its size is known once it has come. */
export function pictureOf(link: HTMLAnchorElement): FullPicture {
  const image = link.querySelector('img')
  const picture = { src: link.href, alt: image?.alt || link.textContent.trim(), width: 0, height: 0 }
  return image && image.complete && image.naturalWidth > 0 ? { ...picture, ...large(image), preview: image.currentSrc } : picture
}

/** What a full picture is taken to be as wide or tall as, until it has come. */
const LARGE = 1600

function large({ naturalWidth, naturalHeight }: HTMLImageElement): { width: number; height: number } {
  const scale = LARGE / Math.max(naturalWidth, naturalHeight, 1)
  return { width: Math.round(naturalWidth * scale), height: Math.round(naturalHeight * scale) }
}

/** Its size: at once where the page shows a smaller one, else once it has come; rejects where it does not. */
export async function measurePicture({ src, width, height, preview }: FullPicture): Promise<{ width: number; height: number }> {
  if (preview) return { width, height }
  const image = new Image()
  image.src = src
  await image.decode()
  return { width: image.naturalWidth, height: image.naturalHeight }
}
