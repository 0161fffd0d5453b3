// Keeps what has the focus above something at the bottom of the window.
import { useEffect } from 'react'

/**
 * Scrolls what gets the focus to a place above the bar, also on a page whose theme knows nothing of the bar. Bars are for narrow windows,
 * phones by default.
 */
export function useRoomBelow(isShown: boolean, media = '(max-width: 767px)'): void {
  useEffect(() => {
    const { style } = document.documentElement
    if (!isShown || style.scrollPaddingBlockEnd || !matchMedia(media).matches) return undefined
    style.scrollPaddingBlockEnd = '104px'
    return () => {
      style.scrollPaddingBlockEnd = ''
    }
  }, [isShown, media])
}
