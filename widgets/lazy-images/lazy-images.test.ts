// Tests of the presets; the tests in `shared/ui/pictures` cover how each works.
// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setEnvironment } from '#shared/environment.ts'
import { soon, useWidgetPage } from '#tests/support/widget-page.ts'
import lazyImages from './lazy-images.ts'

const page = useWidgetPage()
const looks = vi.fn()
beforeEach(() => {
  looks.mockClear()
  // Skips the delay of 200 ms.
  setEnvironment({ setTimer: (run) => (run(), () => {}) })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = looks
      disconnect() {}
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

const show = (preset: string) =>
  page.show(lazyImages, { preset }, { html: '<img loading="lazy" alt="" src="/late.webp">' }).querySelector('img')

/** Fires as many errors as a browser would. */
async function fail(image: HTMLImageElement | null): Promise<boolean> {
  for (let times = 0; times < 12; times++) {
    image?.dispatchEvent(new Event('error'))
    await new Promise((resolve) => setTimeout(resolve))
  }
  return image?.dataset['missing'] === ''
}

test('observing loads ahead and leaves failed pictures to the browser', async () => {
  const image = show('observing')
  expect([looks.mock.calls.length, await fail(image)]).toEqual([1, false])
})

test('retrying requests failed pictures again and leaves the rest to the browser', async () => {
  const image = show('retrying')
  expect(looks).not.toHaveBeenCalled()
  image?.dispatchEvent(new Event('error'))
  await soon(() => {
    image?.dispatchEvent(new Event('error'))
    return image?.dataset['missing'] === ''
  })
})
