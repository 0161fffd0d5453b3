// Closes a disclosure on Escape, on a press outside and when the focus leaves it.
import { useLayoutEffect, useRef, type RefObject } from 'react'

/** The state of a disclosure, and how to close it. */
export interface Dismissal<Box> {
  isOpen: (box: Box) => boolean
  close: (box: Box) => void
  /** Selector of the opener inside the box, which gets the focus on Escape. */
  opener: string
}

/** The ref for the box that contains both the opener and the disclosed content. */
export function useDismiss<Box extends HTMLElement>(dismissal: Dismissal<Box>): RefObject<Box | null> {
  const ref = useRef<Box>(null)
  const latest = useRef(dismissal)
  useLayoutEffect(() => {
    latest.current = dismissal
  })
  // In the layout phase: the next key press may come before a passive effect has run.
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
