// Shows a card's second picture after a swipe, where no pointer can rest on the card.
import { useEffect } from 'react'
import { useMount } from '#shared/mount/context.ts'

/** The distance in pixels from which a touch is a swipe and no press. */
const FAR = 30

/** One listener for all cards of the widget. Another swipe brings the first picture back; the picture's link stays a press. */
export function useSwipe(): void {
  const { element, signal } = useMount()
  useEffect(() => {
    let start: Touch | null = null
    const begin = ({ touches }: TouchEvent) => {
      start = touches.length === 1 ? (touches[0] ?? null) : null
    }
    const end = ({ target, changedTouches: [touch] }: TouchEvent) => {
      const card = target instanceof Element ? target.closest('.touchline-card') : null
      if (!start || !touch || !card) return
      const across = Math.abs(touch.clientX - start.clientX)
      if (across < FAR || across < 2 * Math.abs(touch.clientY - start.clientY)) return
      // The picture is drawn anew for another product, so the mark ends with it.
      card.querySelector('.touchline-card-second')?.toggleAttribute('data-shown')
    }
    element?.addEventListener('touchstart', begin, { signal, passive: true })
    element?.addEventListener('touchend', end, { signal, passive: true })
  }, [element, signal])
}
