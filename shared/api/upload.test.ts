// Tests a followed upload: it ends like any other call, and times out only when nothing was sent for the whole limit.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { setEnvironment } from '#shared/environment.ts'
import { requestPersonal } from './client.ts'
import { ApiError } from './errors.ts'
import { configureApi } from './settings.ts'

const LIMIT = 60_000
const url = 'https://shop.test/nl/returns/post/complaint'

/** A fake XMLHttpRequest, driven by the test. */
class Line extends EventTarget {
  readonly upload = new EventTarget()
  readonly headers = new Map<string, string>()
  sent: string | null = null
  isAborted = false
  withCredentials = false
  status = 0
  responseText = ''
  responseURL = url
  open() {}
  setRequestHeader(name: string, value: string) {
    this.headers.set(name.toLowerCase(), value)
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nx-odd: a: b\r\n'
  }
  send(body: string) {
    this.sent = body
    for (const listener of sending) listener(this)
  }
  abort() {
    this.isAborted = true
    this.dispatchEvent(new Event('abort'))
  }
  move(loaded: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total: 100 }))
  }
  answer(status: number, body: unknown) {
    Object.assign(this, { status, responseText: typeof body === 'string' ? body : JSON.stringify(body) })
    this.dispatchEvent(new Event('load'))
  }
}

const sending = new Set<(line: Line) => void>()
const stops: (() => void)[] = []
/** Time passes only when the test says so. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  configureApi({ apiUrl: 'https://shop.test/nl/', storeId: 1, limits: { api: LIMIT } })
  const newUpload = () => new Line() as unknown as XMLHttpRequest
  stops.push(setEnvironment({ newUpload, cookie: () => 'a-token' }))
})
afterEach(() => {
  vi.useRealTimers()
  sending.clear()
  for (const stop of stops.splice(0)) stop()
})

/** Sends, runs the test's events, and returns the outcome and the reported progress. */
async function send(work: (line: Line) => unknown, signal?: AbortSignal) {
  const steps: number[] = []
  const lines: Line[] = []
  sending.add((line) => {
    lines.push(line)
    void work(line)
  })
  const options = { json: { text: 'Torn' }, headers: { 'Idempotency-Key': 'key' }, follow: (sent: number) => steps.push(sent), signal }
  const answer = await requestPersonal('POST', 'returns/post/complaint', v.object({ reference: v.string() }), options).catch(
    (error: unknown) => error,
  )
  return { answer, steps, lines, kind: answer instanceof ApiError ? answer.kind : null }
}

test('it is sent with the headers of every call, reports its progress, and its answer is parsed', async () => {
  const { answer, steps, lines } = await send((line) => {
    for (const sent of [10, 60, 100]) line.move(sent)
    line.answer(201, { reference: 'C-1' })
  })
  expect([answer, steps]).toEqual([{ reference: 'C-1' }, [10, 60, 100]])
  expect(lines[0]?.sent).toBe('{"text":"Torn"}')
  expect(lines[0]?.withCredentials).toBe(true)
  expect(Object.fromEntries(lines[0]?.headers ?? [])).toMatchObject({
    'content-type': 'application/json',
    'idempotency-key': 'key',
    'x-requested-with': 'XMLHttpRequest',
    'x-store-id': '1',
    'x-xsrf-token': 'a-token',
  })
})

test('a slow connection does not time out: the limit restarts whenever a part has been sent', async () => {
  const { answer } = await send(async (line) => {
    for (const sent of [20, 40, 60, 80, 100]) {
      await pass(LIMIT * 0.6)
      line.move(sent)
    }
    line.answer(201, { reference: 'C-1' })
  })
  expect(answer).toEqual({ reference: 'C-1' })
})

test('an upload without progress is given up, and so is one that the shopper cancels', async () => {
  const dead = await send((line) => {
    line.move(10)
    void pass(LIMIT + 1)
  })
  expect([dead.kind, dead.lines[0]?.isAborted]).toEqual(['timeout', true])
  sending.clear()
  const stop = new AbortController()
  const stopped = await send((line) => {
    line.move(10)
    stop.abort()
  }, stop.signal)
  expect([stopped.kind, stopped.lines[0]?.isAborted]).toEqual(['aborted', true])
})

test.each([
  ['a lost line', (line: Line) => line.dispatchEvent(new Event('error')), 'offline'],
  ['a refusal', (line: Line) => line.answer(422, { message: 'No' }), 'rejected'],
  ['a server in trouble', (line: Line) => line.answer(503, ''), 'unavailable'],
  ['HTML', (line: Line) => line.answer(200, '<h1>Back soon</h1>'), 'malformed'],
  ['nothing', (line: Line) => line.answer(204, ''), 'malformed'],
  [
    'a redirect that was followed',
    (line: Line) => {
      line.responseURL = 'https://elsewhere.test/login'
      line.answer(200, { reference: 'C-1' })
    },
    'malformed',
  ],
])('%s ends as it does for every call', async (_name, work, kind) => {
  expect((await send(work)).kind).toBe(kind)
})

test('without XMLHttpRequest it is sent like all other calls', async () => {
  const requests: Request[] = []
  stops.push(
    setEnvironment({
      newUpload: () => null,
      fetch: async (request) => {
        requests.push(request)
        return Response.json({ reference: 'C-1' }, { status: 201 })
      },
    }),
  )
  const { answer, steps } = await send(() => {})
  expect([answer, steps, requests.length]).toEqual([{ reference: 'C-1' }, [], 1])
})
