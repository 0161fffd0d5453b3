// PhotoSwipe with its interface switched off: pictures that are swiped, pinched and zoomed inside a dialog of ours.
import PhotoSwipe from 'photoswipe'
import type { FullPicture } from './pictures.ts'

/** What the stage shows and tells. */
export interface StageStart {
  dialog: HTMLElement
  pictures: readonly FullPicture[]
  index: number
  maxZoom: number
  setState: (state: 'open' | 'animating') => void
  onZoom: (isZoomed: boolean) => void
  /** Another picture is seen. */
  onSeen: (index: number) => void
  /** The picture that is seen did not come; `direction` is the way it was met. */
  onMissing: (index: number, direction: 1 | -1) => void
  /** It begins to close by a gesture. */
  onClosing: () => void
  onClosed: () => void
}

/** The stage of one opening. */
export interface Stage {
  move: (direction: 1 | -1) => void
  toggleZoom: () => void
  /** Fades out, then `onClosed`. */
  close: () => void
  /** Ends at once, without a word. */
  end: () => void
}

/** The spec's numbers of the lightbox. */
const FADE = 300
const SLIDE = 250
const SWIPE_TOLERANCE = 50
const DOUBLE_TAP_ZOOM = 2
const WIDTH_RATIO = 0.8
const HEIGHT_RATIO = 0.9
/** From this speed on PhotoSwipe turns the page, in pixels a millisecond. */
const TURNING_SPEED = 1

/** Shows the pictures. */
export function startStage(start: StageStart): Stage {
  const { dialog, pictures, index, maxZoom } = start
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const pswp = new PhotoSwipe({
    dataSource: pictures.map(({ preview, ...picture }) => (preview ? { ...picture, msrc: preview } : picture)),
    index,
    appendToEl: dialog,
    // Everything that it would write by innerHTML.
    ...{ arrowPrev: false, arrowNext: false, close: false, zoom: false, counter: false, preloader: false },
    // The dialog's own.
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
    // They were taken to be as large as the first.
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
    // A pull of more than the tolerance turns the page, a shorter one never does, however fast.
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
    // After PhotoSwipe has taken its own things away.
    if (!isSilent) queueMicrotask(start.onClosed)
  })
  pswp.init()
  // The dialog around it is the one that is named.
  pswp.element?.removeAttribute('role')
  pswp.element?.removeAttribute('tabindex')

  function keyAct(key: string, isZoomed: boolean): (() => void) | null {
    if (key === '+' || key === '=') return () => zoomBy(1.5)
    if (key === '-') return () => zoomBy(1 / 1.5)
    // What is zoomed is moved about by the arrows, which is PhotoSwipe's own.
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
    // Of two PhotoSwipe makes no ring: beyond the last nothing lies, so the other one is met the other way.
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
      // While it fades in PhotoSwipe cannot close; it does so at the end.
      pswp.close()
    },
    end: () => {
      isSilent = true
      wantsClose = true
      pswp.destroy()
    },
  }
}
