// The keen-slider engine, loaded when somebody drags by mouse, or when a loop wraps around. Its own drag is off, since ours has a
// threshold.
import KeenSlider from 'keen-slider'
import type { DragEngine, EngineStart } from './engine.ts'

/** Takes over the track from the browser's scrolling, at the current slide. */
export function startKeen({ track, slides, inSight, gap, isLoop, index, transition, onMoved }: EngineStart): DragEngine {
  track.scrollTo({ left: 0, behavior: 'instant' })
  track.dataset['engine'] = 'keen'
  let shown = inSight
  let finish: (() => void) | null = null
  const done = () => {
    finish?.()
    finish = null
    onMoved()
  }
  // An update replaces all options, so it names all of them.
  const options = (perView: number, spacing: number, initial: number) => ({
    selector: [...slides],
    loop: isLoop,
    drag: false,
    rubberband: false,
    initial,
    slides: { perView, spacing },
  })
  const slider = new KeenSlider(track, options(inSight, gap, index))
  slider.on('animationEnded', done)
  slider.on('animationStopped', done)
  const current = () => slider.track.details.rel
  const move = (target: number, isAbsolute: boolean): Promise<void> => {
    const duration = transition()
    const to = isAbsolute ? target : slider.track.absToRel(target)
    if (slider.track.details.abs === target || duration === 0) {
      // Its own animation takes a frame even without a distance; until then the old position would be shown and reported.
      slider.track.add(slider.track.idxToDist(to, isAbsolute) ?? 0)
      onMoved()
      return Promise.resolve()
    }
    return new Promise((resolve) => {
      finish = resolve
      slider.moveToIdx(target, isAbsolute, { duration, easing: (share) => 1 - (1 - share) ** 3 })
    })
  }
  return {
    index: current,
    go: (to, direction) => {
      const { abs } = slider.track.details
      if (!isLoop || direction === undefined) return move(to, false)
      // Forward past the end instead of all the way back.
      const way = to - current()
      const around = direction === 1 ? (way <= 0 ? way + slides.length : way) : way >= 0 ? way - slides.length : way
      return move(abs + around, true)
    },
    drag: (pixels) => {
      const { min, max, position } = slider.track.details
      const next = position - pixels / track.clientWidth
      slider.track.add((isLoop ? next : Math.min(max, Math.max(min, next))) - position)
    },
    release: (pixels) => {
      const { abs, minIdx, maxIdx } = slider.track.details
      const ahead = slider.track.idxToDist(abs, true) ?? 0
      // To the next slide in the drag's direction, so that a short pull is enough.
      const wanted = pixels < 0 && ahead < 0 ? abs + 1 : pixels > 0 && ahead > 0 ? abs - 1 : abs
      return move(isLoop ? wanted : Math.min(maxIdx, Math.max(minIdx, wanted)), true)
    },
    refresh: (nextInSight, nextGap) => {
      if (nextInSight !== shown) slider.update(options(nextInSight, nextGap, current()), current())
      else slider.update()
      shown = nextInSight
    },
    end: () => {
      slider.destroy()
      delete track.dataset['engine']
    },
  }
}
