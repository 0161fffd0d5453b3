// Closes a <details> on Escape, on a press outside and when the focus leaves it; the platform does the opening.
import { useEffect, useRef, type RefObject } from 'react'

/** The ref for the details element. */
export function useDismiss(): RefObject<HTMLDetailsElement | null> {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const element = details.current
    if (!element) return undefined
    const stop = new AbortController()
    const { signal } = stop
    const outside = (event: Event) => {
      if (element.open && event.target instanceof Node && !element.contains(event.target)) element.open = false
    }
    document.addEventListener('pointerdown', outside, { signal })
    document.addEventListener('focusin', outside, { signal })
    element.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || !element.open) return
        event.stopPropagation()
        element.open = false
        element.querySelector('summary')?.focus()
      },
      { signal },
    )
    return () => stop.abort()
  }, [])
  return details
}
