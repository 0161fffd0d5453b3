// Autoplay: moves every few seconds while visible, and stops once somebody uses the slider, until she starts it again.

import { isEditing } from '#shared/mount/editing.ts'

/** The state of autoplay, and the functions to start and stop it. */
export interface Autoplay {
  isPlaying: () => boolean
  start: () => void
  stop: () => void
}

/** Starts autoplay unless the user prefers reduced motion; `tick` makes one move. */
export function autoplay(
  mount: HTMLElement,
  interval: number,
  tick: () => void,
  onChange: (isPlaying: boolean) => void,
  signal: AbortSignal,
): Autoplay {
  let timer: ReturnType<typeof setInterval> | undefined
  const stop = () => {
    if (timer === undefined) return
    clearInterval(timer)
    timer = undefined
    onChange(false)
  }
  const start = () => {
    if (timer !== undefined || signal.aborted) return
    timer = setInterval(() => !document.hidden && !isEditing() && mount.checkVisibility() && tick(), interval)
    onChange(true)
  }
  signal.addEventListener('abort', () => clearInterval(timer))
  // The pause button does not count: a pointer over it would stop autoplay first, and the press would start it again.
  const isCloser = ({ target }: Event) => target instanceof Element && !target.closest('.product-slider-rotation')
  for (const sign of ['pointerover', 'focusin', 'pointerdown'])
    mount.addEventListener(sign, (event) => isCloser(event) && stop(), { signal, passive: true })
  const motion = matchMedia('(prefers-reduced-motion: reduce)')
  motion.addEventListener('change', () => motion.matches && stop(), { signal })
  onChange(false)
  // Whoever uses it already, while this file was loading, is not moved away from.
  if (!motion.matches && !mount.matches(':hover, :focus-within')) start()
  return { isPlaying: () => timer !== undefined, start, stop }
}
