// Loads the pictures of a list: nearby ones early, failed ones again, and a placeholder for those that never load.
// The browser's own lazy loading comes first, so that everything works without this.
import { expandOf, observing } from './presets.ts'

/** Retries failed pictures, loads nearby ones early, or both. */
export type PicturePreset = 'both' | 'retrying' | 'observing'

/**
 * Manages every picture in `root`, including later ones, until `signal` aborts.
 * @example followPictures(mount, signal)
 */
export function followPictures(root: HTMLElement, signal: AbortSignal, preset: PicturePreset = 'both'): void {
  if (preset !== 'observing') followAgain(root, signal)
  if (preset !== 'retrying' && 'IntersectionObserver' in window) lookAhead(root, signal)
}

function followAgain(root: HTMLElement, signal: AbortSignal): void {
  const fail = (image: HTMLImageElement) =>
    // Without its file a failed picture stays as the browser shows it.
    void import('./retry-picture.ts').then(
      ({ retryPicture }) => retryPicture(image, signal),
      () => {},
    )
  const handle = ({ type, target }: Event) => {
    if (!(target instanceof HTMLImageElement)) return
    if (type === 'error') fail(target)
    else delete target.dataset['missing']
  }
  // Neither event bubbles.
  root.addEventListener('error', handle, { capture: true, signal })
  root.addEventListener('load', handle, { capture: true, signal })
  // Pictures that failed before the listeners were added.
  for (const image of root.querySelectorAll('img')) if (image.complete && image.currentSrc && !image.naturalWidth) fail(image)
}

/** Browsers load lazy pictures at very different distances; this sets the preset's distance as a minimum. */
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
