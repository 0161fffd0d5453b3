// Kept values: checked, versioned, aged, apart for each store view; and our cookies.
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setEnvironment, type CookieOptions, type Stop } from '#shared/environment.ts'
import { configureCookies, readCookie, removeCookie, writeCookie } from './cookies.ts'
import { configureStorage, forgetPersonal, kept } from './kept.ts'
import { createTextStore } from './text-store.ts'

const Chart = v.object({ sizes: v.array(v.string()) })
const areas = { local: createTextStore(() => null), session: createTextStore(() => null) }
let now = 1_000_000
let written: [name: string, value: string, options: CookieOptions][] = []
let cookies: Record<string, string> = {}
let restore: Stop

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
  configureStorage('nl')
})
afterEach(() => restore())

describe('a kept value', () => {
  it('comes back as it was written, under the store and its name', () => {
    const chart = kept('size-charts', Chart, { area: 'local' })
    expect(chart.read()).toBeNull()
    chart.write({ sizes: ['S', 'M'] })
    expect(chart.read()).toEqual({ sizes: ['S', 'M'] })
    expect(areas.local.keys()).toEqual(['touchline:nl:size-charts'])
    chart.clear()
    expect(chart.read()).toBeNull()
  })

  it('belongs to one store view', () => {
    const chart = kept('size-charts', Chart, { area: 'local' })
    chart.write({ sizes: ['S'] })
    configureStorage('be')
    expect(chart.read()).toBeNull()
    chart.write({ sizes: ['36'] })
    configureStorage('nl')
    expect(chart.read()).toEqual({ sizes: ['S'] })
  })

  it('is forgotten when a later release reads it', () => {
    kept('size-charts', Chart, { area: 'local', version: 1 }).write({ sizes: ['S'] })
    expect(kept('size-charts', Chart, { area: 'local', version: 2 }).read()).toBeNull()
    expect(areas.local.keys()).toEqual([])
  })

  it.each([
    [0, true],
    [500, true],
    [501, false],
    [-1, false],
    [3e11, false],
    [-3e11, false],
  ])('with an end of 500 ms is read %d ms later: %s', (later, isRead) => {
    const chart = kept('size-charts', Chart, { area: 'local', maxAge: 500 })
    chart.write({ sizes: ['S'] })
    now += later
    expect(chart.read() !== null).toBe(isRead)
  })

  it('without an end does not mind clocks that are years wrong', () => {
    const chart = kept('size-charts', Chart, { area: 'local' })
    chart.write({ sizes: ['S'] })
    now -= 1e12
    expect(chart.read()).toEqual({ sizes: ['S'] })
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
    expect(kept('size-charts', Chart, { area: 'local' }).read()).toBeNull()
  })
})

it('forgets what is personal to this store view and nothing else', () => {
  const attempt = kept('order-attempt', v.string(), { area: 'session' })
  const chart = kept('size-charts', Chart, { area: 'local' })
  attempt.write('key')
  chart.write({ sizes: ['S'] })
  areas.session.set('theirs', 'x')
  configureStorage('be')
  attempt.write('other')
  forgetPersonal()
  expect(attempt.read()).toBeNull()
  configureStorage('nl')
  expect(attempt.read()).toBe('key')
  forgetPersonal()
  expect([attempt.read(), chart.read()?.sizes, areas.session.get('theirs')]).toEqual([null, ['S'], 'x'])
})

describe('a cookie', () => {
  it('is JSON below the store, with the platform’s seven days', () => {
    configureCookies('/nl/')
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
