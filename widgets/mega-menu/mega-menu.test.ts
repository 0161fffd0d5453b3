// Tests of the menu bar over the host's links: its calls, its panels, its keys, and the plain links if a call fails.
// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { menuAnswer } from '#tests/support/answers.ts'
import { html, json, reset, text } from '#tests/support/fault-server.ts'
import { soon, useWidgetPage, words } from '#tests/support/widget-page.ts'
import megaMenu from './mega-menu.ts'

// The sanitiser needs a real browser and is tested in one.
vi.mock('#shared/html/to-safe-html.ts', () => ({
  toSafeHtml: async (markup: string) => document.createRange().createContextualFragment(markup),
}))

const page = useWidgetPage()
const CALL = (menu: number) => `GET api/navigation/get-dropdown/${menu}`
const bar =
  '<ul><li data-menu="3"><a href="/nl/racketsport">Racket sports</a></li><li data-menu="4"><a href="/nl/teamkleding">Team wear</a></li><li><a href="/nl/sale">Sale</a></li></ul>'
let mount: HTMLElement

beforeEach(() => {
  for (const menu of [3, 4]) page.shop.always(CALL(menu), text(menuAnswer(), 200, 'text/html'))
  mount = page.show(megaMenu, {}, { html: bar })
})

const button = (index: number) => [...mount.querySelectorAll<HTMLButtonElement>('.mega-menu-button')][index]
const panel = (index: number) => [...mount.querySelectorAll<HTMLElement>('.mega-menu-panel')][index]
const isOpen = (index: number) => panel(index)?.hidden === false && button(index)?.getAttribute('aria-expanded') === 'true'
const calls = () => page.shop.calls().filter((call) => call.includes('get-dropdown'))
const key = (name: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }))
const focused = () => words(document.activeElement) || document.activeElement?.getAttribute('aria-label')

test('each department with a menu gets a button beside its link; nothing is requested yet', () => {
  expect([...mount.querySelectorAll('button')].map((one) => one.getAttribute('aria-label'))).toEqual([
    'More in Racket sports',
    'More in Team wear',
  ])
  expect(mount.querySelector('[role="menu"], [role="menubar"], [role="menuitem"]')).toBeNull()
  expect([isOpen(0), calls()]).toEqual([false, []])
})

test('the button opens and closes, one panel at a time, and each menu is requested once', async () => {
  button(0)?.click()
  await soon(() => isOpen(0))
  expect(words(panel(0))).toBe('RacketsJunior')
  button(1)?.click()
  await soon(() => isOpen(1))
  expect(isOpen(0)).toBe(false)
  button(0)?.click()
  await soon(() => isOpen(0))
  button(0)?.click()
  expect(isOpen(0)).toBe(false)
  expect(calls()).toEqual([CALL(3), CALL(4)])
})

test('the call carries the store and the token', async () => {
  page.browser.cookies.set('XSRF-TOKEN', 'secret')
  button(0)?.click()
  await soon(() => isOpen(0))
  expect(page.shop.arrivals(CALL(3))[0]?.headers).toMatchObject({
    'x-store-id': '1',
    'x-xsrf-token': 'secret',
    'x-requested-with': 'XMLHttpRequest',
  })
})

test('a loaded menu is not requested again for an hour, on the next page either', async () => {
  button(0)?.click()
  await soon(() => isOpen(0))
  expect([...page.tab.session.keys()]).toEqual(['touchline:nl:menu-3'])
  mount.remove()
  mount = page.show(megaMenu, {}, { html: bar })
  button(0)?.click()
  await soon(() => isOpen(0))
  expect(calls()).toHaveLength(1)
  mount.remove()
  page.browser.pass(60 * 60_000)
  mount = page.show(megaMenu, {}, { html: bar })
  button(0)?.click()
  await soon(() => isOpen(0))
  expect(calls()).toHaveLength(2)
})

test.each([
  ['a reset line', reset],
  ['a 500', json({}, 500)],
  ['a whole page', html()],
  ['nothing', text('')],
  ['JSON', json({ html: '<ul></ul>' })],
])('%s leaves the plain link, and the next press retries', async (_name, fault) => {
  page.shop.always(CALL(3), fault)
  button(0)?.click()
  await soon(() => page.events.some(({ name }) => name === 'error'))
  await soon(() => button(0)?.hasAttribute('aria-busy') === false)
  expect([isOpen(0), mount.querySelector('a')?.getAttribute('href')]).toEqual([false, '/nl/racketsport'])
  expect(page.events.filter(({ name }) => name === 'error')).toHaveLength(1)
  page.shop.always(CALL(3), text(menuAnswer(), 200, 'text/html'))
  button(0)?.click()
  await soon(() => isOpen(0))
})

test('answers in reverse order open the menu requested last', async () => {
  const release = page.shop.hold(CALL(3))
  page.shop.once(CALL(3), text(menuAnswer(), 200, 'text/html'))
  button(0)?.click()
  await soon(() => calls().length === 1)
  button(1)?.click()
  await soon(() => isOpen(1))
  release()
  await soon(() => button(0)?.hasAttribute('aria-busy') === false)
  expect([isOpen(0), isOpen(1)]).toEqual([false, true])
})

describe('a mouse', () => {
  const GRACE = 300
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())
  const point = (type: string, menu: number, pointerType = 'mouse') =>
    mount.querySelector(`[data-menu="${menu}"]`)?.dispatchEvent(new PointerEvent(type, { pointerType }))
  const opened = async (index: number) => {
    vi.useRealTimers()
    await soon(() => isOpen(index))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  }

  test('opens an entry after 200 ms of hover; crossed ones stay closed', async () => {
    point('pointerenter', 3)
    vi.advanceTimersByTime(199)
    point('pointerleave', 3)
    vi.advanceTimersByTime(200)
    expect(button(0)?.hasAttribute('aria-busy')).toBe(false)
    point('pointerenter', 4)
    vi.advanceTimersByTime(199)
    expect(button(1)?.hasAttribute('aria-busy')).toBe(false)
    vi.advanceTimersByTime(1)
    expect(button(1)?.hasAttribute('aria-busy')).toBe(true)
    await opened(1)
    expect(calls()).toEqual([CALL(4)])
  })

  test('may leave for a moment; then a hovered panel closes, a pressed one does not', async () => {
    point('pointerenter', 3)
    vi.advanceTimersByTime(200)
    await opened(0)
    point('pointerleave', 3)
    vi.advanceTimersByTime(GRACE - 1)
    point('pointerenter', 3)
    vi.advanceTimersByTime(GRACE)
    expect(isOpen(0)).toBe(true)
    point('pointerleave', 3)
    vi.advanceTimersByTime(GRACE)
    expect(isOpen(0)).toBe(false)
    button(0)?.click()
    await opened(0)
    point('pointerleave', 3)
    vi.advanceTimersByTime(GRACE)
    expect(isOpen(0)).toBe(true)
  })

  test.each(['touch', 'pen'])('hover does not apply to a %s', (pointerType) => {
    point('pointerenter', 3, pointerType)
    vi.advanceTimersByTime(GRACE)
    expect(button(0)?.hasAttribute('aria-busy')).toBe(false)
  })
})

describe('the keys of disclosure navigation', () => {
  test('arrows, Home and End walk the bar and stop at its ends', () => {
    mount.querySelector('a')?.focus()
    const walked = ['ArrowRight', 'ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home', 'ArrowLeft'].map((name) => {
      key(name)
      return focused()
    })
    expect(walked).toEqual(['More in Racket sports', 'Team wear', 'Sale', 'Sale', 'More in Team wear', 'Racket sports', 'Racket sports'])
  })

  test('Down opens and goes in, arrows walk the links, Up leads back to the button', async () => {
    button(0)?.focus()
    key('ArrowDown')
    await soon(() => focused() === 'Rackets')
    const walked = ['ArrowDown', 'ArrowDown', 'Home', 'End', 'ArrowUp', 'ArrowUp'].map((name) => {
      key(name)
      return focused()
    })
    expect(walked).toEqual(['Junior', 'Junior', 'Rackets', 'Junior', 'Rackets', 'More in Racket sports'])
  })

  test('Escape closes and moves the focus back; from elsewhere it only closes', async () => {
    button(0)?.focus()
    key('ArrowDown')
    await soon(() => focused() === 'Rackets')
    key('Escape')
    expect([isOpen(0), focused()]).toEqual([false, 'More in Racket sports'])
    button(0)?.click()
    await soon(() => isOpen(0))
    button(0)?.blur()
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
    expect(isOpen(0)).toBe(false)
  })

  test('the focus elsewhere, or a press there, closes', async () => {
    for (const leave of [
      () => mount.querySelector<HTMLElement>('[data-menu="4"] a')?.focus(),
      () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })),
    ]) {
      button(0)?.focus()
      button(0)?.click()
      await soon(() => isOpen(0))
      leave()
      expect(isOpen(0)).toBe(false)
    }
  })
})
