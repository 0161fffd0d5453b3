// The strategies that decide when a widget starts, one function each; waiting ends when the signal aborts.
import { SSR } from './attributes.ts'

/** The written form of a strategy, as in `data-when`. */
export type When = 'load' | 'idle' | 'visible' | 'interaction' | 'needed' | `media(${string})`

type Strategy = (mount: Element, start: () => void, signal: AbortSignal, argument: string) => void

const strategies: Record<string, Strategy> = {
  load: (_mount, start) => start(),
  idle(_mount, start) {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(start, { timeout: 2000 })
    else setTimeout(start, 200)
  },
  visible(mount, start, signal) {
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && start(), {
      rootMargin: '200px',
    })
    observer.observe(mount)
    signal.addEventListener('abort', () => observer.disconnect())
  },
  interaction(mount, start, signal, argument) {
    // An empty mount cannot be touched.
    if (!mount.firstElementChild) return strategies['visible']?.(mount, start, signal, argument)
    for (const sign of ['pointerenter', 'pointerdown', 'focusin', 'keydown', 'change']) {
      mount.addEventListener(sign, start, { capture: true, passive: true, signal })
    }
  },
  /**
   * What a server has printed is read without its script. A mount that was printed without its data, or with the host's own markup, still has
   * to be drawn, and must not move under a finger.
   */
  needed(mount, start, signal, argument) {
    const fingerprint = mount.getAttribute(SSR)?.split('.')[2] ?? 'fallback'
    const isRead = fingerprint !== 'fallback' && !mount.querySelector('[class$="-coming"]')
    strategies[isRead ? 'interaction' : 'visible']?.(mount, start, signal, argument)
  },
  media(_mount, start, signal, query) {
    const list = matchMedia(query)
    const check = () => list.matches && start()
    list.addEventListener('change', check, { signal })
    check()
  },
}

/** Calls `start`, perhaps more than once, when the strategy is fulfilled; returns false for an unknown strategy. */
export function waitFor(when: string, mount: Element, start: () => void, signal: AbortSignal): boolean {
  const [, plain, query = ''] = /^(?:(load|idle|visible|interaction|needed)|media\((.+)\))$/.exec(when) ?? []
  // An invalid query reads "not all", and would never match.
  const name = plain ?? (query && matchMedia(query).media !== 'not all' ? 'media' : '')
  strategies[name]?.(mount, start, signal, query)
  return name !== ''
}
