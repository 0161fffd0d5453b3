// Kept values: checked, versioned, aged, apart for each store view; and our cookies.
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setEnvironment, type CookieOptions, type Stop } from '#shared/environment.ts'
import { readCookie, removeCookie, writeCookie } from './cookies.ts'
import { forgetPersonal, kept } from './kept.ts'
import { configureStorage } from './store-view.ts'
import { createTextStore } from './text-store.ts'

const Chart = v.object({ sizes: v.array(v.string()) })
const areas = { local: createTextStore(() => null), session: createTextStore(() => null) }
let now = 1_000_000
let written: [name: string, value: string, options: CookieOptions][] = []
let cookies: Record<string, string> = {}
let restore: Stop
const enter = (code: string) => configureStorage({ code, path: `/${code}/` })
const sizes = (part: { minutes?: number; version?: number } = {}) => kept({ name: 'size-charts', area: 'local', schema: Chart, ...part })

beforeEach(() => {
  now = 1_000_000
  written = []
  cookies = {}
  for (const area of [areas.local, areas.session]) area.keys().forEach(area.remove)
  restore = setEnvironment({
    now: () => now,
    storage: (area) => areas[area],
    cookie: (name) => cookies[name] ?? null,
    setCookie: (...entry) => void written.push(entry),
  })
  enter('nl')
})
afterEach(() => restore())

describe('a kept value', () => {
  it('comes back as it was written, under the store and its name', () => {
    const chart = sizes()
    expect(chart.get()).toBeNull()
    chart.set({ sizes: ['S', 'M'] })
    expect(chart.get()).toEqual({ sizes: ['S', 'M'] })
    expect(areas.local.keys()).toEqual(['touchline:nl:size-charts'])
    chart.forget()
    expect(chart.get()).toBeNull()
  })

  it('belongs to one store view', () => {
    const chart = sizes()
    chart.set({ sizes: ['S'] })
    enter('be')
    expect(chart.get()).toBeNull()
    chart.set({ sizes: ['36'] })
    enter('nl')
    expect(chart.get()).toEqual({ sizes: ['S'] })
  })

  it('is forgotten when a later release reads it', () => {
    sizes({ version: 1 }).set({ sizes: ['S'] })
    expect(sizes({ version: 2 }).get()).toBeNull()
    expect(areas.local.keys()).toEqual([])
  })

  it.each([
    [0, true],
    [59_999, true],
    [60_000, false],
    [-1, false],
    [3e11, false],
    [-3e11, false],
  ])('with an end of a minute is read %d ms later: %s', (later, isRead) => {
    const chart = sizes({ minutes: 1 })
    chart.set({ sizes: ['S'] })
    now += later
    expect(chart.get() !== null).toBe(isRead)
  })

  it('without an end does not mind clocks that are years wrong', () => {
    const chart = sizes()
    chart.set({ sizes: ['S'] })
    now -= 1e12
    expect(chart.get()).toEqual({ sizes: ['S'] })
  })

  it.each([
    '',
    'null',
    '{',
    '[]',
    '"text"',
    '{"version":1}',
    '{"version":1,"at":0,"value":{"sizes":"S"}}',
    '{"version":1,"at":0,"value":null}',
    '<html>',
  ])('that is corrupt (%j) is none', (text) => {
    areas.local.set('touchline:nl:size-charts', text)
    expect(sizes().get()).toBeNull()
  })
})

it('forgets what is personal to this store view and nothing else', () => {
  const attempt = kept({ name: 'order-attempt', area: 'session', schema: v.string() })
  const chart = sizes()
  attempt.set('key')
  chart.set({ sizes: ['S'] })
  areas.session.set('theirs', 'x')
  enter('be')
  attempt.set('other')
  forgetPersonal()
  expect(attempt.get()).toBeNull()
  enter('nl')
  expect(attempt.get()).toBe('key')
  forgetPersonal()
  expect([attempt.get(), chart.get()?.sizes, areas.session.get('theirs')]).toEqual([null, ['S'], 'x'])
})

describe('a cookie', () => {
  it('is JSON below the store, with the platform’s seven days', () => {
    writeCookie('touchline-choice', { a: [1] })
    writeCookie('touchline-choice', 'x', 1)
    removeCookie('touchline-choice')
    expect(written).toEqual([
      ['touchline-choice', '{"a":[1]}', { path: '/nl/', days: undefined }],
      ['touchline-choice', '"x"', { path: '/nl/', days: 1 }],
      ['touchline-choice', '', { path: '/nl/', days: 0 }],
    ])
  })

  it('is read by its schema, and is none where it does not fit', () => {
    cookies = { ids: '[3,2]', text: 'plain', broken: '[3,' }
    expect(readCookie('ids', v.array(v.number()))).toEqual([3, 2])
    expect(readCookie('text', v.string())).toBe('plain')
    for (const name of ['broken', 'missing', 'text']) expect(readCookie(name, v.array(v.number()))).toBeNull()
  })
})
