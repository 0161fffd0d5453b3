// Tests pictures that load late, after a retry, or never.
// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setEnvironment } from '#shared/environment.ts'
import { followPictures } from './follow-pictures.ts'
import { expandOf } from './presets.ts'

/** A fake IntersectionObserver that records its targets and can notify them. */
class Observer {
  static last: Observer
  readonly seen = new Set<Element>()
  readonly margin: string
  readonly notify: (entries: object[]) => void
  constructor(notify: (entries: object[]) => void, { rootMargin }: { rootMargin: string }) {
    this.notify = notify
    this.margin = rootMargin
    Observer.last = this
  }
  observe(element: Element): void {
    this.seen.add(element)
  }
  unobserve(element: Element): void {
    this.seen.delete(element)
  }
  disconnect(): void {
    this.seen.clear()
  }
}

/** The default of vitest is a second, which may be too short on a busy machine. */
const patiently = { interval: 1, timeout: 30_000 }

let timers: { run: () => void; ms: number }[] = []
let ends: AbortController
let root: HTMLElement
let undo: () => void
beforeEach(() => {
  timers = []
  ends = new AbortController()
  undo = setEnvironment({
    setTimer: (run, ms) => {
      const timer = { run, ms }
      timers.push(timer)
      return () => (timers = timers.filter((one) => one !== timer))
    },
  })
  vi.stubGlobal('IntersectionObserver', Observer)
})
afterEach(() => {
  ends.abort()
  undo()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

/** The document of this test fetches nothing, so an address has no effect. */
const setAddress = (image: HTMLImageElement, address: string) => {
  const ask = vi.fn()
  Object.defineProperty(image, 'src', { get: () => address, set: ask, configurable: true })
  Object.defineProperty(image, 'currentSrc', { value: address, configurable: true })
  return ask
}
const show = (html: string) => {
  root = document.body.appendChild(document.createElement('main'))
  root.innerHTML = html
  const images = [...document.querySelectorAll('img')]
  for (const image of images) {
    setAddress(image, image.alt)
    Object.defineProperty(image, 'complete', { value: image.alt === '/failed.webp' })
  }
  followPictures(root, ends.signal)
  return images
}
const draw = (address: string) => {
  const image = document.createElement('img')
  setAddress(image, address)
  return root.appendChild(image)
}
/** Fires a failure for each request, like the browser; returns their number. */
const failUntilMissing = async (image: HTMLImageElement | undefined): Promise<number> => {
  for (let times = 1; times < 10; times++) {
    image?.dispatchEvent(new Event('error'))
    await vi.waitUntil(() => timers.length > 0 || image?.dataset['missing'] === '', patiently)
    if (image?.dataset['missing'] === '') return times
    expect(timers.map(({ ms }) => ms)).toEqual([200])
    timers.splice(0).forEach(({ run }) => run())
  }
  return Number.POSITIVE_INFINITY
}

describe('a picture that fails', () => {
  test('is requested three times in all, then replaced by the placeholder', async () => {
    show('')
    const image = draw('/a.webp')
    const reload = setAddress(image, '/a.webp')
    expect([await failUntilMissing(image), reload.mock.calls]).toEqual([3, [['/a.webp'], ['/a.webp']]])
  })

  test('is not retried if the same address is rendered again, until two hundred others have failed', async () => {
    const images = show(Array.from({ length: 201 }, (_, at) => `<img alt="/gone-${at}.webp">`).join(''))
    expect(await failUntilMissing(images[0])).toBe(3)
    expect(await failUntilMissing(draw('/gone-0.webp'))).toBe(1)
    for (const image of images.slice(1)) await failUntilMissing(image)
    expect(await failUntilMissing(draw('/gone-0.webp'))).toBe(3)
  })

  test('before the listeners were added is requested again too', async () => {
    show('<img alt="/failed.webp"><img alt="/under-way.webp">')
    await vi.waitUntil(() => timers.length > 0, patiently)
    expect(timers).toHaveLength(1)
  })

  test('counts once if it is found broken before its error event', async () => {
    const [image] = show('<img alt="/failed.webp?twice">')
    image?.dispatchEvent(new Event('error'))
    image?.dispatchEvent(new Event('error'))
    await vi.waitUntil(() => timers.length > 0, patiently)
    expect(timers).toHaveLength(1)
    timers.splice(0).forEach(({ run }) => run())
    expect(await failUntilMissing(image)).toBe(2)
  })

  test('is shown if it loads after all, and has new tries with another address', async () => {
    const [image] = show('<img alt="/b.webp">')
    await failUntilMissing(image)
    if (image) setAddress(image, '/c.webp')
    image?.dispatchEvent(new Event('load'))
    expect(image?.dataset['missing']).toBeUndefined()
    expect(await failUntilMissing(image)).toBe(3)
  })

  test('is not requested after the list was removed', async () => {
    const [image] = show('<img alt="/d.webp">')
    image?.dispatchEvent(new Event('error'))
    await vi.waitUntil(() => timers.length > 0, patiently)
    ends.abort()
    expect(timers).toEqual([])
  })
})

describe('a lazy picture', () => {
  test('is loaded 500 pixels before it is visible, or 370 if a side of the window is short', () => {
    expect([expandOf(1280, 900), expandOf(390, 844), expandOf(900, 500), expandOf(501, 501)]).toEqual([500, 370, 370, 500])
    show('<img loading="lazy" alt="/a.webp">')
    expect(Observer.last.margin).toBe(`${expandOf(window.innerWidth, window.innerHeight)}px`)
  })

  test('is loaded when it is near, whether rendered at first or later; eager pictures are ignored', async () => {
    const [late, now] = show('<img loading="lazy" alt="/a.webp"><img alt="/b.webp">')
    expect([...Observer.last.seen]).toEqual([late])
    Observer.last.notify([{ target: late, isIntersecting: true, boundingClientRect: { width: 300 } }])
    expect([late?.getAttribute('loading'), Observer.last.seen.size, now?.getAttribute('loading')]).toEqual(['eager', 0, null])
    const later = vi.spyOn(window, 'setTimeout')
    root.insertAdjacentHTML('beforeend', '<img loading="lazy" alt="/c.webp">')
    await vi.waitUntil(() => Observer.last.seen.size === 1, patiently)
    expect(later.mock.calls.map(([, ms]) => ms)).toContain(125)
  })

  test('without a size yet is measured by the element around it', () => {
    const [small] = show('<p><img loading="lazy" alt="/a.webp"></p>')
    Observer.last.notify([{ target: small, isIntersecting: false, boundingClientRect: { width: 40 } }])
    expect([...Observer.last.seen]).toEqual([small])
    Observer.last.notify([{ target: small, isIntersecting: false, boundingClientRect: { width: 39 } }])
    expect([...Observer.last.seen]).toEqual([small?.parentElement])
    Observer.last.notify([{ target: small?.parentElement, isIntersecting: true, boundingClientRect: { width: 300 } }])
    expect(small?.getAttribute('loading')).toBe('eager')
  })
})
