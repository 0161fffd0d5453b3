// Draws a long list in steps, so that opening five hundred options holds up no key press.
import { useEffect, useState } from 'react'

const FIRST = 40
const STEP = 80

/** How many of `total` to draw by now; all of them at once where nothing is growing. */
export function useGrowing(isGrowing: boolean, total: number): number {
  const [most, setMost] = useState(FIRST)
  useEffect(() => {
    if (!isGrowing) {
      setMost(FIRST)
      return undefined
    }
    if (most >= total) return undefined
    const frame = requestAnimationFrame(() => setMost(most + STEP))
    return () => cancelAnimationFrame(frame)
  }, [isGrowing, most, total])
  return isGrowing ? most : total
}
