// Finds the links to pictures in a mount: those to a file with an image extension.

/** The spec's image types. */
const PICTURE = /\.(?:png|jpe?g|gif|webp|avif)$/i

/** Returns the links, in document order. */
export function pictureLinks(mount: HTMLElement): HTMLAnchorElement[] {
  return [...mount.querySelectorAll('a')].filter((link) => /^https?:$/.test(link.protocol) && PICTURE.test(link.pathname))
}
