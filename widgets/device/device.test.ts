// Tests of the attribute for the device type: added with the mount, updated after a change, removed with the last mount.
// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setEnvironment } from '#shared/environment.ts'
import { useWidgetPage } from '#tests/support/widget-page.ts'
import device from './device.ts'

const page = useWidgetPage()
const written = () => document.documentElement.getAttribute('data-touchline-device')
let narrowSide: number
let resize: () => void
let restore: () => void

beforeEach(() => {
  narrowSide = 390
  restore = setEnvironment({
    deviceSigns: () => ({ userAgent: 'Mozilla/5.0 (Linux; Android 10; K) Mobile', touchPoints: 5, narrowSide }),
    onResize: (listener) => {
      resize = listener
      return () => {}
    },
  })
})
afterEach(() => restore())

test('the page has the device type, and follows changes', () => {
  const mount = page.show(device, {}, { html: '<p>In your pocket</p>' })
  expect(written()).toBe('phone')
  narrowSide = 800
  resize()
  expect(written()).toBe('tablet')
  expect(mount.innerHTML).toContain('<p>In your pocket</p>')
})

test('without a mount there is no attribute', () => {
  expect(written()).toBeNull()
})
