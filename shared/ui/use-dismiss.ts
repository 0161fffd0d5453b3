// Closes a disclosure on Escape, on a press outside and when the focus leaves it.
import { useLayoutEffect, useRef, type RefObject } from 'react'

/** How a disclosure stands and is closed. */
export interface Dismissal<Box> {
  isOpen: (box: Box) => boolean
  close: (box: Box) => void
  /** Inside the box; Escape gives it the focus. */
  opener: string
}

/** The ref for the box that holds both the opener and what it opens. */
export function useDismiss<Box extends HTMLElement>(dismissal: Dismissal<Box>): RefObject<Box | null> {
  const ref = useRef<Box>(null)
  const latest = useRef(dismissal)
  useLayoutEffect(() => {
    latest.current = dismissal
  })
  // In the layout phase: the next key may come before a passive effect has run.
  useLayoutEffect(() => {
    const box = ref.current
    if (!box) return undefined
    const stop = new AbortController()
    const { signal } = stop
    const outside = ({ target }: Event) => {
      if (target instanceof Node && !box.contains(target) && latest.current.isOpen(box)) latest.current.close(box)
    }
    document.addEventListener('pointerdown', outside, { signal })
    document.addEventListener('focusin', outside, { signal })
    box.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || !latest.current.isOpen(box)) return
        event.stopPropagation()
        latest.current.close(box)
        box.querySelector<HTMLElement>(latest.current.opener)?.focus()
      },
      { signal },
    )
    return () => stop.abort()
  }, [])
  return ref
}
