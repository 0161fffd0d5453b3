// The pictures to show: new ones replace the current ones only when the first of them is decoded, to avoid a flash.
import { useEffect, useState } from 'react'
import { srcsetOf } from '#shared/product/rules/picture.ts'

/** Returns `printed` until other pictures are wanted, then those as soon as the first is decoded or has failed. */
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
    // oxlint-disable-next-line react/exhaustive-deps -- equal lists are the same pictures
  }, [wanted.join(), isShown])
  return shown
}
