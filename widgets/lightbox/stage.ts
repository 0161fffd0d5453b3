// Runs PhotoSwipe with its interface switched off: pictures to swipe, pinch and zoom inside our own dialog.
import PhotoSwipe from 'photoswipe'
import type { FullPicture } from './pictures.ts'

/** The settings and callbacks of the stage. */
export interface StageStart {
  dialog: HTMLElement
  pictures: readonly FullPicture[]
  index: number
  maxZoom: number
  setState: (state: 'open' | 'animating') => void
  onZoom: (isZoomed: boolean) => void
  /** Called when another picture is shown. */
  onSeen: (index: number) => void
  /** Called when the shown picture failed to load; `direction` is the direction of the move. */
  onMissing: (index: number, direction: 1 | -1) => void
  /** Called when a gesture starts to close it. */
  onClosing: () => void
  onClosed: () => void
}

/** The stage of one visit. */
export interface Stage {
  move: (direction: 1 | -1) => void
  toggleZoom: () => void
  /** Fades out, then calls `onClosed`. */
  close: () => void
  /** Ends at once, without calling `onClosed`. */
  end: () => void
}

/** The spec's values for the lightbox. */
const FADE = 300
const SLIDE = 250
const SWIPE_TOLERANCE = 50
const DOUBLE_TAP_ZOOM = 2
const WIDTH_RATIO = 0.8
const HEIGHT_RATIO = 0.9
/** The speed from which PhotoSwipe turns the page, in pixels per millisecond. */
const TURNING_SPEED = 1

/** Shows the pictures. */
export function startStage(start: StageStart): Stage {
  const { dialog, pictures, index, maxZoom } = start
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const pswp = new PhotoSwipe({
    dataSource: pictures.map(({ preview, ...picture }) => (preview ? { ...picture, msrc: preview } : picture)),
    index,
    appendToEl: dialog,
    // The parts that PhotoSwipe would write by innerHTML.
    ...{ arrowPrev: false, arrowNext: false, close: false, zoom: false, counter: false, preloader: false },
    // The dialog handles these.
    ...{ escKey: false, trapFocus: false, returnFocus: false },
    showHideAnimationType: isStill ? 'none' : 'fade',
    showAnimationDuration: FADE,
    hideAnimationDuration: FADE,
    zoomAnimationDuration: isStill ? 0 : FADE,
    bgOpacity: 1,
    errorMsg: '',
    initialZoomLevel: 'fit',
    secondaryZoomLevel: ({ fit }) => fit * Math.min(DOUBLE_TAP_ZOOM, maxZoom),
    maxZoomLevel: ({ fit }) => fit * maxZoom,
    imageClickAction: 'zoom',
    tapAction: 'close',
    doubleTapAction: 'zoom',
    paddingFn: ({ x, y }) => {
      const [side, end] = [(x * (1 - WIDTH_RATIO)) / 2, (y * (1 - HEIGHT_RATIO)) / 2]
      return { left: side, right: side, top: end, bottom: end }
    },
  })
  const broken = new Set<number>()
  let direction: 1 | -1 = 1
  let seen = index
  let wantsClose = false
  let isMoving = false
  let isSilent = false
  let frame = 0

  pswp.on('loadComplete', ({ content, slide, isError }) => {
    const { element } = content
    if (isError || !(element instanceof HTMLImageElement) || element.naturalWidth === 0) return
    // It was assumed to be as large as the first one.
    const { naturalWidth: width, naturalHeight: height } = element
    if (content.width === width && content.height === height) return
    Object.assign(content.data, { width, height })
    content.width = width
    content.height = height
    if (!slide) return
    slide.width = width
    slide.height = height
    slide.resize()
  })
  pswp.on('loadError', ({ content }) => {
    broken.add(content.index)
    if (content.index === pswp.currIndex && !isMoving) start.onMissing(content.index, direction)
  })
  pswp.on('change', () => {
    const at = pswp.currIndex
    if (at === seen) return
    seen = at
    start.onSeen(at)
    if (broken.has(at)) start.onMissing(at, direction)
  })
  pswp.on('pointerUp', () => {
    // A drag beyond the tolerance turns the page; a shorter one never does, whatever its speed.
    const { mainScroll, gestures } = pswp
    const pulled = mainScroll.x - mainScroll.getCurrSlideX()
    if (pulled === 0) return
    if (Math.abs(pulled) > SWIPE_TOLERANCE) direction = pulled < 0 ? 1 : -1
    gestures.velocity.x =
      Math.abs(pulled) > SWIPE_TOLERANCE ? Math.sign(pulled) * Math.max(TURNING_SPEED, Math.abs(gestures.velocity.x)) : 0
  })
  pswp.on('zoomPanUpdate', ({ slide }) => start.onZoom(slide.currZoomLevel > slide.zoomLevels.initial * 1.01))
  pswp.on('keydown', (event) => {
    const { originalEvent: pressed } = event
    const { currSlide } = pswp
    const isZoomed = currSlide !== undefined && currSlide.currZoomLevel > currSlide.zoomLevels.initial * 1.01
    const act = keyAct(pressed.key, isZoomed)
    if (!act || pressed.altKey || pressed.ctrlKey || pressed.metaKey) return
    event.preventDefault()
    pressed.preventDefault()
    act()
  })
  pswp.on('openingAnimationEnd', () => {
    start.setState('open')
    if (wantsClose) pswp.close()
  })
  pswp.on('close', () => start.onClosing())
  pswp.on('destroy', () => {
    cancelAnimationFrame(frame)
    // After PhotoSwipe has removed its elements.
    if (!isSilent) queueMicrotask(start.onClosed)
  })
  pswp.init()
  // The dialog around it has role and name.
  pswp.element?.removeAttribute('role')
  pswp.element?.removeAttribute('tabindex')

  function keyAct(key: string, isZoomed: boolean): (() => void) | null {
    if (key === '+' || key === '=') return () => zoomBy(1.5)
    if (key === '-') return () => zoomBy(1 / 1.5)
    // PhotoSwipe pans a zoomed picture with the arrow keys.
    if (isZoomed) return null
    if (key === 'ArrowRight') return () => move(1)
    return key === 'ArrowLeft' ? () => move(-1) : null
  }
  function zoomBy(factor: number): void {
    const { currSlide } = pswp
    if (!currSlide) return
    const { initial, max } = currSlide.zoomLevels
    pswp.zoomTo(Math.min(max, Math.max(initial, currSlide.currZoomLevel * factor)), undefined, isStill ? 0 : FADE)
  }
  function move(wanted: 1 | -1): void {
    if (isMoving || pictures.length < 2 || wantsClose) return
    // PhotoSwipe does not loop two pictures: past the last one there is none, so the move goes to the other one in reverse.
    const way = pictures.length > 2 ? wanted : pswp.currIndex === 0 ? 1 : -1
    direction = way
    const { mainScroll } = pswp
    if (isStill) {
      mainScroll.moveIndexBy(way)
      return
    }
    isMoving = true
    start.setState('animating')
    const from = mainScroll.x
    const to = mainScroll.getCurrSlideX() - way * mainScroll.slideWidth
    const began = performance.now()
    const draw = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - began) / SLIDE))
      mainScroll.moveTo(from + (to - from) * (1 - (1 - share) ** 3))
      if (share < 1) {
        frame = requestAnimationFrame(draw)
        return
      }
      isMoving = false
      start.setState('open')
      mainScroll.moveIndexBy(way)
    }
    frame = requestAnimationFrame(draw)
  }
  return {
    move,
    toggleZoom: () => pswp.toggleZoom(),
    close: () => {
      wantsClose = true
      // PhotoSwipe cannot close while it fades in; `openingAnimationEnd` closes it then.
      pswp.close()
    },
    end: () => {
      isSilent = true
      wantsClose = true
      pswp.destroy()
    },
  }
}
