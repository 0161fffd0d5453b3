// One slide at a time: the browser's own scrolling, and keen-slider once a mouse pulls.
import type { DragEngine, Engine } from '#shared/ui/slides/engine.ts'
import { hearPulls } from '#shared/ui/slides/gesture.ts'
import { startNative } from '#shared/ui/slides/native.ts'

/** Slides that move. */
export interface SlideShow {
  go: (index: number) => void
  end: () => void
}

/** The spec's numbers of a slider: how long a move takes, and how far a pointer moves before it drags. */
const TRANSITION = 300
const THRESHOLD = 10
/** The spec's pause before a window's new width counts. */
const RESIZE = 200

/** Starts them on the track's children; `onMoved` hears where they came to rest. */
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
  hearPulls(
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
      // keen-slider leaves the strip at its beginning; whoever comes next goes on where it stood.
      if (keen) track.scrollTo({ left: slides[at]?.offsetLeft ?? 0, behavior: 'instant' })
    },
  }
}
