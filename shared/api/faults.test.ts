// Tests calls against every fault of the quality table (`npm test`: one of each kind, `npm run test:all`: each). Each fault gives one kind
// of error, the call always ends, and never makes more requests than agreed.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FailureKind } from '#shared/domain/failure.ts'
import { setEnvironment } from '#shared/environment.ts'
import { apiCalls, type ApiCall } from '#tests/support/api-examples.ts'
import { callsToTry } from '#tests/support/call-kinds.ts'
import * as faults from '#tests/support/fault-server.ts'
import { useFaultServer } from '#tests/support/use-fault-server.ts'
import { ApiError } from './errors.ts'
import { configureApi } from './settings.ts'

interface Fault {
  name: string
  behaviour: (answer: unknown) => faults.Behaviour
  kind: FailureKind
  /** How often a read is sent; a write is sent once. */
  reads: 1 | 3
  /** A call whose answer may be empty accepts this. */
  isEmpty?: boolean
  /** For an extension's call, this says that the host does not have it. */
  isMissing?: boolean
  /** A redirect that the call cannot follow: to a login, for a call of the spec. */
  isRedirect?: boolean
}

const status = (code: number): Fault => ({
  name: String(code),
  behaviour: () => faults.json({ message: 'No' }, code),
  kind: code < 500 ? 'rejected' : 'unavailable',
  reads: [408, 429, 500, 502, 503, 504].includes(code) ? 3 : 1,
  isMissing: code === 404,
})

const table: Fault[] = [
  { name: 'a reset connection', behaviour: () => faults.reset, kind: 'offline', reads: 3 },
  { name: 'a body that was cut', behaviour: faults.cutBody, kind: 'offline', reads: 3 },
  ...[400, 401, 403, 404, 408, 409, 413, 422, 429, 500, 502, 503, 504].map(status),
  { name: 'a 500 of HTML', behaviour: () => faults.html(500), kind: 'unavailable', reads: 3 },
  { name: 'a 404 of HTML', behaviour: () => faults.html(404), kind: 'rejected', reads: 1, isMissing: true },
  { name: 'HTML with 200', behaviour: () => faults.html(), kind: 'malformed', reads: 1 },
  { name: 'an empty answer', behaviour: () => faults.empty(), kind: 'malformed', reads: 1, isEmpty: true },
  { name: 'cut JSON', behaviour: (answer) => faults.cutJson(answer === true ? [true] : answer), kind: 'malformed', reads: 1 },
  { name: '204', behaviour: () => faults.noContent, kind: 'malformed', reads: 1, isEmpty: true },
  { name: '304', behaviour: () => faults.empty(304), kind: 'malformed', reads: 1, isRedirect: true },
  ...[301, 302, 303, 307, 308].map((code): Fault => ({
    name: `${code} elsewhere`,
    behaviour: () => faults.redirect('https://elsewhere.invalid/', code),
    kind: 'malformed',
    reads: 1,
    isRedirect: true,
  })),
]

/** Faults that only the time limit ends. */
const endless = [
  { name: 'silence', behaviour: faults.silent },
  { name: 'headers that drip', behaviour: faults.dripHeaders },
  { name: 'a body that drips', behaviour: faults.dripBody },
]

const stage = useFaultServer()
const calls = callsToTry(apiCalls)
/** In milliseconds, on a clock that the test controls: however busy the machine is, no call times out before it has reached the server. */
const LIMIT = 5_000
const realTimeout = setTimeout
const inReal = (ms: number) => new Promise((resolve) => realTimeout(resolve, ms))

/** The outcome of a call; anything but a value or an ApiError fails the test. */
async function endOf(run: Promise<unknown>): Promise<ApiError | 'fine'> {
  try {
    await run
    return 'fine'
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
}

function answerBy(call: ApiCall, fault: Fault): void {
  const behaviour = fault.behaviour(call.answer)
  stage.server.reply(behaviour)
  stage.server.replySession(call.sends.path === 'api/session' ? behaviour : faults.json({}))
}

describe.each(table)('$name', (fault) => {
  it.each(calls)('ends $name', async (call) => {
    answerBy(call, fault)
    const end = await endOf(call.run())
    const isFine = (fault.isEmpty && call.canBeEmpty) || (fault.isMissing && call.canBeAbsent)
    const isEnded = fault.isRedirect && call.isOfSession
    const kind = fault.isMissing && call.canBeMissing ? 'unoffered' : isEnded ? 'rejected' : fault.kind
    expect(end === 'fine' ? end : end.kind).toBe(isFine ? 'fine' : kind)
    expect(stage.server.arrived).toHaveLength(call.isRead ? fault.reads : 1)
  })
})

describe.each(endless)('$name', ({ behaviour }) => {
  let restore = () => {}
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    restore = setEnvironment({ elapsed: () => 0 })
  })
  afterEach(() => {
    restore()
    vi.useRealTimers()
  })

  it.each(calls)('ends $name at its limit and not before', async (call) => {
    stage.server.reply(behaviour)
    stage.server.replySession(call.sends.path === 'api/session' ? behaviour : faults.json({}))
    stage.point({ api: LIMIT, catalogue: LIMIT })
    let end: ApiError | 'fine' | null = null
    const ended = endOf(call.run()).then((how) => (end = how))
    // Waits until the server has the request and part of the answer has been sent.
    while (stage.server.arrived.length === 0) await inReal(1)
    await inReal(12)
    vi.advanceTimersByTime(LIMIT - 1)
    await inReal(0)
    expect(end).toBe(null)
    vi.advanceTimersByTime(1)
    expect(await ended).toMatchObject({ kind: 'timeout' })
    expect(stage.server.arrived).toHaveLength(1)
  })
})

describe('a 419', () => {
  it.each(
    calls.filter(({ sends, isForEverybody }) => sends.path !== 'api/session' && !sends.path.startsWith('catalog/') && !isForEverybody),
  )('repeats $name once with a new token', async (call) => {
    stage.server.reply(faults.json({}, 419))
    stage.server.replySession(faults.json({}))
    expect(await endOf(call.run())).toMatchObject({ kind: 'rejected', status: 419 })
    expect(stage.server.arrived.map(({ path }) => path)).toEqual([call.sends.path, 'api/session', call.sends.path])
  })
})

describe('no server at all', () => {
  it.each(calls)('ends $name', async (call) => {
    const closed = createServer()
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve))
    // The address of a server that listens on a port is an object with that port.
    const { port } = closed.address() as AddressInfo
    await new Promise((resolve) => closed.close(resolve))
    configureApi({ apiUrl: `http://127.0.0.1:${port}/nl/`, storeId: 1, limits: { retryDelay: 1 } })
    expect(await endOf(call.run())).toMatchObject({ kind: 'offline', status: null })
  })

  it('ends a call to a name that does not exist', async () => {
    configureApi({ apiUrl: 'http://no-such-host.invalid/nl/', storeId: 1, limits: { retryDelay: 1 } })
    expect(await endOf(apiCalls[0]?.run() ?? Promise.resolve())).toMatchObject({ kind: 'offline' })
  })
})

describe('a page that was left', () => {
  it.each(callsToTry(apiCalls.filter(({ run }) => run.length > 0)))('ends $name as aborted', async (call) => {
    const controller = new AbortController()
    const leave: faults.Behaviour = () => controller.abort()
    stage.server.reply(leave)
    stage.server.replySession(leave)
    expect(await endOf(call.run(controller.signal))).toMatchObject({ kind: 'aborted' })
  })
})

describe('whatever a patched fetch throws', () => {
  it.each([new Error('odd'), 'text', null, new DOMException('gone', 'AbortError')])('ends as offline: %s', async (thrown) => {
    const back = setEnvironment({ fetch: () => Promise.reject(thrown) })
    expect(await endOf(apiCalls[0]?.run() ?? Promise.resolve())).toMatchObject({ kind: 'offline', cause: thrown })
    back()
  })
})
