// The pictures to show: other ones take the place of those shown only once the first of them can be painted, so that nothing flashes.
import { useEffect, useState } from 'react'
import { srcsetOf } from '#shared/product/rules/picture.ts'

/** `printed` until something else is wanted, then that as soon as its first picture is decoded, or has failed. */
export function useDecoded(
  printed: readonly string[],
  wanted: readonly string[],
  widths: readonly number[],
  sizes: string,
): readonly string[] {
  const [shown, show] = useState(printed)
  const [first = ''] = wanted
  const isShown = wanted.join() === shown.join()
  useEffect(() => {
    if (isShown) return undefined
    let isLatest = true
    const take = () => isLatest && show(wanted)
    const image = new Image()
    image.sizes = sizes
    image.srcset = srcsetOf(first, widths) ?? ''
    image.src = first
    image.decode().then(take, take)
    return () => {
      isLatest = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- lists that read the same are the same pictures
  }, [wanted.join(), isShown])
  return shown
}
