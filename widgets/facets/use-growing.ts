// Draws a long list in steps, so that opening five hundred options does not block input.
import { useEffect, useState } from 'react'

const FIRST = 40
const STEP = 80

/** Returns how many of `total` to draw now; all of them if nothing is growing. */
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
