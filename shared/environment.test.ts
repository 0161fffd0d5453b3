// Tests the access to the platform on a page, and its replacement in tests.
// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { environment, setEnvironment } from './environment.ts'

afterEach(() => vi.restoreAllMocks())

describe('cookies', () => {
  it('count as blocked if the browser keeps none, though it claims to', () => {
    const read = vi.spyOn(document, 'cookie', 'get').mockReturnValue('')
    expect(navigator.cookieEnabled).toBe(true)
    expect(environment.hasCookies()).toBe(false)
    read.mockRestore()
  })

  it('are read as they were written', () => {
    environment.setCookie('touchline-test', '[1,"ß;=, %"]', { path: '/' })
    expect(environment.cookie('touchline-test')).toBe('[1,"ß;=, %"]')
  })

  it('last seven days by default, below their path', () => {
    const write = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {})
    environment.setCookie('a', 'b', { path: '/nl/' })
    environment.setCookie('a', 'b', { path: '/nl/', days: 1 })
    environment.setCookie('a', '', { path: '/nl/', days: 0 })
    expect(write.mock.calls.flat()).toEqual([
      'a=b; Path=/nl/; Max-Age=604800; SameSite=Lax',
      'a=b; Path=/nl/; Max-Age=86400; SameSite=Lax',
      'a=; Path=/nl/; Max-Age=0; SameSite=Lax',
    ])
  })

  it('count as accepted if a written one can be read, whatever the browser claims; the test cookie is removed', () => {
    expect(environment.hasCookies()).toBe(true)
    // happy-dom keeps an empty one where a browser removes it.
    expect(environment.cookie('touchline-try') || null).toBeNull()
  })

  it('are found by their whole name, undecoded if they are invalid, and never throw', () => {
    const read = vi.spyOn(document, 'cookie', 'get')
    read.mockReturnValue('XXSRF-TOKEN=no; XSRF-TOKEN=a%3D%3D; half=100%; empty=')
    expect(environment.cookie('XSRF-TOKEN')).toBe('a==')
    expect(environment.cookie('half')).toBe('100%')
    expect(environment.cookie('empty')).toBe('')
    expect(environment.cookie('XSRF')).toBeNull()
    read.mockImplementation(() => {
      throw new DOMException('sandboxed', 'SecurityError')
    })
    expect(environment.cookie('XSRF-TOKEN')).toBeNull()
  })
})

it('stores texts even if the page forbids storage', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  environment.storage('local').set('a', 'one')
  expect(environment.storage('local').get('a')).toBe('one')
  environment.storage('local').remove('a')
})

it('notifies when the load of another page is stopped, where the browser tells, until stopped itself', () => {
  const listener = vi.fn()
  environment.onStopped(listener)()
  const navigation = new EventTarget()
  vi.stubGlobal('navigation', navigation)
  const stop = environment.onStopped(listener)
  navigation.dispatchEvent(new Event('navigateerror'))
  stop()
  navigation.dispatchEvent(new Event('navigateerror'))
  vi.unstubAllGlobals()
  expect(listener).toHaveBeenCalledTimes(1)
})

it('notifies when the page is restored from the cache, but not when it is first shown, until stopped', () => {
  const listener = vi.fn()
  const stop = environment.onPageShow(listener)
  const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  show(false)
  expect(listener).not.toHaveBeenCalled()
  show(true)
  document.dispatchEvent(new Event('prerenderingchange'))
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  show(true)
  expect(listener).toHaveBeenCalledTimes(2)
})

it('receives no messages while the page is in the cache, since they would evict it, and all of them afterwards', async () => {
  const other = new BroadcastChannel('touchline:sleep')
  const line = environment.channel('touchline:sleep')
  const listener = vi.fn()
  line.listen(listener)
  const say = async (message: string) => {
    other.postMessage(message)
    await new Promise((resolve) => {
      setTimeout(resolve, 20)
    })
  }
  await say('awake')
  window.dispatchEvent(new Event('pagehide'))
  await say('asleep')
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await say('awake again')
  line.close()
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await say('closed')
  other.close()
  expect(listener.mock.calls.flat()).toEqual(['awake', 'awake again'])
})

it('notifies of changes of the address until stopped, and changes it regardless of a <base>', () => {
  window.location.href = 'https://shop.test/nl/product/shirt'
  const base = Object.assign(document.createElement('base'), { href: 'https://elsewhere.test/' })
  document.head.append(base)
  const replace = vi.spyOn(window.history, 'replaceState').mockImplementation(() => {})
  environment.replaceAddress('#size=34')
  base.remove()
  expect(replace.mock.calls[0]?.[2]).toBe('https://shop.test/nl/product/shirt#size=34')
  const listener = vi.fn()
  const stop = environment.onAddress(listener)
  window.dispatchEvent(new Event('popstate'))
  window.dispatchEvent(new Event('hashchange'))
  stop()
  window.dispatchEvent(new Event('popstate'))
  expect(listener).toHaveBeenCalledTimes(2)
})

it('sends messages to other tabs, and none without channels', async () => {
  const [one, two] = [environment.channel('touchline:test'), environment.channel('touchline:test')]
  const received = new Promise((resolve) => two.listen(resolve))
  one.post('changed')
  expect(await received).toBe('changed')
  one.close()
  two.close()
  vi.stubGlobal('BroadcastChannel', undefined)
  const alone = environment.channel('touchline:test')
  alone.listen(() => {})()
  alone.post('nobody')
  alone.close()
  vi.unstubAllGlobals()
})

it('creates unique ids', () => {
  const ids = new Set([1, 2, 3, 4].map(() => environment.randomId()))
  expect(ids.size).toBe(4)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/)
})

it('ends timers', async () => {
  const run = vi.fn()
  environment.setTimer(run, 1)()
  await new Promise<void>((resolve) => environment.setTimer(resolve, 5))
  expect(run).not.toHaveBeenCalled()
})

describe('a replacement', () => {
  it('applies until it is restored, and keeps the other functions', () => {
    const outer = setEnvironment({ now: () => 1 })
    const inner = setEnvironment({ isOnline: () => false })
    expect([environment.now(), environment.isOnline()]).toEqual([1, false])
    inner()
    expect([environment.now(), environment.isOnline()]).toEqual([1, true])
    outer()
    expect(environment.now()).toBeGreaterThan(1)
  })

  it('keeps the address alive', () => {
    const restore = setEnvironment({ now: () => 1 })
    const { href } = environment.location
    window.location.hash = '#moved'
    expect(environment.location.hash).toBe('#moved')
    expect(environment.location.href).not.toBe(href)
    restore()
  })
})
