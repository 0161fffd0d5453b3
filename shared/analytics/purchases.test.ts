// Tests that one browser reports a purchase once: through lost answers, reloads, two tabs and withdrawn consent.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { environment, setEnvironment } from '#shared/environment.ts'
import { createTextStore } from '#shared/storage/text-store.ts'
import { type ClaimOrder, openPurchases } from './purchases.ts'
import type { Counted } from './translate.ts'

const purchase: Counted = { name: 'purchase', transaction_id: '7', items: [], currency: 'EUR', value: 20 }

type Answer = Awaited<ReturnType<ClaimOrder>>
let kept: ReturnType<typeof createTextStore>
let clock: number
let timers: { at: number; run: () => void }[]
let comeOnline: (() => void)[]
let isGranted: boolean
let sent: string[]
/** The requests to the host, and its state: the granted claim by order. */
let requested: string[]
let books: Map<string, string>
let faults: Answer[]
let locked: Promise<unknown>
let restore: () => void

/** Acts as a host: grants the first claim of an order, and the same claim again. */
const host: ClaimOrder = async (number, claim) => {
  requested.push(claim)
  const first = books.get(number) ?? claim
  books.set(number, first)
  return faults.shift() ?? (first === claim ? 'granted' : 'taken')
}

beforeEach(() => {
  kept = createTextStore(() => null)
  clock = 1_000
  timers = []
  comeOnline = []
  isGranted = true
  sent = []
  requested = []
  books = new Map()
  faults = []
  locked = Promise.resolve()
  restore = setEnvironment({
    now: () => clock,
    storage: () => kept,
    setTimer: (run, ms) => {
      const timer = { at: clock + ms, run }
      timers.push(timer)
      return () => void (timers = timers.filter((other) => other !== timer))
    },
    onOnline: (listener) => {
      comeOnline.push(listener)
      return () => void (comeOnline = comeOnline.filter((other) => other !== listener))
    },
    withLock: (_name, work) => {
      const own = locked.then(work)
      locked = own
      return own
    },
  })
})
afterEach(() => restore())

const openTab = (claim = host) =>
  openPurchases(
    'nl',
    claim,
    () => isGranted,
    (event) => void sent.push(event.transaction_id ?? ''),
  )
/** Resolves when every request has been answered. */
const settled = () => vi.waitFor(() => locked)
const wait = async (ms: number) => {
  clock += ms
  for (const timer of timers.filter(({ at }) => at <= clock)) {
    timers = timers.filter((other) => other !== timer)
    timer.run()
  }
  await settled()
  await Promise.resolve()
}

test('the first browser reports the purchase, and stores nothing afterwards', async () => {
  openTab().add(purchase)
  await settled()
  expect(sent).toEqual(['7'])
  expect(kept.keys()).toEqual([])
})

test('if another browser has claimed it, nothing is reported', async () => {
  books.set('7', 'of another browser')
  openTab().add(purchase)
  await settled()
  expect(sent).toEqual([])
  expect(kept.keys()).toEqual([])
})

describe('an answer that is lost after the host has decided', () => {
  beforeEach(() => {
    faults = ['unanswered']
  })

  test('is requested again with the same token after a pause', async () => {
    openTab().add(purchase)
    await settled()
    expect(sent).toEqual([])
    await wait(2_000)
    expect(requested[0]).toBe(requested[1])
    expect(sent).toEqual(['7'])
  })

  test('is requested again by the next page of the shop', async () => {
    const first = openTab()
    first.add(purchase)
    await settled()
    first.stop()
    openTab().resume()
    await settled()
    expect(sent).toEqual(['7'])
    expect(new Set(requested).size).toBe(1)
  })

  test('is requested again when the connection is back', async () => {
    openTab().add(purchase)
    await settled()
    for (const come of comeOnline) come()
    await settled()
    expect(sent).toEqual(['7'])
  })

  test('is requested by only one of two tabs that open at once', async () => {
    const first = openTab()
    first.add(purchase)
    await settled()
    first.stop()
    openTab().resume()
    openTab().resume()
    await settled()
    expect(sent).toEqual(['7'])
    expect(requested).toHaveLength(2)
  })

  test('is given up after four tries on a page, and finally after three days', async () => {
    faults = Array<Answer>(9).fill('unanswered')
    const page = openTab()
    page.add(purchase)
    await settled()
    for (const pause of [2_000, 10_000, 30_000, 60_000]) await wait(pause)
    expect(requested).toHaveLength(4)
    page.stop()
    clock += 3 * 24 * 3_600_000
    openTab().resume()
    await settled()
    expect(requested).toHaveLength(4)
  })
})

test('an order emitted again by the page is one purchase with one token', async () => {
  faults = ['unanswered']
  const page = openTab()
  page.add(purchase)
  page.add(purchase)
  await settled()
  expect(sent).toEqual(['7'])
  expect(new Set(requested).size).toBe(1)
})

test('if consent is withdrawn while the host decides, nothing is reported, then or later', async () => {
  const answer = Promise.withResolvers<Answer>()
  const page = openTab(() => answer.promise)
  page.add(purchase)
  await Promise.resolve()
  isGranted = false
  page.forget()
  answer.resolve('granted')
  await settled()
  expect(sent).toEqual([])
  isGranted = true
  openTab().resume()
  await settled()
  expect([sent, requested]).toEqual([[], []])
})

test('without consent pending purchases are not requested', async () => {
  faults = ['unanswered']
  const page = openTab()
  page.add(purchase)
  await settled()
  page.stop()
  isGranted = false
  openTab().resume()
  await settled()
  expect(requested).toHaveLength(1)
})

test.each(['{', '{}', '[{"claim":1}]', '[{"claim":"a","until":99999,"event":null}]'])(
  'an invalid stored value counts as missing: %s',
  async (text) => {
    environment.storage('local').set('touchline:nl:purchases-due', text)
    openTab().resume()
    await settled()
    expect([sent, requested]).toEqual([[], []])
  },
)
