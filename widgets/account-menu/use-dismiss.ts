// Closes a disclosure on Escape, on a press outside and when the focus leaves it.
import { useLayoutEffect, useRef, type RefObject } from 'react'

/** The ref for the box that holds both opener and panel; the opener is its first link. */
export function useDismiss(isOpen: boolean, onClose: () => void): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  useLayoutEffect(() => {
    close.current = onClose
  })
  // In the layout phase: the next key may come before a passive effect has run.
  useLayoutEffect(() => {
    const element = box.current
    if (!isOpen || !element) return undefined
    const stop = new AbortController()
    const { signal } = stop
    const outside = ({ target }: Event) => {
      if (target instanceof Node && !element.contains(target)) close.current()
    }
    document.addEventListener('pointerdown', outside, { signal })
    document.addEventListener('focusin', outside, { signal })
    element.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        close.current()
        element.querySelector('a')?.focus()
      },
      { signal },
    )
    return () => stop.abort()
  }, [isOpen])
  return box
}
