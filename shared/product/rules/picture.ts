// Pictures in several widths: hosts write the width as the number before the extension, so that any other can be requested.

const WIDTH = /_\d+(\.\w+)$/

/**
 * The same picture in another width; an address without a width is unchanged.
 * @example pictureAt('/media/shirt_640.webp', 320) // '/media/shirt_320.webp'
 */
export function pictureAt(url: string, width: number): string {
  return url.replace(WIDTH, `_${width}$1`)
}

/**
 * The `srcset` of a picture; undefined where its address has no width or there is only one.
 * @example srcsetOf('/media/shirt_640.webp', [320, 640]) // '/media/shirt_320.webp 320w, /media/shirt_640.webp 640w'
 */
export function srcsetOf(url: string, widths: readonly number[]): string | undefined {
  if (!WIDTH.test(url) || widths.length < 2) return undefined
  return widths.map((width) => `${pictureAt(url, width)} ${width}w`).join(', ')
}
