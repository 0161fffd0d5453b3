// The widths in which the canvas shows the page, and the scale that fits each into the place there is.
import { useEffect, useState, type RefObject } from 'react'

/** The widths of the page, in pixels. */
export const widths = { phone: 390, tablet: 820, desktop: 1280 } as const
/** What the page is shown as. */
export type Size = keyof typeof widths

export const sizes: readonly Size[] = ['phone', 'tablet', 'desktop']

/** `fit` makes the page smaller where the place is narrower; `whole` shows it as large as it is, scrolled sideways. */
export type Zoom = 'fit' | 'whole'

export const zooms: readonly Zoom[] = ['fit', 'whole']

/** How the canvas shows the page. */
export interface CanvasView {
  size: Size
  zoom: Zoom
  /** Whether the page has the whole window, without the blocks and settings beside it. */
  isLarge: boolean
}

/** The view that the editor begins with: the widest page that can still be read beside the blocks and settings. */
export function firstView(windowWidth: number): CanvasView {
  return { size: windowWidth < 1000 ? 'phone' : windowWidth < 1640 ? 'tablet' : 'desktop', zoom: 'fit', isLarge: false }
}

/** How a page is drawn in a place: never larger than it is, and as high as the place. */
export function fitted(
  { size, zoom }: Pick<CanvasView, 'size' | 'zoom'>,
  place: { width: number; height: number },
): { width: number; height: number; scale: number } {
  const width = widths[size]
  const scale = zoom === 'fit' && place.width > 0 ? Math.min(1, place.width / width) : 1
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
