// The widths in which the canvas shows the page, and the scale that fits each into the place there is.
import { useEffect, useState, type RefObject } from 'react'

/** The widths of the page, in pixels. */
export const widths = { phone: 390, tablet: 820, desktop: 1280 } as const
/** What the page is shown as. */
export type Size = keyof typeof widths

export const sizes: readonly Size[] = ['phone', 'tablet', 'desktop']

/** The size that the editor begins with: a page of a desktop would be too small to read on a phone. */
export const firstSize = (): Size => (matchMedia('(width < 1000px)').matches ? 'phone' : 'desktop')

/** How a page of that width is drawn in a place: never larger than it is, and as high as the place. */
export function fitted(size: Size, place: { width: number; height: number }): { width: number; height: number; scale: number } {
  const width = widths[size]
  const scale = place.width > 0 ? Math.min(1, place.width / width) : 1
  return { width, height: place.height / scale, scale }
}

/** The size of an element, as it changes. */
export function usePlace(element: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [place, setPlace] = useState({ width: 0, height: 0 })
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setPlace({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return place
}
