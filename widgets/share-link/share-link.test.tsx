// Tests of sharing: by the browser's dialog if there is one; otherwise the link is copied and a message says so.
// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { press, shown, soon, useWidgetPage } from '#tests/support/widget-page.ts'
import widget from './share-link.tsx'

const page = useWidgetPage('https://shop.test/nl/product/home-shirt')
afterEach(() => vi.unstubAllGlobals())

test('the browser’s share dialog gets the address with the choices', async () => {
  const share = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', { share, clipboard: {} })
  page.show(widget, { url: '/nl/product/home-shirt#colour=12', title: 'Shirt' })
  await press('Share')
  await soon(() => share.mock.calls.length === 1)
  expect(share.mock.calls[0]).toEqual([{ url: expect.stringMatching(/\/nl\/product\/home-shirt#colour=12$/), title: 'Shirt' }])
})

test('without it the link is copied; if that fails too, it is reported', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  page.show(widget, { url: '/nl/product/home-shirt' })
  await press('Share')
  await shown('The link was copied')
  writeText.mockRejectedValueOnce(new Error('no'))
  await press('Share')
  await shown('Please copy it from the address bar.')
})
