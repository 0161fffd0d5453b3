// A slider over the host's slides: native scrolling with buttons, pages and a pause button, and keen-slider for loops and dragging.
import { msg } from '@lingui/core/macro'
import type * as v from 'valibot'
import { i18n } from '#shared/i18n/i18n.ts'
import { defineEnhancer } from '#shared/mount/define.ts'
import { followPictures } from '#shared/ui/pictures/follow-pictures.ts'
import type { Autoplay } from './autoplay.ts'
import { addControls } from './controls.ts'
import type { DragEngine, Engine } from '#shared/ui/slides/engine.ts'
import { listenToPulls } from '#shared/ui/slides/gesture.ts'
import { startNative } from '#shared/ui/slides/native.ts'
import { canMove, lastIndex, type Place, step } from './pages.ts'
import { Options, settingsOf, slidesAt } from './settings.ts'

/** The spec's delay before a resize takes effect, in milliseconds. */
const RESIZE = 200

function enhance(mount: HTMLElement, options: v.InferOutput<typeof Options>, signal: AbortSignal): void {
  const track = mount.querySelector<HTMLElement>('.product-slider-track')
  if (!track) throw new Error('product-slider: there is no .product-slider-track in the mount, so there is nothing to slide')
  const slides = [...track.children].filter((child) => child instanceof HTMLElement)
  const settings = settingsOf(options)
  const { gap, isLoop, dragThreshold, preload } = settings
  const motion = matchMedia('(prefers-reduced-motion: reduce)')
  const transition = () => (motion.matches ? 0 : settings.transition)
  const inSight = () => slidesAt(innerWidth, settings)
  const measure = () => {
    track.style.setProperty('--product-slider-gap', `${gap}px`)
    track.style.setProperty('--product-slider-slides', String(inSight()))
  }
  const restoreRoles = takeRoles(mount, track, slides)
  measure()

  let engine: Engine = startNative({ track, slides, transition, onMoved: settle })
  let keen: DragEngine | null = null
  let isMoving = false
  let underway = Promise.resolve()
  let playing: Autoplay | null = null

  const place = (): Place => ({ index: engine.index(), count: slides.length, inSight: inSight(), isLoop })
  const loadKeen = async (): Promise<DragEngine | null> => {
    if (keen) return keen
    const { startKeen } = await import('#shared/ui/slides/drag.ts')
    // Waits for the current move: the library would start from its intermediate position.
    await underway
    if (signal.aborted) return null
    if (keen) return keen
    const index = engine.index()
    engine.end()
    keen = startKeen({ track, slides, inSight: inSight(), gap, isLoop, index, transition, onMoved: settle })
    engine = keen
    return keen
  }
  const move = async (direction: 1 | -1, isAsked: boolean): Promise<void> => {
    if (isMoving || !canMove(place(), direction)) return
    isMoving = true
    const { index, wraps } = step(place(), direction)
    // If the library fails to load, the browser scrolls back to the other end.
    if (wraps) await loadKeen().catch(() => null)
    underway = engine.go(index, direction)
    await underway
    isMoving = false
    if (isAsked && !signal.aborted) say()
  }
  const controls = addControls(
    mount,
    track,
    {
      move: (direction) => void move(direction, true),
      play: settings.autoplay > 0 ? () => (playing ? toggle(playing) : void loadAutoplay().then(() => playing?.start())) : null,
    },
    signal,
  )
  const toggle = (rotation: Autoplay) => (rotation.isPlaying() ? rotation.stop() : rotation.start())
  /** Most sliders never play. If the file does not arrive, the slider stands still until its button is pressed. */
  async function loadAutoplay(): Promise<void> {
    const { autoplay } = await import('./autoplay.ts').catch(() => ({ autoplay: null }))
    if (signal.aborted || playing) return
    playing = autoplay?.(mount, settings.autoplay, () => void move(1, false), controls.setPlaying, signal) ?? null
  }
  function say(): void {
    const { index, count, inSight: shown } = place()
    controls.say(index + 1, Math.min(count, index + shown), count)
  }
  function settle(): void {
    if (signal.aborted) return
    const now = place()
    controls.open(canMove(now, -1), canMove(now, 1))
    for (const slide of slides.slice(now.index, now.index + now.inSight + preload))
      for (const image of slide.querySelectorAll<HTMLImageElement>('img[loading="lazy"]:not([hidden])'))
        if (image.checkVisibility()) image.loading = 'eager'
  }
  settle()
  followPictures(mount, signal)

  track.addEventListener(
    'focusin',
    ({ target }) => {
      const at = slides.findIndex((slide) => target instanceof Node && slide.contains(target))
      // The browser scrolls to the focused slide; keen-slider has to be moved to it.
      if (!keen || at < 0) return
      track.scrollLeft = 0
      const { index, inSight: shown, count } = place()
      const isSeen = (at - index + count) % count < shown
      if (!isSeen) void engine.go(Math.min(at, isLoop ? count - 1 : lastIndex({ count, inSight: shown })))
    },
    { signal },
  )
  track.addEventListener(
    'keydown',
    (event) => {
      if (event.target !== track || (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft')) return
      event.preventDefault()
      void move(event.key === 'ArrowRight' ? 1 : -1, true)
    },
    { signal },
  )
  let pulled = 0
  listenToPulls(
    track,
    dragThreshold,
    {
      accepts: ({ pointerType }) => !isMoving && (pointerType === 'mouse' || keen !== null) && lastIndex(place()) > 0,
      begin: () => {
        pulled = 0
        track.dataset['pulled'] = ''
        loadKeen().catch(() => {})
      },
      follow: (total) => {
        // The distance dragged while the library was loading is applied once it is there.
        keen?.drag(total - pulled)
        if (keen) pulled = total
      },
      finish: (total) => {
        delete track.dataset['pulled']
        if (!keen || pulled === 0) {
          void move(total < 0 ? 1 : -1, true)
          return
        }
        isMoving = true
        void keen.release(total).then(() => {
          isMoving = false
          if (!signal.aborted) say()
        })
      },
    },
    signal,
  )

  let timer: ReturnType<typeof setTimeout> | undefined
  addEventListener(
    'resize',
    () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        measure()
        engine.refresh(inSight(), gap)
        settle()
      }, RESIZE)
    },
    { signal, passive: true },
  )
  if (settings.autoplay > 0) {
    controls.setPlaying(false)
    void loadAutoplay()
  }

  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    engine.end()
    track.style.removeProperty('--product-slider-gap')
    track.style.removeProperty('--product-slider-slides')
    restoreRoles()
  })
}

/** Sets the roles of the carousel pattern; the returned function restores the host's. */
function takeRoles(mount: HTMLElement, track: HTMLElement, slides: readonly HTMLElement[]): () => void {
  const undo: (() => void)[] = []
  const set = (element: HTMLElement, name: string, value: string) => {
    const before = element.getAttribute(name)
    element.setAttribute(name, value)
    undo.push(() => (before === null ? element.removeAttribute(name) : element.setAttribute(name, before)))
  }
  const [label, labelledBy] = [track.getAttribute('aria-label'), track.getAttribute('aria-labelledby')]
  set(mount, 'role', 'group')
  set(mount, 'aria-roledescription', i18n._(msg`carousel`))
  if (labelledBy) set(mount, 'aria-labelledby', labelledBy)
  else if (label) set(mount, 'aria-label', label)
  const count = slides.length
  slides.forEach((slide, at) => {
    const number = at + 1
    set(slide, 'role', 'group')
    set(slide, 'aria-roledescription', i18n._(msg`slide`))
    set(slide, 'aria-label', i18n._(msg`${number} of ${count}`))
  })
  set(track, 'role', 'group')
  set(track, 'aria-label', i18n._(msg`Slides`))
  if (labelledBy) track.removeAttribute('aria-labelledby')
  undo.push(() => labelledBy && track.setAttribute('aria-labelledby', labelledBy))
  return () => undo.forEach((restore) => restore())
}

export default defineEnhancer({ name: 'product-slider', options: Options, enhance })
