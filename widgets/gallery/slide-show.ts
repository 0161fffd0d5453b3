// Shows one slide at a time: with the browser's own scrolling, or keen-slider once a mouse drags.
import type { DragEngine, Engine } from '#shared/ui/slides/engine.ts'
import { listenToPulls } from '#shared/ui/slides/gesture.ts'
import { startNative } from '#shared/ui/slides/native.ts'

/** The slides of a gallery and their controls. */
export interface SlideShow {
  go: (index: number) => void
  end: () => void
}

/** The spec's values for a slider: the duration of a move, and the distance before a pointer drags. */
const TRANSITION = 300
const THRESHOLD = 10
/** The spec's delay before a resize takes effect, in milliseconds. */
const RESIZE = 200

/** Starts the slides on the track's children; `onMoved` is called with the index where they came to rest. */
export function startSlides(track: HTMLElement, onMoved: (index: number) => void): SlideShow {
  const stop = new AbortController()
  const { signal } = stop
  const slides = [...track.children].filter((child) => child instanceof HTMLElement)
  const motion = matchMedia('(prefers-reduced-motion: reduce)')
  const transition = () => (motion.matches ? 0 : TRANSITION)
  let keen: DragEngine | null = null
  let engine: Engine = startNative({ track, slides, transition, onMoved: settle })
  let pulled = 0

  function settle(): void {
    if (!signal.aborted) onMoved(engine.index())
  }
  const loadKeen = async () => {
    const { startKeen } = await import('#shared/ui/slides/drag.ts')
    if (keen || signal.aborted) return
    const index = engine.index()
    engine.end()
    keen = startKeen({ track, slides, inSight: 1, gap: 0, isLoop: false, index, transition, onMoved: settle })
    engine = keen
  }
  listenToPulls(
    track,
    THRESHOLD,
    {
      accepts: ({ pointerType }) => pointerType === 'mouse' || keen !== null,
      begin: () => {
        pulled = 0
        track.dataset['pulled'] = ''
        loadKeen().catch(() => {})
      },
      follow: (total) => {
        keen?.drag(total - pulled)
        if (keen) pulled = total
      },
      finish: (total) => {
        delete track.dataset['pulled']
        const next = engine.index() + (total < 0 ? 1 : -1)
        if (keen && pulled !== 0) void keen.release(total)
        else if (next >= 0 && next < slides.length) void engine.go(next)
      },
    },
    signal,
  )
  let timer: ReturnType<typeof setTimeout> | undefined
  addEventListener(
    'resize',
    () => {
      clearTimeout(timer)
      timer = setTimeout(() => engine.refresh(1, 0), RESIZE)
    },
    { signal, passive: true },
  )
  return {
    go: (index) => void engine.go(index),
    end: () => {
      clearTimeout(timer)
      stop.abort()
      const at = engine.index()
      engine.end()
      // keen-slider resets the strip to its start, so the position is restored.
      if (keen) track.scrollTo({ left: slides[at]?.offsetLeft ?? 0, behavior: 'instant' })
    },
  }
}
