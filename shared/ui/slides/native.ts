// The engine of the browser's own scrolling with snap points; only moves by button are timed by us, since the platform's duration cannot be
// set.
import type { Engine, EngineStart } from './engine.ts'

/** Starts the engine; it measures nothing until it is used. */
export function startNative({ track, slides, transition, onMoved }: Omit<EngineStart, 'index' | 'inSight' | 'gap' | 'isLoop'>): Engine {
  const stop = new AbortController()
  let frame = 0
  let finish: (() => void) | null = null
  const offset = (index: number) => (slides[index]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0)
  const index = () => {
    const { scrollLeft } = track
    let nearest = 0
    let distance = Infinity
    for (let at = 0; at < slides.length; at++) {
      const own = Math.abs(offset(at) - scrollLeft)
      if (own >= distance) break
      nearest = at
      distance = own
    }
    return nearest
  }
  const halt = () => {
    cancelAnimationFrame(frame)
    delete track.dataset['moving']
    finish?.()
    finish = null
  }
  track.addEventListener('scrollend', () => track.dataset['moving'] === undefined && onMoved(), { signal: stop.signal, passive: true })
  return {
    index,
    go: (to) =>
      new Promise((resolve) => {
        halt()
        const from = track.scrollLeft
        const target = Math.min(offset(to), track.scrollWidth - track.clientWidth)
        const duration = transition()
        if (duration === 0 || Math.abs(target - from) < 1) {
          track.scrollTo({ left: target, behavior: 'instant' })
          onMoved()
          resolve()
          return
        }
        finish = resolve
        // Neither snapping nor a drag may interfere until the move has ended.
        track.dataset['moving'] = ''
        const began = performance.now()
        const draw = (now: number) => {
          const share = Math.min(1, Math.max(0, (now - began) / duration))
          track.scrollTo({ left: from + (target - from) * (1 - (1 - share) ** 3), behavior: 'instant' })
          if (share < 1) {
            frame = requestAnimationFrame(draw)
            return
          }
          halt()
          onMoved()
        }
        frame = requestAnimationFrame(draw)
      }),
    refresh: () => track.scrollTo({ left: offset(index()), behavior: 'instant' }),
    end: () => {
      halt()
      stop.abort()
    },
  }
}
