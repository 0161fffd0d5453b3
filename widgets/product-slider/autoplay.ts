// Autoplay: every few seconds, only while visible, and no longer once somebody uses the slider, unless she starts it again.

import { isEditing } from '#shared/mount/editing.ts'

/** Whether it moves, and its switch. */
export interface Autoplay {
  isPlaying: () => boolean
  start: () => void
  stop: () => void
}

/** Starts it unless motion is unwelcome; `tick` is one move. */
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
  // The switch itself is how one stops it: a pointer on its way to it must not have stopped it before, or the press would start it again.
  const isCloser = ({ target }: Event) => target instanceof Element && !target.closest('.product-slider-rotation')
  for (const sign of ['pointerover', 'focusin', 'pointerdown'])
    mount.addEventListener(sign, (event) => isCloser(event) && stop(), { signal, passive: true })
  const motion = matchMedia('(prefers-reduced-motion: reduce)')
  motion.addEventListener('change', () => motion.matches && stop(), { signal })
  onChange(false)
  if (!motion.matches) start()
  return { isPlaying: () => timer !== undefined, start, stop }
}
