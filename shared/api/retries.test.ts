// Tests retries, time limits and aborted calls.
import { afterEach, describe, expect, it, vi } from 'vitest'
import { setEnvironment } from '#shared/environment.ts'
import * as answers from '#tests/support/answers.ts'
import { apiCalls } from '#tests/support/api-examples.ts'
import * as faults from '#tests/support/fault-server.ts'
import { errorOf, useFaultServer } from '#tests/support/use-fault-server.ts'
import { getCart, getTotals, removeLine } from '#shared/cart/calls.ts'
import { getDividers } from '#shared/catalogue/calls.ts'
import { configureApi } from './settings.ts'

const stage = useFaultServer()

afterEach(() => void vi.useRealTimers())

/** A clock that the test controls; the network ignores it. */
function stopClock() {
  let now = 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  setEnvironment({ elapsed: () => now })
  const timers = vi.spyOn(globalThis, 'setTimeout')
  return {
    pass: (ms: number) => {
      now += ms
      vi.advanceTimersByTime(ms)
    },
    /** Waits until a timer of so many milliseconds is set. */
    untilWaiting: (ms: number) => until(() => timers.mock.calls.some(([, delay]) => delay === ms)),
  }
}

/** Gives the network time until the condition holds. */
const until = (isSo: () => boolean) =>
  new Promise<void>((resolve) => {
    const look = () => (isSo() ? resolve() : void setImmediate(look))
    look()
  })

/** Whether a call has ended; everything that its timers started is over by then. */
async function hasEnded(call: Promise<unknown>): Promise<boolean> {
  const isOn = Symbol()
  return (await Promise.race([call, new Promise((resolve) => setImmediate(resolve, isOn))])) !== isOn
}

describe('reads', () => {
  it.each([408, 429, 500, 502, 503, 504])('are retried twice after %d', async (status) => {
    stage.server.reply(faults.json({}, status), faults.json({}, status), faults.json(answers.quoteAnswer()))
    expect((await getCart()).id).toBe(9)
    expect(stage.server.arrived).toHaveLength(3)
  })

  it.each([
    ['a reset connection', faults.reset],
    ['a body that was cut', faults.cutBody(answers.quoteAnswer())],
  ])('are retried after %s', async (_name, fault) => {
    stage.server.reply(fault, fault, faults.json(answers.quoteAnswer()))
    expect((await getCart()).id).toBe(9)
  })

  it('give up after the third try', async () => {
    stage.server.reply(faults.json({}, 503))
    await errorOf(getCart())
    expect(stage.server.arrived).toHaveLength(3)
  })

  it.each([400, 404, 501])('are not retried after %d', async (status) => {
    stage.server.reply(faults.json({}, status))
    await errorOf(getTotals())
    expect(stage.server.arrived).toHaveLength(1)
  })

  it('wait as long as the server asks', async () => {
    const { pass, untilWaiting } = stopClock()
    stage.server.reply(faults.json({}, 503, { 'Retry-After': '1' }), faults.json(answers.quoteAnswer()))
    const quote = getCart()
    await untilWaiting(1_000)
    pass(1_000)
    expect((await quote).id).toBe(9)
  })

  it.each(['3600', new Date(Date.now() + 3_600_000).toUTCString()])('do not wait for %s', async (patience) => {
    stage.server.reply(faults.json({ message: 'Later' }, 503, { 'Retry-After': patience }))
    expect(await errorOf(getCart())).toMatchObject({ kind: 'unavailable', words: 'Later' })
    expect(stage.server.arrived).toHaveLength(1)
  })

  it('ignore an invalid Retry-After', async () => {
    stage.server.reply(faults.json({}, 503, { 'Retry-After': 'soon' }), faults.json(answers.quoteAnswer()))
    expect((await getCart()).id).toBe(9)
  })
})

describe('writes', () => {
  it.each([
    ['408', faults.json({}, 408)],
    ['429', faults.json({}, 429, { 'Retry-After': '0' })],
    ['500', faults.json({}, 500)],
    ['503', faults.json({}, 503)],
    ['a reset connection', faults.reset],
    ['a body that was cut', faults.cutBody(answers.quoteAnswer())],
    ['an answer that cannot be read', faults.cutJson(answers.quoteAnswer())],
  ])('are never retried after %s', async (_name, fault) => {
    stage.server.reply(fault)
    for (const call of apiCalls.filter(({ isRead }) => !isRead)) {
      stage.server.arrived.length = 0
      await errorOf(call.run()).catch(() => {})
      expect(
        stage.server.arrived.map(({ path }) => path),
        call.name,
      ).toEqual([call.sends.path])
    }
  })
})

describe('the limit', () => {
  it('covers the whole call, including retries and the token refresh', async () => {
    const { pass, untilWaiting } = stopClock()
    stage.point({ api: 150, retryDelay: 100 })
    stage.server.reply(faults.json({}, 503))
    const read = errorOf(getCart())
    await untilWaiting(100)
    pass(100)
    await untilWaiting(200)
    pass(49)
    expect(await hasEnded(read)).toBe(false)
    pass(1)
    expect(await read).toMatchObject({ kind: 'timeout' })
    stage.cookies = {}
    stage.server.reply(faults.silent)
    stage.server.replySession(faults.silent)
    const write = errorOf(removeLine(1))
    await until(() => stage.server.arrived.length === 1)
    pass(150)
    expect(await write).toMatchObject({ kind: 'timeout' })
    expect(stage.arrived()).toEqual(['GET api/session'])
  })

  it('covers a write, its token refresh and its repetition', async () => {
    const { pass } = stopClock()
    stage.point({ api: 4_000 })
    const late = Promise.withResolvers<void>()
    stage.server.reply(faults.after(late.promise, faults.json({}, 419)), faults.silent)
    const write = errorOf(removeLine(41))
    await until(() => stage.server.arrived.length === 1)
    pass(3_000)
    late.resolve()
    await until(() => stage.server.arrived.length === 3)
    pass(999)
    expect(await hasEnded(write)).toBe(false)
    pass(1)
    expect(await write).toMatchObject({ kind: 'timeout' })
    expect(stage.arrived()).toEqual(['DELETE checkout/cart/items/41', 'GET api/session', 'DELETE checkout/cart/items/41'])
  })

  it.each([
    ['60 seconds for the one client', 60_000, () => getCart()],
    ['10 seconds for the other', 10_000, () => getDividers(3, 1)],
  ])('is %s, unless a test says otherwise', async (_name, limit, makeCall) => {
    const { pass } = stopClock()
    configureApi({ apiUrl: stage.server.url, storeId: 1 })
    stage.server.reply(faults.silent)
    const call = errorOf(makeCall())
    await until(() => stage.server.arrived.length === 1)
    pass(limit - 1)
    expect(await hasEnded(call)).toBe(false)
    pass(1)
    expect(await call).toMatchObject({ kind: 'timeout' })
  })
})

describe('aborting', () => {
  it('before, while waiting, and while the body arrives ends the call as aborted and closes the connection', async () => {
    for (const behaviour of [faults.silent, faults.dripHeaders, faults.dripBody]) {
      const controller = new AbortController()
      const closed = new Promise((resolve) => {
        stage.server.reply((response, request) => {
          response.on('close', resolve)
          return behaviour(response, request)
        })
      })
      const call = errorOf(getCart(controller.signal))
      await until(() => stage.server.arrived.length > 0)
      controller.abort()
      expect(await call).toMatchObject({ kind: 'aborted' })
      await closed
    }
    stage.server.reply(faults.json(answers.quoteAnswer()))
    expect(await errorOf(getCart(AbortSignal.abort()))).toMatchObject({ kind: 'aborted' })
    expect(stage.server.arrived).toEqual([])
  })

  it('leaves no listeners on a signal that is still in use, however many calls it is for', async () => {
    stage.server.reply(faults.json(answers.quoteAnswer()))
    const { signal } = new AbortController()
    const [added, left] = [vi.spyOn(signal, 'addEventListener'), vi.spyOn(signal, 'removeEventListener')]
    for (let call = 0; call < 20; call++) await getCart(signal)
    expect(added).toHaveBeenCalledTimes(20)
    expect(left.mock.calls.map(([, listener]) => listener)).toEqual(added.mock.calls.map(([, listener]) => listener))
  })

  it('ends a wait between two tries', async () => {
    stage.point({ retryDelay: 60_000 })
    const controller = new AbortController()
    stage.server.reply((response, request) => {
      setImmediate(() => controller.abort())
      return faults.json({}, 503)(response, request)
    })
    expect(await errorOf(getCart(controller.signal))).toMatchObject({ kind: 'aborted' })
  })
})
