// Tests of the carousel on the host's slides: roles, buttons, autoplay, and clean-up. A real browser tests its movement.
// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { control, failPictures, soon, useWidgetPage, words } from '#tests/support/widget-page.ts'
import productSlider from './product-slider.ts'

const page = useWidgetPage()
const html = (count: number) =>
  `<div class="product-slider-track" tabindex="0" aria-labelledby="row">${Array.from({ length: count }, (_, at) => `<div><a href="/p${at}">Slide ${at}</a><img src="x${at}.webp" loading="lazy"></div>`).join('')}</div>`
const show = (options: object = {}, count = 8) => page.show(productSlider, options, { html: html(count) })
/** A slider whose autoplay has arrived. */
const showPlaying = async (options: object) => {
  const mount = show(options)
  await vi.dynamicImportSettled()
  return mount
}
const moves = (isReduced: boolean) =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (query) =>
        Object.assign(new EventTarget(), { matches: query.includes('reduce') && isReduced, media: query }) as unknown as MediaQueryList,
    )

afterEach(() => vi.restoreAllMocks())

test('is a carousel with the host’s name, and every slide has its number', () => {
  const mount = show()
  expect([mount.getAttribute('role'), mount.getAttribute('aria-roledescription'), mount.getAttribute('aria-labelledby')]).toEqual([
    'group',
    'carousel',
    'row',
  ])
  const slides = [...mount.querySelectorAll('[aria-roledescription="slide"]')]
  expect([slides.length, slides[2]?.getAttribute('aria-label')]).toEqual([8, '3 of 8'])
})

test('the pause button precedes the other buttons and these the slides, and all of them have names', async () => {
  moves(false)
  const mount = await showPlaying({ variant: 'single' })
  expect([...mount.querySelectorAll('button')].map((one) => one.getAttribute('aria-label'))).toEqual([
    'Pause slideshow',
    'Previous',
    'Next',
  ])
  const track = mount.querySelector('.product-slider-track')
  expect(track?.previousElementSibling?.className).toBe('product-slider-controls')
  expect([track?.getAttribute('role'), track?.getAttribute('aria-label')]).toEqual(['group', 'Slides'])
})

test('stops at its ends, where the button stays disabled', () => {
  show()
  expect(control('Previous')?.getAttribute('aria-disabled')).toBe('true')
  expect(control('Next')?.getAttribute('aria-disabled')).toBe('false')
})

test('has no buttons if everything is visible', () => {
  show({}, 3)
  expect(document.querySelector<HTMLElement>('.product-slider-controls')?.hidden).toBe(true)
})

test('moves by itself only without reduced motion, with a pause button first', async () => {
  moves(true)
  await showPlaying({ variant: 'single' })
  const own = () => document.querySelector<HTMLElement>('.product-slider-rotation')
  expect(own()?.getAttribute('aria-label')).toBe('Play slideshow')
  own()?.click()
  await soon(() => own()?.getAttribute('aria-label') === 'Pause slideshow')
  own()?.click()
  expect(own()?.getAttribute('aria-label')).toBe('Play slideshow')
})

test.each(['focusin', 'pointerover'])('a %s stops it for good', async (sign) => {
  moves(false)
  const mount = await showPlaying({ variant: 'single' })
  const own = document.querySelector<HTMLElement>('.product-slider-rotation')
  expect(own?.getAttribute('aria-label')).toBe('Pause slideshow')
  mount.querySelector('a')?.dispatchEvent(new Event(sign, { bubbles: true }))
  expect(own?.getAttribute('aria-label')).toBe('Play slideshow')
})

describe('by the clock', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }))
  afterEach(() => void vi.useRealTimers())

  test('the single slider moves every three seconds', async () => {
    moves(false)
    Object.defineProperty(HTMLElement.prototype, 'checkVisibility', { value: () => true, configurable: true })
    const scroll = vi.spyOn(HTMLElement.prototype, 'scrollTo')
    await showPlaying({ variant: 'single' })
    vi.advanceTimersByTime(2999)
    expect(scroll).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(scroll).toHaveBeenCalledTimes(1)
  })

  test('it pauses while the page is edited', async () => {
    moves(false)
    Object.defineProperty(HTMLElement.prototype, 'checkVisibility', { value: () => true, configurable: true })
    const scroll = vi.spyOn(HTMLElement.prototype, 'scrollTo')
    document.documentElement.setAttribute('data-touchline-editing', '')
    await showPlaying({ variant: 'single' })
    vi.advanceTimersByTime(9000)
    expect(scroll).not.toHaveBeenCalled()
    document.documentElement.removeAttribute('data-touchline-editing')
    vi.advanceTimersByTime(3000)
    expect(scroll).toHaveBeenCalledTimes(1)
  })

  test('a new width applies after 200 ms', () => {
    const mount = show()
    const shown = () => mount.querySelector<HTMLElement>('.product-slider-track')?.style.getPropertyValue('--product-slider-slides')
    const resize = (width: number) => {
      vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(width)
      dispatchEvent(new Event('resize'))
    }
    resize(1280)
    vi.advanceTimersByTime(200)
    expect(shown()).toBe('4')
    resize(600)
    vi.advanceTimersByTime(199)
    resize(500)
    vi.advanceTimersByTime(199)
    expect(shown()).toBe('4')
    vi.advanceTimersByTime(1)
    expect(shown()).toBe('1')
  })
})

test('a pointer over the pause button does not stop it before the press', async () => {
  moves(false)
  await showPlaying({ variant: 'single' })
  const own = document.querySelector<HTMLElement>('.product-slider-rotation')
  own?.dispatchEvent(new Event('pointerover', { bubbles: true }))
  own?.click()
  expect(own?.getAttribute('aria-label')).toBe('Play slideshow')
})

test('preloads four pictures after the visible ones', () => {
  Object.defineProperty(HTMLElement.prototype, 'checkVisibility', { value: () => true, configurable: true })
  show({ slides: 2 }, 12)
  expect([...document.querySelectorAll('img')].filter(({ loading }) => loading === 'eager')).toHaveLength(6)
})

test('without a track reports what is missing', () => {
  expect(() => page.show(productSlider, {}, { html: '<ul></ul>' })).toThrow('product-slider: there is no .product-slider-track')
})

test('the live region is empty before the first move', () => {
  show()
  expect(words(document.querySelector('.product-slider-controls [role="status"]'))).toBe('')
})

test('a failed picture is requested again, then replaced by a placeholder', async () => {
  await failPictures(show(), page)
})
