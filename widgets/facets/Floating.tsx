// The button of the filters once more, at the bottom of a narrow window, while the list is read below the first one.
import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { useRoomBelow } from '#shared/ui/use-room-below.ts'
import { listMount } from './list-mount.ts'

/** Props of the button. */
interface FloatingProps {
  /** The button in its own place. */
  opener: RefObject<HTMLElement | null>
  onPress: () => void
  children: ReactNode
}

/** The button. It is for touch only: keyboard and screen reader users have the one above, and would meet it twice. */
export function Floating({ opener, onPress, children }: FloatingProps) {
  const isAway = useAway(opener)
  useRoomBelow(isAway, '(max-width: 1023px)')
  if (!isAway) return null
  return (
    <button type="button" className="facets-floating" aria-hidden="true" tabIndex={-1} onClick={onPress}>
      {children}
    </button>
  )
}

/** Whether the button has left the window at its top while products are still in it. */
function useAway(opener: RefObject<HTMLElement | null>): boolean {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    const button = opener.current
    const list = listMount()
    if (!button || !list) return undefined
    let [isAbove, isReading] = [false, false]
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        if (target === button) isAbove = !isIntersecting && boundingClientRect.bottom < 0
        else isReading = isIntersecting
      }
      setAway(isAbove && isReading)
    })
    observer.observe(button)
    observer.observe(list)
    return () => observer.disconnect()
  }, [opener])
  return isAway
}
