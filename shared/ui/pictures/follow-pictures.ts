// Loads the pictures of a list: those nearby early, failed ones again, and a placeholder for those that never load.
// The browser's own lazy loading goes first, so that all of it works without this.
import { expandOf, observing } from './presets.ts'

/** Asks again for what failed, begins early with what is near, or both. */
export type PicturePreset = 'both' | 'retrying' | 'observing'

/**
 * Looks after every picture in `root`, also those drawn later, until `signal` ends it.
 * @example followPictures(mount, signal)
 */
export function followPictures(root: HTMLElement, signal: AbortSignal, preset: PicturePreset = 'both'): void {
  if (preset !== 'observing') askAgain(root, signal)
  if (preset !== 'retrying' && 'IntersectionObserver' in window) lookAhead(root, signal)
}

function askAgain(root: HTMLElement, signal: AbortSignal): void {
  const fail = (image: HTMLImageElement) =>
    // Without its file a picture that failed stays what the browser makes of it.
    void import('./retry-picture.ts').then(
      ({ retryPicture }) => retryPicture(image, signal),
      () => {},
    )
  const hear = ({ type, target }: Event) => {
    if (!(target instanceof HTMLImageElement)) return
    if (type === 'error') fail(target)
    else delete target.dataset['missing']
  }
  // Neither of them bubbles.
  root.addEventListener('error', hear, { capture: true, signal })
  root.addEventListener('load', hear, { capture: true, signal })
  // What failed before anybody listened.
  for (const image of root.querySelectorAll('img')) if (image.complete && image.currentSrc && !image.naturalWidth) fail(image)
}

/** Browsers begin a lazy picture at very different distances; here they begin at the preset's at the latest. */
function lookAhead(root: HTMLElement, signal: AbortSignal): void {
  const aroundSmall = new WeakMap<Element, Element>()
  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect: box } of entries) {
        const around = target.parentElement
        if (isIntersecting) {
          near.unobserve(target)
          ;(aroundSmall.get(target) ?? target).setAttribute('loading', 'eager')
        } else if (around && box.width > 0 && box.width < observing.minimumSize && !aroundSmall.has(target)) {
          near.unobserve(target)
          aroundSmall.set(around, target)
          near.observe(around)
        }
      }
    },
    { rootMargin: `${expandOf(window.innerWidth, window.innerHeight)}px` },
  )
  const look = () => root.querySelectorAll('img[loading="lazy"]').forEach((image) => near.observe(image))
  let timer: number | null = null
  const drawn = new MutationObserver(() => {
    timer ??= window.setTimeout(() => {
      timer = null
      look()
    }, observing.throttle)
  })
  drawn.observe(root, { childList: true, subtree: true })
  look()
  signal.addEventListener('abort', () => {
    if (timer !== null) clearTimeout(timer)
    drawn.disconnect()
    near.disconnect()
  })
}
