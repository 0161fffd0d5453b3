// Detects a pointer that drags the slides: it counts from a threshold on, and the press that ends it opens no link.

/** Callbacks of a drag. */
export interface Pull {
  /** Whether this pointer may drag; touch scrolls natively unless the slides no longer do. */
  accepts: (event: PointerEvent) => boolean
  /** Called when the pointer has passed the threshold. */
  begin: () => void
  /** Called with the distance in pixels since the threshold. */
  follow: (total: number) => void
  finish: (total: number) => void
}

/** Listens to drags on the track. */
export function listenToPulls(track: HTMLElement, threshold: number, pull: Pull, signal: AbortSignal): void {
  let from: { id: number; x: number; isPulling: boolean } | null = null
  const options = { signal }
  track.addEventListener('dragstart', (event) => event.preventDefault(), options)
  track.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0 || !event.isPrimary || !pull.accepts(event)) return
      from = { id: event.pointerId, x: event.clientX, isPulling: false }
    },
    options,
  )
  track.addEventListener(
    'pointermove',
    ({ pointerId, clientX }) => {
      if (from?.id !== pointerId) return
      if (!from.isPulling) {
        if (Math.abs(clientX - from.x) <= threshold) return
        from.isPulling = true
        from.x = clientX
        track.setPointerCapture(pointerId)
        pull.begin()
      }
      pull.follow(clientX - from.x)
    },
    options,
  )
  const end = ({ pointerId, clientX }: PointerEvent) => {
    if (from?.id !== pointerId) return
    const { isPulling, x } = from
    from = null
    if (!isPulling) return
    // The click that follows belongs to the drag.
    const swallow = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
    }
    track.addEventListener('click', swallow, { capture: true, once: true, signal })
    requestAnimationFrame(() => requestAnimationFrame(() => track.removeEventListener('click', swallow, { capture: true })))
    pull.finish(clientX - x)
  }
  track.addEventListener('pointerup', end, options)
  track.addEventListener('pointercancel', end, options)
}
