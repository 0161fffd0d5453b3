// The device: read on first use, followed while a listener exists, and irrelevant to prices and stock.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setEnvironment } from '#shared/environment.ts'
import { $device } from './device.ts'

const root = join(import.meta.dirname, '../..')
const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'

let narrowSide: number
let userAgent: string
const listeners = new Set<() => void>()
let restore: () => void

beforeEach(() => {
  vi.useFakeTimers()
  narrowSide = 390
  userAgent = android
  restore = setEnvironment({
    deviceSigns: () => ({ userAgent, touchPoints: 5, narrowSide }),
    onResize: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  })
})
afterEach(() => {
  // nanostores unmounts an atom a second after its last listener has left.
  vi.advanceTimersByTime(1_000)
  vi.useRealTimers()
  restore()
})

const resize = (side: number) => {
  narrowSide = side
  for (const listener of listeners) listener()
}

test('a phone that unfolds is a tablet, and each change is reported once', () => {
  const reported: string[] = []
  const stop = $device.subscribe((device) => void reported.push(device))
  resize(720)
  resize(721)
  resize(390)
  expect(reported).toEqual(['phone', 'tablet', 'phone'])
  stop()
})

test('if the user agent names the device, the width has no effect', () => {
  userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)'
  const reported: string[] = []
  const stop = $device.subscribe((device) => void reported.push(device))
  resize(1200)
  expect(reported).toEqual(['phone'])
  stop()
})

test('a single read returns the current device, and without subscribers no listener is left', () => {
  expect($device.get()).toBe('phone')
  expect(listeners.size).toBe(1)
  vi.advanceTimersByTime(1_000)
  expect(listeners.size).toBe(0)
  narrowSide = 800
  expect($device.get()).toBe('tablet')
})

test('no price, stock or address depends on it: only the widget and the public API use it', () => {
  const files = globSync('{stores,shared,widgets}/**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.includes('.test.'))
  const readers = files.filter((file) => /from '[^']*(stores\/page|\.)\/device\.ts'/.test(readFileSync(join(root, file), 'utf8')))
  expect(readers.toSorted()).toEqual(['widgets/device/device.ts', 'widgets/page/public-api.ts'])
})
