// When a widget starts. One function a strategy; each answers with how to stop waiting.

/** The written form of a strategy, as in `data-when`. */
export type When = 'load' | 'idle' | 'visible' | 'interaction' | `media(${string})`

type Strategy = (mount: Element, start: () => void, argument: string) => () => void

const nothing = () => {}
const signs = ['pointerenter', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const

const strategies: Record<string, Strategy> = {
  load(_mount, start) {
    start()
    return nothing
  },
  idle(_mount, start) {
    if (typeof requestIdleCallback === 'function') {
      const request = requestIdleCallback(start, { timeout: 2000 })
      return () => cancelIdleCallback(request)
    }
    const timer = setTimeout(start, 200)
    return () => clearTimeout(timer)
  },
  visible(mount, start) {
    // An empty mount has no size and would never be seen; its first child, or the mount itself, is watched.
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && start(), { rootMargin: '200px' })
    observer.observe(mount)
    return () => observer.disconnect()
  },
  interaction(mount, start) {
    const stop = new AbortController()
    for (const sign of signs) mount.addEventListener(sign, start, { capture: true, passive: true, signal: stop.signal })
    return () => stop.abort()
  },
  media(_mount, start, query) {
    const list = matchMedia(query)
    const check = () => list.matches && start()
    list.addEventListener('change', check)
    check()
    return () => list.removeEventListener('change', check)
  },
}

/** Whether a text names a strategy. */
export function isWhen(text: string): text is When {
  return /^(load|idle|visible|interaction|media\(.+\))$/.test(text)
}

/** Calls `start` once when the strategy says so; the answer stops waiting. */
export function waitFor(when: When, mount: Element, start: () => void): () => void {
  const [, name = 'load', argument = ''] = /^(\w+)(?:\((.+)\))?$/.exec(when) ?? []
  let isDone = false
  let stop = nothing
  const once = () => {
    if (isDone) return
    isDone = true
    stop()
    start()
  }
  stop = strategies[name]?.(mount, once, argument) ?? nothing
  if (isDone) stop()
  return () => {
    isDone = true
    stop()
  }
}
