// Tests of a countdown: it counts down to the host's moment, is read out in two units, and is then replaced by the host's content.
// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { setEnvironment } from '#shared/environment.ts'
import { useWidgetPage, words } from '#tests/support/widget-page.ts'
import countdown from './countdown.ts'
import { partsOf } from './parts.ts'

const page = useWidgetPage()
const start = Date.parse('2026-12-01T00:00:00Z')
let now = start
let timer: (() => void) | null = null
beforeEach(() => {
  now = start
  timer = null
  return setEnvironment({
    now: () => now,
    setTimer: (run) => {
      timer = run
      return () => (timer = null)
    },
  })
})
const html =
  '<p data-countdown-running>Until <time datetime="2026-12-02T01:01:01Z">2 December</time></p><p data-countdown-ended hidden>The sale is over</p>'
const cells = (mount: HTMLElement) => [...mount.querySelectorAll('.countdown-cell b')].map(({ textContent }) => textContent)

test('splits a duration into days, hours, minutes and seconds', () => {
  expect([partsOf(90_061_999), partsOf(-5)]).toEqual([
    { days: 1, hours: 1, minutes: 1, seconds: 1 },
    { days: 0, hours: 0, minutes: 0, seconds: 0 },
  ])
})

test('counts down to the host’s own <time>, and is read out in two units', () => {
  const mount = page.show(countdown, {}, { html })
  expect([cells(mount), mount.querySelector('[role="timer"] .touchline-hidden')?.textContent]).toEqual([
    ['01', '01', '01', '01'],
    '1 day and 1 hour left',
  ])
  now += 86_400_000
  timer?.()
  expect([cells(mount)[0], words(mount).includes('1 hour and 1 minute left')]).toEqual(['00', true])
})

test('pauses while the page is edited, and continues afterwards', () => {
  document.documentElement.setAttribute('data-touchline-editing', '')
  const mount = page.show(countdown, {}, { html })
  expect([cells(mount), timer]).toEqual([['01', '01', '01', '01'], null])
  document.documentElement.removeAttribute('data-touchline-editing')
  now += 1000
  document.dispatchEvent(new Event('touchline:editing'))
  expect([cells(mount).at(-1), timer]).toEqual(['00', expect.any(Function)])
})

test('ends once, with the host’s content', () => {
  const mount = page.show(countdown, { seconds: false }, { html })
  expect(cells(mount)).toHaveLength(3)
  now = Date.parse('2026-12-02T01:01:01Z')
  timer?.()
  expect([mount.querySelector('.countdown-clock'), mount.querySelector<HTMLElement>('[data-countdown-ended]')?.hidden, timer]).toEqual([
    null,
    false,
    null,
  ])
  expect(page.events).toEqual([{ name: 'countdown:ended', detail: { until: '2026-12-02T01:01:01.000Z' } }])
})
